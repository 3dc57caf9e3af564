import { z } from "zod";
import { identityProof } from "./credentials.ts";
import { endpoint } from "./endpoint.ts";

const short = z.string().max(200).optional();

/**
 * Where the browser is sent to sign in elsewhere. Without a `code_challenge` the session comes back as a cookie; with one, a
 * code comes back to `redirect_to`, which the token endpoint takes with its verifier. What goes wrong goes on to a page, as
 * `error_code` in its address.
 */
export const authorize = endpoint({
  method: "GET",
  path: "/api/auth/authorize",
  summary: "Sends the browser to the provider to sign in there.",
  access: "public",
  input: {
    query: z.object({
      provider: short,
      redirect_to: z.string().max(2000).optional(),
      code_challenge: short,
      code_challenge_method: short,
    }),
  },
  output: "response",
  errors: [],
});

/** Where the provider sends the browser back to. */
export const providerCallback = endpoint({
  method: "GET",
  path: "/api/auth/callback",
  summary: "Where the provider sends the browser back to: signs in, then goes on to a page.",
  access: "public",
  input: {},
  output: "response",
  errors: [],
});

/**
 * Begins to connect an account of the provider to the person signed in; the browser goes on to `url`, and comes back to the
 * profile. It takes a login of the last minutes or `current_password`, because it adds a way in.
 */
export const connectProvider = endpoint({
  method: "POST",
  path: "/api/auth/user/identities",
  summary: "Begins to connect an account of the provider; the browser goes on to `url`.",
  access: "signed-in",
  input: { body: identityProof.extend({ provider: z.string().max(50) }) },
  output: z.object({ provider: z.string(), url: z.string() }),
  errors: ["provider_disabled", "provider_unreachable", "reauthentication_needed", "too_many_requests"],
});

/** Takes an account of the provider away, unless it is the only way in. Takes a login of the last minutes or the password. */
export const disconnectProvider = endpoint({
  method: "DELETE",
  path: "/api/auth/user/identities/:id",
  summary: "Disconnects an account of the provider.",
  access: "signed-in",
  input: { params: z.object({ id: z.string().min(1).max(100) }), body: identityProof.optional() },
  output: z.object({}),
  errors: [
    "identity_not_found",
    "single_identity_not_deletable",
    "reauthentication_needed",
    "too_many_requests",
  ],
});
