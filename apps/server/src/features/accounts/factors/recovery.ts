import { randomInt, randomUUID } from "node:crypto";
import type { recoveryCodes } from "@meal/contract/factors";
import type { UserId } from "@meal/domain/accounts/actor";
import type { z } from "zod";
import { transaction } from "../../../db/transaction.ts";
import { AppError } from "../../../app-error.ts";
import {
  addFactor,
  addRecoveryCodes,
  hasSecondFactor,
  listRecoveryCodes,
  removeFactorRow,
  takeRecoveryCode,
} from "./factors-repository.ts";
import { answerRaised, raiseSession, type KnownCaller } from "./raise-session.ts";
import type { AccountsParts } from "../parts.ts";
import { countTry, rateRules } from "../rate-rules.ts";
import type { SessionAnswer } from "../sessions/sessions.ts";
import { confirmIdentity, notifyOwner, type SignedIn } from "../people/user.ts";

const CODES = 10;
const defaultName = "Recovery codes";
// Without letters that are taken for figures.
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";
const groups = 3;
const groupLength = 4;

/** Makes ten codes in place of any older ones. Only their keyed hashes are kept, so they are told this once. */
export async function makeCodes(
  parts: AccountsParts,
  currentPassword: string | undefined,
  caller: SignedIn,
  friendlyName: string = defaultName,
): Promise<z.input<typeof recoveryCodes>> {
  await confirmIdentity(parts, currentPassword, caller);
  const owner = caller.session.userId;
  const id = randomUUID();
  const codes = Array.from({ length: CODES }, () => randomRecoveryCode());
  const now = parts.clock.now();
  await transaction(parts.database.db, async (trx) => {
    if (!(await hasSecondFactor(trx, owner))) throw new AppError("mfa_factor_not_found");
    await removeFactorRow(trx, owner, "recovery_code");
    await addFactor(trx, {
      id,
      user_id: owner,
      factor_type: "recovery_code",
      friendly_name: friendlyName,
      status: "verified",
      sealed_secret: null,
      last_step: 0,
      created_at: now,
      updated_at: now,
    });
    const hashes = codes.map((code) => hashOf(parts, owner, code));
    await addRecoveryCodes(trx, owner, id, hashes);
  });
  await notifyOwner(parts, owner, "recovery-codes");
  return { id, type: "recovery_code", friendly_name: friendlyName, total: CODES, codes };
}

/** How many codes are left. */
export async function countCodes({ database }: AccountsParts, owner: UserId) {
  const codes = await listRecoveryCodes(database.db, owner);
  const [first] = codes;
  if (!first) throw new AppError("mfa_factor_not_found");
  const remaining = codes.filter(({ used_at }) => used_at === null).length;
  return { id: first.factor_id, type: "recovery_code", total: codes.length, remaining } as const;
}

/** Shows the second factor with a code, which works this once. */
export async function useCode(
  parts: AccountsParts,
  code: string,
  caller: KnownCaller,
): Promise<SessionAnswer> {
  const { userId } = caller.session;
  await countTry(parts, rateRules.secondFactor, userId, caller);
  const now = parts.clock.now();
  const raised = await transaction(parts.database.db, async (trx) => {
    if (!(await takeRecoveryCode(trx, userId, hashOf(parts, userId, code), now)))
      throw new AppError("mfa_verification_failed");
    return raiseSession(trx, caller, "recovery_code", now);
  });
  await parts.limiter.forget(rateRules.secondFactor.perAccount, userId);
  return answerRaised(parts, caller, raised);
}

/** Makes the codes worthless. */
export async function removeCodes(
  parts: AccountsParts,
  currentPassword: string | undefined,
  caller: SignedIn,
): Promise<{ id: string }> {
  await confirmIdentity(parts, currentPassword, caller);
  const { userId } = caller.session;
  const removed = await removeFactorRow(parts.database.db, userId, "recovery_code");
  if (!removed) throw new AppError("mfa_factor_not_found");
  await notifyOwner(parts, userId, "recovery-codes-removed");
  return { id: removed.id };
}

/** Sixty random bits. */
function randomRecoveryCode(): string {
  return Array.from({ length: groups }, randomGroup).join("-");
}

function randomGroup(): string {
  return Array.from({ length: groupLength }, randomLetter).join("");
}

function randomLetter(): string {
  return alphabet[randomInt(alphabet.length)] ?? "";
}

/** What is written by hand comes back with other letters: case, spaces and dashes do not count, and O is 0. */
function hashOf({ keys }: AccountsParts, owner: UserId, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/gu, "").replaceAll("o", "0").replaceAll(/[il]/gu, "1");
  return keys.hash("recovery-code", `${owner}:${plain}`);
}
