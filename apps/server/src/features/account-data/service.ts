import type { UserId } from "@meal/domain/accounts/actor";
import { DELETION_LOGIN_MS } from "@meal/domain/accounts/sessions";
import { transaction } from "../../db/transaction.ts";
import { AppError } from "../../app-error.ts";
import {
  confirmIdentity,
  deletePerson,
  ownPerson,
  sessionsTopic,
  unmarkDevice,
  type AccountsParts,
  type SignedIn,
} from "../accounts/service.ts";
import { goodbyeMail } from "./goodbye-mail.ts";
import { ownedTables } from "./owned-tables.ts";
import { readAddresses, removeOldMemories, removeOwnRows } from "./repository.ts";

/** Deletes the caller's account, once they have shown again who they are. */
export async function deleteOwnAccount(
  parts: AccountsParts,
  password: string | undefined,
  caller: SignedIn,
): Promise<void> {
  const { userId, createdAt } = caller.session;
  const person = await ownPerson(parts, userId);
  if (password !== undefined) await confirmIdentity(parts, password, caller, "password");
  else if (person.password_hash !== null) throw new AppError("reauthentication_needed");
  else if (parts.clock.now() - createdAt >= DELETION_LOGIN_MS) throw new AppError("reauthentication_needed");
  await eraseAccount(parts, userId);
  caller.responseHeaders.append("set-cookie", parts.cookie.clear);
  caller.responseHeaders.append("set-cookie", unmarkDevice(parts));
  // Without a mail server the goodbye would be a file with the address in it.
  const { isVerificationOn, background, mail, appUrl } = parts;
  if (isVerificationOn) background.run(() => mail.send({ to: person.email, ...goodbyeMail(appUrl) }));
}

/**
 * Removes a person and everything that is theirs, from the tables and from the files. Two keyed hashes stay for 90 days.
 * The person goes first: whoever adds a row for them at this moment then waits, and finds nobody.
 */
export async function eraseAccount(
  parts: Pick<
    AccountsParts,
    "bus" | "background" | "database" | "keys" | "clock" | "leaving" | "mail" | "log" | "stored" | "uploads"
  >,
  owner: UserId,
): Promise<void> {
  const addresses = await readAddresses(parts.database.db, owner);
  await transaction(parts.database.db, async (trx) => {
    await parts.leaving.leave(trx, owner);
    await deletePerson(trx, parts, owner);
    for (const owned of ownedTables) await removeOwnRows(trx, owned, owner);
    await removeOldMemories(trx, parts.clock.now());
  });
  parts.background.run(() => parts.leaving.cancelLeftBehind());
  await parts.bus.publish(sessionsTopic(owner));
  await clearFiles(parts, addresses);
}

/** The account is gone by now, so a full disk must not make it look otherwise; the operator is told. */
async function clearFiles(
  {
    mail,
    database,
    log,
    stored,
    uploads,
  }: Pick<AccountsParts, "mail" | "database" | "log" | "stored" | "uploads">,
  addresses: readonly string[],
): Promise<void> {
  try {
    for (const address of addresses) await mail.forget(address);
    await stored.removeOrphans();
    await uploads.removeOrphans();
    await database.scrub();
  } catch (err) {
    log.error({ err }, "an account was deleted, but traces of it may be left in files");
  }
}
