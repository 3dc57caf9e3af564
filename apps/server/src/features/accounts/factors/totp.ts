import { randomUUID } from "node:crypto";
import type { enrolFactor } from "@meal/contract/factors";
import type { OutputOf } from "@meal/contract/endpoint";
import { Secret, TOTP } from "otpauth";
import { transaction } from "../../../db/transaction.ts";
import { AppError } from "../../../app-error.ts";
import { seal, unseal } from "../../../security/seal.ts";
import { addChallenge, takeChallenge } from "../challenges-repository.ts";
import {
  addFactor,
  dropUnfinished,
  hasSecondFactor,
  listFactors,
  readApp,
  removeFactorRow,
  takeStep,
  type FactorRow,
} from "./factors-repository.ts";
import { answerRaised, raiseSession, type KnownCaller } from "./raise-session.ts";
import type { AccountsParts } from "../parts.ts";
import { qrSvg } from "./qr-svg.ts";
import { countTry, rateRules } from "../rate-rules.ts";
import { closeOpenSessions, endHalfSessions } from "./raise-repository.ts";
import { sessionsTopic } from "../sessions/sessions-topic.ts";
import type { SessionAnswer } from "../sessions/sessions.ts";
import { confirmIdentity, notifyOwner, ownPerson, type SignedIn } from "../people/user.ts";

export const APPS_LIMIT = 10;
const CHALLENGE_LIFETIME_MS = 5 * 60_000;
const secretBytes = 20;
// Clocks of phones run apart: the code of the step before and after counts too.
const toleratedSteps = 1;

/** What an app should be called, and where. */
export interface Enrolment {
  readonly friendlyName: string | undefined;
  readonly issuer: string | undefined;
  readonly currentPassword: string | undefined;
}

/** Makes the secret of an authenticator app. It counts for nothing until a first code was verified. */
export async function enrolApp(
  parts: AccountsParts,
  { friendlyName, issuer = "AI Meal Planner", currentPassword }: Enrolment,
  caller: SignedIn,
): Promise<OutputOf<typeof enrolFactor>> {
  await confirmIdentity(parts, currentPassword, caller);
  const { id: userId, email } = await ownPerson(parts, caller.session.userId);
  const id = randomUUID();
  const secret = new Secret({ size: secretBytes });
  const now = parts.clock.now();
  await transaction(parts.database.db, async (trx) => {
    await dropUnfinished(trx, userId);
    refuseOneTooMany(await listFactors(trx, userId), friendlyName);
    await addFactor(trx, {
      id,
      user_id: userId,
      factor_type: "totp",
      friendly_name: friendlyName ?? null,
      status: "unverified",
      sealed_secret: seal(parts.keys.derive("totp"), secret.base32, id),
      last_step: 0,
      created_at: now,
      updated_at: now,
    });
  });
  const uri = new TOTP({ issuer, label: email, secret }).toString();
  const name = friendlyName === undefined ? {} : { friendly_name: friendlyName };
  return { id, type: "totp", ...name, totp: { qr_code: qrSvg(uri), secret: secret.base32, uri } };
}

function refuseOneTooMany(factors: readonly FactorRow[], friendlyName: string | undefined): void {
  const apps = factors.filter(({ factor_type }) => factor_type === "totp");
  if (apps.length >= APPS_LIMIT) throw new AppError("too_many_enrolled_mfa_factors");
  if (friendlyName !== undefined && apps.some(({ friendly_name }) => friendly_name === friendlyName))
    throw new AppError("mfa_factor_name_conflict");
}

/** Opens a verification, which belongs to this session and this app. */
export async function challengeApp(
  parts: AccountsParts,
  factorId: string,
  { session, ...caller }: KnownCaller,
) {
  await countTry(parts, rateRules.challenge, session.userId, caller);
  const { db } = parts.database;
  if (!(await readApp(db, session.userId, factorId))) throw new AppError("mfa_factor_not_found");
  const id = randomUUID();
  const now = parts.clock.now();
  const expiresAt = now + CHALLENGE_LIFETIME_MS;
  const data = { factorId, sessionId: session.sessionId };
  await addChallenge(db, { id, user_id: session.userId, purpose: "totp", data, expires_at: expiresAt }, now);
  return { id, type: "totp", expires_at: Math.floor(expiresAt / 1000) } as const;
}

/** What the app showed, and for which challenge. */
export interface ShownCode {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
}

/**
 * Checks a code. A wrong one leaves the challenge open for the next try; a right one closes it and raises the session. The
 * first code of an app makes it a second factor: from then on the person's other sessions have to show it too.
 */
export async function verifyApp(
  parts: AccountsParts,
  { factorId, challengeId, code }: ShownCode,
  caller: KnownCaller,
): Promise<SessionAnswer> {
  const { userId, sessionId } = caller.session;
  await countTry(parts, rateRules.secondFactor, userId, caller);
  const app = await readApp(parts.database.db, userId, factorId);
  if (!app) throw new AppError("mfa_factor_not_found");
  const now = parts.clock.now();
  const step = stepOf(parts, app, code, now);
  const raised = await transaction(parts.database.db, async (trx) => {
    const challenge = await takeChallenge(trx, { id: challengeId, purpose: "totp", owner: userId }, now);
    if (challenge?.data["factorId"] !== factorId || challenge.data["sessionId"] !== sessionId)
      throw new AppError("mfa_challenge_expired");
    if (step === undefined || !(await takeStep(trx, userId, factorId, step, now)))
      throw new AppError("mfa_verification_failed");
    if (app.status === "unverified") await closeOpenSessions(trx, userId, sessionId);
    return raiseSession(trx, caller, "totp", now);
  });
  await parts.limiter.forget(rateRules.secondFactor.perAccount, userId);
  if (app.status === "unverified") {
    await parts.bus.publish(sessionsTopic(userId));
    await notifyOwner(parts, userId, "second-factor");
  }
  return answerRaised(parts, caller, raised);
}

/** The time step whose code this is, if it is one of about now. */
function stepOf({ keys }: AccountsParts, app: FactorRow, code: string, now: number): number | undefined {
  if (app.sealed_secret === null || !/^\d{6}$/u.test(code)) return undefined;
  const totp = new TOTP({ secret: unseal(keys.derive("totp"), app.sealed_secret, app.id) });
  const delta = totp.validate({ token: code, timestamp: now, window: toleratedSteps });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/** Takes an app away. With the last one the recovery codes go, and so do sign-ins that wait for a code that never comes. */
export async function removeApp(
  parts: AccountsParts,
  id: string,
  currentPassword: string | undefined,
  caller: SignedIn,
) {
  await confirmIdentity(parts, currentPassword, caller);
  const { userId } = caller.session;
  await transaction(parts.database.db, async (trx) => {
    if (!(await removeFactorRow(trx, userId, "totp", id))) throw new AppError("mfa_factor_not_found");
    if (await hasSecondFactor(trx, userId)) return;
    await removeFactorRow(trx, userId, "recovery_code");
    await endHalfSessions(trx, userId);
  });
  await notifyOwner(parts, userId, "second-factor-removed");
  return { id };
}
