import { randomUUID } from "node:crypto";
import type { OutputOf } from "@meal/contract/endpoint";
import type { beginPasskeySignIn as beginEndpoint, shownCredential } from "@meal/contract/passkeys";
import type { z } from "zod";
import { AppError } from "../../../app-error.ts";
import { addChallenge, takeChallenge } from "../challenges-repository.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { findPasskey, notePasskeyUse, type PasskeyRow } from "./passkeys-repository.ts";
import { CHALLENGE_LIFETIME_MS, loadWebauthn, relyingParty } from "./site.ts";
import { readPerson } from "../people/people-repository.ts";
import { countAnonymousTry, rateRules } from "../rate-rules.ts";
import { signIn, type SessionAnswer } from "../sessions/sessions.ts";

/** What a browser needs to sign in. The device knows whose passkeys it has, so nobody is named. */
export async function beginPasskeySignIn(
  parts: AccountsParts,
  caller: Caller,
): Promise<OutputOf<typeof beginEndpoint>> {
  await countAnonymousTry(parts, rateRules.passkey, caller);
  const { id: rpId } = relyingParty(parts.appUrl);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, userVerification: "required" });
  const now = parts.clock.now();
  const id = randomUUID();
  const expires_at = now + CHALLENGE_LIFETIME_MS;
  const waiting = { id, user_id: null, purpose: "passkey-sign-in", data: { challenge }, expires_at } as const;
  await addChallenge(parts.database.db, waiting, now);
  const options: OutputOf<typeof beginEndpoint>["options"] = {
    challenge,
    timeout: CHALLENGE_LIFETIME_MS,
    rpId,
    allowCredentials: [],
    userVerification: "required",
  };
  return { challenge_id: id, options, expires_at: Math.floor(expires_at / 1000) };
}

/** What a device showed, and for which challenge. */
export interface ShownPasskey {
  readonly challengeId: string;
  readonly credential: z.output<typeof shownCredential>;
}

/** Signs in with a passkey. The device has unlocked it for its owner, so it stands for both factors. */
export async function passkeySignIn(
  parts: AccountsParts,
  { challengeId, credential }: ShownPasskey,
  caller: Caller,
): Promise<SessionAnswer> {
  await countAnonymousTry(parts, rateRules.passkey, caller);
  const { db } = parts.database;
  const now = parts.clock.now();
  const challenge = await takeChallenge(
    db,
    { id: challengeId, purpose: "passkey-sign-in", owner: "whoever has its name" },
    now,
  );
  if (!challenge) throw new AppError("webauthn_challenge_expired");
  const passkey = await findPasskey(db, credential.id);
  if (!passkey) throw new AppError("webauthn_verification_failed");
  const counter = await verify(parts, passkey, credential, challenge.data["challenge"] ?? "");
  const person = await readPerson(db, passkey.user_id);
  if (!person || !(await notePasskeyUse(db, passkey, counter, now)))
    throw new AppError("webauthn_verification_failed");
  if (parts.isVerificationOn && person.email_confirmed_at === null) throw new AppError("email_not_confirmed");
  return signIn(parts, { person, methods: ["webauthn"], isTwoFactors: true }, caller);
}

/** The new count of uses. One that does not grow comes from a copy of the key, and is refused by the library. */
async function verify(
  { appUrl, log }: AccountsParts,
  passkey: PasskeyRow,
  { authenticatorAttachment, response, ...rest }: ShownPasskey["credential"],
  challenge: string,
): Promise<number> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(appUrl);
  const { userHandle, ...answer } = response;
  const owner = Buffer.from(passkey.user_id).toString("base64url");
  if (userHandle !== undefined && userHandle !== owner) throw new AppError("webauthn_verification_failed");
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...rest,
        ...(authenticatorAttachment === undefined ? {} : { authenticatorAttachment }),
        response: answer,
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(Buffer.from(passkey.public_key, "base64url")),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    if (verified) return authenticationInfo.newCounter;
  } catch (cause) {
    log.warn({ err: cause, passkey: passkey.id }, "a passkey was not accepted");
    throw new AppError("webauthn_verification_failed", { cause });
  }
  throw new AppError("webauthn_verification_failed");
}
