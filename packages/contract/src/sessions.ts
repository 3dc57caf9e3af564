import { z } from "zod";
import { cookieSession, noSession, user } from "./account-shapes.ts";
import { email, givenPassword, newPassword, personData, redirect } from "./credentials.ts";
import { endpoint } from "./endpoint.ts";

/** Ends this session, the person's others, or all of them. Without a session it does nothing. */
export const logOut = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  summary: "Ends this session, the others, or all.",
  access: "public",
  input: { query: z.object({ scope: z.enum(["local", "others", "global"]).default("global") }) },
  output: "nothing",
  errors: [],
});

/** Who is signed in, without an error when nobody is: what the web asks at its start. */
export const readSession = endpoint({
  method: "GET",
  path: "/api/auth/session",
  summary: "The person signed in and the end of the session; nulls when there is none.",
  access: "public",
  input: {},
  output: z.union([cookieSession, noSession]),
  errors: [],
});

const coordinate = z.base64url().length(43);

/** A pair of keys on the curve P-256, as browsers read one. */
export const deviceKey = z.object({
  kty: z.literal("EC"),
  crv: z.literal("P-256"),
  x: coordinate,
  y: coordinate,
  /** The private half. */
  d: coordinate,
});

/** What a browser closes unsent changes with when a session ends, and opens them with after the next sign-in. */
export const readDeviceKey = endpoint({
  method: "GET",
  path: "/api/auth/device-key",
  summary: "The account's keys for what waits on its devices to be sent.",
  access: "signed-in",
  input: {},
  output: deviceKey,
  errors: [],
});

/** Where a person is signed in. */
export const listSessions = endpoint({
  method: "GET",
  path: "/api/auth/sessions",
  summary: "Where the person is signed in.",
  access: "signed-in",
  input: {},
  output: z.array(
    z.object({
      id: z.string(),
      created_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      user_agent: z.string(),
      is_current: z.boolean(),
    }),
  ),
  errors: [],
});

/** The person signed in. */
export const readUser = endpoint({
  method: "GET",
  path: "/api/auth/user",
  summary: "The person signed in.",
  access: "public",
  input: {},
  output: user,
  errors: ["not_signed_in"],
});

/**
 * Changes name, email or password. A new e-mail holds once it is confirmed by the mail sent to it. A password or an e-mail
 * takes a login of the last minutes or `current_password`; a new password ends all other sessions.
 */
export const changeUser = endpoint({
  method: "PUT",
  path: "/api/auth/user",
  summary: "Changes name, email or password.",
  access: "signed-in",
  input: {
    query: redirect,
    body: z.object({
      email: email.optional(),
      password: newPassword.optional(),
      current_password: givenPassword.optional(),
      data: personData.optional(),
    }),
  },
  output: user,
  errors: ["reauthentication_needed", "too_many_requests"],
});
