import { z } from "zod";
import { sessionAnswer } from "./account-shapes.ts";
import { givenPassword, identityProof } from "./credentials.ts";
import { endpoint } from "./endpoint.ts";

const id = z.object({ id: z.string().min(1).max(100) });
const name = z.string().trim().min(1).max(100);
const code = z.string().trim().min(1).max(50);

/** A set of recovery codes; `codes` are told once and never again. */
export const recoveryCodes = z.object({
  id: z.string(),
  type: z.literal("recovery_code"),
  friendly_name: z.string().optional(),
  total: z.number().int(),
  codes: z.array(z.string()),
});

/**
 * Begins to set up an authenticator app. It counts once a first code was verified. Takes a login of the last minutes or
 * `current_password`.
 */
export const enrolFactor = endpoint({
  method: "POST",
  path: "/api/auth/factors",
  summary: "Begins to set up an authenticator app as a second factor.",
  access: "signed-in",
  input: {
    body: z.object({
      factor_type: z.literal("totp"),
      friendly_name: name.optional(),
      issuer: name.optional(),
      current_password: givenPassword.optional(),
    }),
  },
  output: z.object({
    id: z.string(),
    type: z.literal("totp"),
    friendly_name: z.string().optional(),
    /** `qr_code` is an SVG as text. */
    totp: z.object({ qr_code: z.string(), secret: z.string(), uri: z.string() }),
  }),
  errors: [
    "mfa_factor_name_conflict",
    "too_many_enrolled_mfa_factors",
    "reauthentication_needed",
    "too_many_requests",
  ],
});

/** Opens a step of verification, which ends after some minutes. Also for who still has to show the second factor. */
export const challengeFactor = endpoint({
  method: "POST",
  path: "/api/auth/factors/:id/challenge",
  summary: "Opens the verification of a second factor.",
  access: "public",
  input: { params: id },
  output: z.object({ id: z.string(), type: z.literal("totp"), expires_at: z.number().int() }),
  errors: ["not_signed_in", "mfa_factor_not_found", "too_many_requests"],
});

/** Checks a code of the authenticator app. The session then is one of two factors. A code works once. */
export const verifyFactor = endpoint({
  method: "POST",
  path: "/api/auth/factors/:id/verify",
  summary: "Shows the second factor with a code of the authenticator app.",
  access: "public",
  input: { params: id, body: z.object({ challenge_id: z.string().min(1).max(100), code }) },
  output: sessionAnswer,
  errors: [
    "not_signed_in",
    "mfa_factor_not_found",
    "mfa_challenge_expired",
    "mfa_verification_failed",
    "too_many_requests",
  ],
});

/** Takes a second factor away; with the last one go the recovery codes. Takes a login of the last minutes or the password. */
export const removeFactor = endpoint({
  method: "DELETE",
  path: "/api/auth/factors/:id",
  summary: "Takes a second factor away.",
  access: "signed-in",
  input: { params: id, body: identityProof.optional() },
  output: z.object({ id: z.string() }),
  errors: ["mfa_factor_not_found", "reauthentication_needed", "too_many_requests"],
});

/** How many recovery codes are left. Also for who still has to show the second factor. */
export const readRecoveryCodes = endpoint({
  method: "GET",
  path: "/api/auth/factors/recovery-codes",
  summary: "How many recovery codes are left.",
  access: "public",
  input: {},
  output: z.object({
    id: z.string(),
    type: z.literal("recovery_code"),
    total: z.number().int(),
    remaining: z.number().int(),
  }),
  errors: ["not_signed_in", "mfa_factor_not_found"],
});

/** Makes ten recovery codes in place of any older ones, and tells them this once. Takes a login of the last minutes or the password. */
export const makeRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/auth/factors/recovery-codes",
  summary: "Makes ten recovery codes and tells them once.",
  access: "signed-in",
  input: { body: identityProof.extend({ friendly_name: name.optional() }).optional() },
  output: recoveryCodes,
  errors: ["mfa_factor_not_found", "reauthentication_needed", "too_many_requests"],
});

/** The same under the name that the hosted service's client calls for a new set. */
export const remakeRecoveryCodes = endpoint({
  method: "POST",
  path: "/api/auth/factors/recovery-codes/regenerate",
  summary: "Makes ten new recovery codes in place of the older ones and tells them once.",
  access: "signed-in",
  input: { body: identityProof.optional() },
  output: recoveryCodes,
  errors: ["mfa_factor_not_found", "reauthentication_needed", "too_many_requests"],
});

/** Shows the second factor with a recovery code, which is then used up. Case, spaces and dashes do not matter. */
export const useRecoveryCode = endpoint({
  method: "POST",
  path: "/api/auth/factors/recovery-codes/verify",
  summary: "Shows the second factor with a recovery code.",
  access: "public",
  input: { body: z.object({ code }) },
  output: sessionAnswer,
  errors: ["not_signed_in", "mfa_verification_failed", "too_many_requests"],
});

/** Makes the recovery codes worthless. */
export const removeRecoveryCodes = endpoint({
  method: "DELETE",
  path: "/api/auth/factors/recovery-codes",
  summary: "Takes the recovery codes away.",
  access: "signed-in",
  input: { body: identityProof.optional() },
  output: z.object({ id: z.string() }),
  errors: ["mfa_factor_not_found", "reauthentication_needed", "too_many_requests"],
});
