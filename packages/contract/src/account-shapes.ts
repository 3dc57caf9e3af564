import { z } from "zod";

const instant = z.iso.datetime();

/** A second factor, as its owner sees it. */
const factor = z.object({
  id: z.string(),
  factor_type: z.string(),
  friendly_name: z.string().optional(),
  status: z.enum(["verified", "unverified"]),
  created_at: instant,
  updated_at: instant,
});

/** An account elsewhere that a person signs in with. */
const identity = z.object({
  /** Ours, to disconnect it by. */
  identity_id: z.string(),
  /** Who the person is there. */
  id: z.string(),
  user_id: z.string(),
  provider: z.string(),
  created_at: instant,
});

/** A person as the hosted service's client knows them. */
export const user = z.object({
  id: z.string(),
  aud: z.literal("authenticated"),
  role: z.literal("authenticated"),
  email: z.string(),
  /** An address that was asked for and waits for its confirmation. */
  new_email: z.string().optional(),
  email_confirmed_at: instant.optional(),
  last_sign_in_at: instant.optional(),
  app_metadata: z.object({ provider: z.string(), providers: z.array(z.string()) }),
  user_metadata: z.object({ full_name: z.string() }),
  identities: z.array(identity),
  factors: z.array(factor),
  is_anonymous: z.literal(false),
  created_at: instant,
  updated_at: instant,
});

/** A session for a program: tokens to keep in a safe place. */
export const bearerSession = z.object({
  access_token: z.string(),
  token_type: z.literal("bearer"),
  expires_in: z.number().int(),
  expires_at: z.number().int(),
  refresh_token: z.string(),
  user,
});

/**
 * The session of a browser that sent `X-Session-Mode: cookie`: the token is in an HttpOnly cookie. `expires_at` counts
 * seconds. While a second factor is missing, `needs_second_factor` says so and nothing else opens.
 */
export const cookieSession = z.object({
  user,
  session: z.object({ expires_at: z.number().int(), needs_second_factor: z.boolean() }),
});

/** What signing in answers, by the mode of the request. */
export const sessionAnswer = z.union([bearerSession, cookieSession]);

/** What a browser is told when there is no session: nobody signed in, or the address must be confirmed first. */
export const noSession = z.object({ user: user.nullable(), session: z.null() });
