import { z } from "zod";
import { sessionAnswer } from "./account-shapes.ts";
import { identityProof } from "./credentials.ts";
import { endpoint } from "./endpoint.ts";

const instant = z.iso.datetime();
const id = z.object({ id: z.string().min(1).max(100) });
const challengeId = z.string().min(1).max(100);
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/u);
const credentialFields = {
  id: base64url(2000),
  rawId: base64url(2000),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};

/** What a browser's `navigator.credentials.create()` gives, as JSON. */
export const newCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url(10_000),
    attestationObject: base64url(50_000),
    transports: z.array(z.string().max(50)).max(10).optional(),
  }),
});

/** What a browser's `navigator.credentials.get()` gives, as JSON. */
export const shownCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url(10_000),
    authenticatorData: base64url(10_000),
    signature: base64url(10_000),
    userHandle: base64url(200).optional(),
  }),
});

/** A passkey, as its owner sees it. */
export const passkey = z.object({
  id: z.string(),
  friendly_name: z.string(),
  created_at: instant,
  last_used_at: instant.optional(),
});

const described = z.array(
  z.object({ id: z.string(), type: z.literal("public-key"), transports: z.array(z.string()).optional() }),
);

/** Begins to register a passkey. Takes a login of the last minutes or `current_password`. */
export const beginPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys/registration/options",
  summary: "What a browser needs to make a passkey.",
  access: "signed-in",
  input: { body: identityProof },
  output: z.object({
    challenge_id: z.string(),
    /** For `navigator.credentials.create()`. */
    options: z.object({
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      challenge: z.string(),
      pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number().int() })),
      timeout: z.number().int(),
      excludeCredentials: described,
      authenticatorSelection: z.object({
        residentKey: z.literal("required"),
        requireResidentKey: z.literal(true),
        userVerification: z.literal("required"),
      }),
      attestation: z.literal("none"),
    }),
    expires_at: z.number().int(),
  }),
  errors: ["too_many_passkeys", "reauthentication_needed", "too_many_requests"],
});

/** Keeps the passkey that the browser made. */
export const addPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys/registration/verify",
  summary: "Keeps the passkey that the browser made.",
  access: "signed-in",
  input: {
    body: z.object({
      challenge_id: challengeId,
      credential: newCredential,
      friendly_name: z.string().trim().min(1).max(120).optional(),
    }),
  },
  output: passkey,
  errors: [
    "webauthn_challenge_expired",
    "webauthn_verification_failed",
    "webauthn_credential_exists",
    "too_many_passkeys",
  ],
});

/** Begins to sign in with a passkey. Nobody is named, so the answer tells nothing about anybody. */
export const beginPasskeySignIn = endpoint({
  method: "POST",
  path: "/api/auth/passkeys/authentication/options",
  summary: "What a browser needs to sign in with a passkey.",
  access: "public",
  input: {},
  output: z.object({
    challenge_id: z.string(),
    /** For `navigator.credentials.get()`. */
    options: z.object({
      challenge: z.string(),
      timeout: z.number().int(),
      rpId: z.string(),
      allowCredentials: described,
      userVerification: z.literal("required"),
    }),
    expires_at: z.number().int(),
  }),
  errors: ["too_many_requests"],
});

/** Signs in with a passkey, which stands for both factors. */
export const signInWithPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkeys/authentication/verify",
  summary: "Signs in with a passkey.",
  access: "public",
  input: { body: z.object({ challenge_id: challengeId, credential: shownCredential }) },
  output: sessionAnswer,
  errors: [
    "webauthn_challenge_expired",
    "webauthn_verification_failed",
    "email_not_confirmed",
    "too_many_requests",
  ],
});

/** The person's passkeys, the newest first. */
export const listPasskeys = endpoint({
  method: "GET",
  path: "/api/auth/passkeys",
  summary: "The person's passkeys.",
  access: "signed-in",
  input: {},
  output: z.array(passkey),
  errors: [],
});

/** Gives a passkey another name. */
export const renamePasskey = endpoint({
  method: "PATCH",
  path: "/api/auth/passkeys/:id",
  summary: "Gives a passkey another name.",
  access: "signed-in",
  input: { params: id, body: z.object({ friendly_name: z.string().trim().min(1).max(120) }) },
  output: passkey,
  errors: ["not_found"],
});

/** Forgets a passkey, which then signs nobody in. Takes a login of the last minutes or the password. */
export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/auth/passkeys/:id",
  summary: "Forgets a passkey.",
  access: "signed-in",
  input: { params: id, body: identityProof.optional() },
  output: "nothing",
  errors: ["not_found", "reauthentication_needed", "too_many_requests"],
});
