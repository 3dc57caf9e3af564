import { randomUUID } from "node:crypto";
import type { OutputOf } from "@meal/contract/endpoint";
import type { beginPasskey, newCredential, passkey } from "@meal/contract/passkeys";
import type { UserId } from "@meal/domain/accounts/actor";
import type { z } from "zod";
import { AppError } from "../../../app-error.ts";
import type { UserSession } from "../../../ports/sessions.ts";
import { addChallenge, takeChallenge } from "../challenges-repository.ts";
import type { AccountsParts } from "../parts.ts";
import { addPasskeyRow, listPasskeyRows, removePasskeyRow, type PasskeyRow } from "./passkeys-repository.ts";
import { CHALLENGE_LIFETIME_MS, loadWebauthn, relyingParty, supportedAlgorithmIDs } from "./site.ts";
import { iso } from "../people/user-view.ts";
import { confirmIdentity, notifyOwner, ownPerson, type SignedIn } from "../people/user.ts";

export const PASSKEYS_LIMIT = 20;

/** What a browser needs to make a passkey: one that the device finds by itself and unlocks for its owner alone. */
export async function beginRegistration(
  parts: AccountsParts,
  currentPassword: string | undefined,
  caller: SignedIn,
): Promise<OutputOf<typeof beginPasskey>> {
  await confirmIdentity(parts, currentPassword, caller);
  const { db } = parts.database;
  const person = await ownPerson(parts, caller.session.userId);
  const known = await listPasskeyRows(db, person.id);
  refuseOneTooMany(known);
  const { id: rpID, name: rpName } = relyingParty(parts.appUrl);
  const { generateRegistrationOptions } = await loadWebauthn();
  const made = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.full_name,
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: "none",
    supportedAlgorithmIDs,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: [...transports],
    })),
  });
  const now = parts.clock.now();
  const id = randomUUID();
  const expires_at = now + CHALLENGE_LIFETIME_MS;
  const data = { challenge: made.challenge };
  await addChallenge(db, { id, user_id: person.id, purpose: "passkey-registration", data, expires_at }, now);
  const options: OutputOf<typeof beginPasskey>["options"] = {
    rp: { id: rpID, name: rpName },
    user: made.user,
    challenge: made.challenge,
    pubKeyCredParams: made.pubKeyCredParams,
    timeout: CHALLENGE_LIFETIME_MS,
    excludeCredentials: known.map((row) => describe(row)),
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  };
  return { challenge_id: id, options, expires_at: Math.floor(expires_at / 1000) };
}

/** What a device made, for which challenge, and what it should be called. */
export interface MadePasskey {
  readonly challengeId: string;
  readonly credential: z.output<typeof newCredential>;
  readonly friendlyName: string | undefined;
}

/** Keeps a passkey that was made for a challenge of this person. Each challenge is good for one answer. */
export async function finishRegistration(
  parts: AccountsParts,
  { challengeId, credential, friendlyName }: MadePasskey,
  { userId }: UserSession,
): Promise<z.input<typeof passkey>> {
  const { db } = parts.database;
  const now = parts.clock.now();
  const step = { id: challengeId, purpose: "passkey-registration", owner: userId } as const;
  const challenge = await takeChallenge(db, step, now);
  if (!challenge) throw new AppError("webauthn_challenge_expired");
  const made = await verify(parts, credential, challenge.data["challenge"] ?? "");
  const known = await listPasskeyRows(db, userId);
  refuseOneTooMany(known);
  const row: PasskeyRow = {
    id: randomUUID(),
    user_id: userId,
    credential_id: made.id,
    public_key: Buffer.from(made.publicKey).toString("base64url"),
    counter: made.counter,
    transports: made.transports ?? [],
    friendly_name: friendlyName ?? `Passkey ${known.length + 1}`,
    created_at: now,
    last_used_at: null,
  };
  if (!(await addPasskeyRow(db, row))) throw new AppError("webauthn_credential_exists");
  await notifyOwner(parts, userId, "passkey");
  return passkeyView(row);
}

async function verify({ appUrl }: AccountsParts, credential: MadePasskey["credential"], challenge: string) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(appUrl);
  const { authenticatorAttachment, response, ...rest } = credential;
  const { transports, ...answer } = response;
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...rest,
        ...(authenticatorAttachment === undefined ? {} : { authenticatorAttachment }),
        response: transports === undefined ? answer : { ...answer, transports },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    });
    if (verified) return registrationInfo.credential;
  } catch (cause) {
    throw new AppError("webauthn_verification_failed", { cause });
  }
  throw new AppError("webauthn_verification_failed");
}

function refuseOneTooMany(known: readonly PasskeyRow[]): void {
  if (known.length >= PASSKEYS_LIMIT) throw new AppError("too_many_passkeys");
}

function describe({ credential_id, transports }: PasskeyRow) {
  return { id: credential_id, type: "public-key" as const, transports: [...transports] };
}

/** Forgets a passkey of the caller. */
export async function forgetPasskey(
  parts: AccountsParts,
  id: string,
  currentPassword: string | undefined,
  caller: SignedIn,
): Promise<void> {
  await confirmIdentity(parts, currentPassword, caller);
  const { userId } = caller.session;
  if (!(await removePasskeyRow(parts.database.db, userId, id))) throw new AppError("not_found");
  await notifyOwner(parts, userId, "passkey-removed");
}

/** The passkeys of a person as they see them. */
export async function passkeysOf({ database }: AccountsParts, owner: UserId) {
  return (await listPasskeyRows(database.db, owner)).map((row) => passkeyView(row));
}

/** A passkey as its owner sees it. */
export function passkeyView({
  id,
  friendly_name,
  created_at,
  last_used_at,
}: Pick<PasskeyRow, "id" | "friendly_name" | "created_at" | "last_used_at">): z.input<typeof passkey> {
  const used = last_used_at === null ? {} : { last_used_at: iso(last_used_at) };
  return { id, friendly_name, created_at: iso(created_at), ...used };
}
