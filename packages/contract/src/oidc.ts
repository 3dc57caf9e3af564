import { z } from "zod";
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
