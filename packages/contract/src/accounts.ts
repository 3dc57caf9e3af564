import { z } from "zod";
import { bearerSession, cookieSession, noSession, sessionAnswer, user } from "./account-shapes.ts";
import { email, givenPassword, newPassword, personData, redirect } from "./credentials.ts";
import { endpoint } from "./endpoint.ts";

const token = z.string().min(1).max(500);

/** Makes an account. Without a session in the answer, the address must be confirmed first. */
export const signUp = endpoint({
  method: "POST",
  path: "/api/auth/signup",
  summary: "Makes an account, and signs in where no confirmation by mail is set up.",
  access: "public",
  input: {
    query: redirect,
    body: z.object({
      email,
      password: newPassword,
      data: personData.default({}),
    }),
  },
  output: z.union([bearerSession, cookieSession, noSession, user]),
  errors: ["user_already_exists", "registration_limit", "too_many_requests"],
});

/** The ways to get a session, and what each takes. */
export const tokenGrants = {
  password: z.object({ email, password: givenPassword }),
  refresh_token: z.object({ refresh_token: token }),
  pkce: z.object({ auth_code: token, code_verifier: token }),
  id_token: z.object({
    provider: z.string().max(50),
    id_token: z.string().min(1).max(10_000),
    nonce: z.string().max(500).optional(),
  }),
};

/** The name of a way to get a session. */
export type GrantType = keyof typeof tokenGrants;

/** Signs in, or renews a program's tokens. */
export const getToken = endpoint({
  method: "POST",
  path: "/api/auth/token",
  summary: "Signs in with what `grant_type` names, or renews the tokens of a session.",
  access: "public",
  input: {
    query: z.object({ grant_type: z.enum(["password", "refresh_token", "pkce", "id_token"]) }),
    body: z.looseObject({}),
  },
  output: sessionAnswer,
  errors: [
    "invalid_credentials",
    "email_not_confirmed",
    "refresh_token_not_found",
    "refresh_token_already_used",
    "flow_state_not_found",
    "provider_disabled",
    "provider_unreachable",
    "provider_sign_in_failed",
    "provider_email_unverified",
    "account_not_linkable",
    "too_many_requests",
  ],
});

/** Mails a code and a link to sign in with. Answers the same whether or not the address has an account. */
export const sendCode = endpoint({
  method: "POST",
  path: "/api/auth/otp",
  summary: "Mails a code and a link to sign in with, if the address has an account.",
  access: "public",
  input: { query: redirect, body: z.object({ email }) },
  output: z.object({}),
  errors: ["too_many_requests"],
});

/** Mails a link to choose a new password. Answers the same whether or not the address has an account. */
export const recover = endpoint({
  method: "POST",
  path: "/api/auth/recover",
  summary: "Mails a link to choose a new password, if the address has an account.",
  access: "public",
  input: { query: redirect, body: z.object({ email }) },
  output: z.object({}),
  errors: ["too_many_requests"],
});

/** Mails a confirmation again. Answers the same whether or not one is waiting. */
export const resend = endpoint({
  method: "POST",
  path: "/api/auth/resend",
  summary: "Mails a confirmation again, if one is waiting.",
  access: "public",
  input: { query: redirect, body: z.object({ type: z.enum(["signup", "email_change"]), email }) },
  output: z.object({}),
  errors: ["too_many_requests"],
});

const mailType = z.enum(["signup", "email", "magiclink", "recovery", "email_change"]);

/** Uses what a mail carried: its code with the address, or the token of its link. */
export const verify = endpoint({
  method: "POST",
  path: "/api/auth/verify",
  summary: "Signs in with the code or the link of a mail.",
  access: "public",
  input: {
    query: redirect,
    body: z.union([
      z.object({ type: mailType, email, token: z.string().trim().min(1).max(50) }),
      z.object({ type: mailType, token_hash: token }),
    ]),
  },
  output: sessionAnswer,
  errors: ["otp_expired", "link_invalid", "link_expired", "link_used", "too_many_requests"],
});

/** The link of a mail. It leads to the page whose button sends the token to `verify`; opening it uses nothing up. */
export const openLink = endpoint({
  method: "GET",
  path: "/api/auth/verify",
  summary: "The link of a mail: goes on to the page of the web app that uses it.",
  access: "public",
  input: {
    query: z.object({
      type: z.string().max(50).optional(),
      token_hash: z.string().max(500).optional(),
      redirect_to: z.string().max(2000).optional(),
    }),
  },
  output: "response",
  errors: [],
});

/** What the sign-in pages need to know about this deployment. */
export const readAuthSettings = endpoint({
  method: "GET",
  path: "/api/auth/settings",
  summary: "Which ways to sign in are set up.",
  access: "public",
  input: {},
  output: z.object({
    external: z.object({ email: z.literal(true), google: z.boolean() }),
    /** Whether browsers can make passkeys for this address. */
    passkeys: z.boolean(),
    disable_signup: z.literal(false),
    /** Whether a sign-up needs no confirmation by mail. */
    mailer_autoconfirm: z.boolean(),
    /** How many accounts one network address may open; null for no limit. */
    max_accounts_per_address: z.number().int().nullable(),
  }),
  errors: [],
});

/** spec: 1, section 7. The address that the form sends to `checkIpLimit`. */
export const readClientAddress = endpoint({
  method: "GET",
  path: "/api/client-address",
  summary: "The network address of the caller.",
  access: "public",
  input: {},
  output: z.object({ ip: z.string() }),
  errors: [],
});

/** spec: 1, section 7. The answer is about the address the server sees, so nobody can ask about another's. */
export const checkIpLimit = endpoint({
  method: "POST",
  path: "/api/functions/check-ip-limit",
  summary: "Whether the caller's network address may open one more account.",
  access: "public",
  input: { body: z.object({ ip_address: z.string().max(100).optional() }) },
  output: z.object({ canRegister: z.boolean() }),
  errors: [],
});
