import type { UserId } from "@meal/domain/accounts/actor";
import { transaction } from "../../../db/transaction.ts";
import { AppError } from "../../../app-error.ts";
import { eraseAccount } from "../../account-data/service.ts";
import { removeAllFactors } from "./admin-repository.ts";
import type { AccountsParts } from "../parts.ts";
import { changePerson, findPerson, readPerson, type Person } from "../people/people-repository.ts";
import { sessionsTopic } from "../sessions/sessions-topic.ts";
import { endSessions } from "../sessions/sessions-repository.ts";
import { createPerson } from "../sign-up/sign-up.ts";
import { endOneTimeTokens } from "../mails/tokens-repository.ts";

/** An account as the operator makes it. */
export interface OperatorsAccount {
  readonly email: string;
  readonly fullName: string;
  readonly password: string | undefined;
  readonly isConfirmed: boolean;
}

/** What the operator changes of a person; what is not given stays. */
export interface OperatorsChange {
  readonly email?: string | undefined;
  readonly fullName?: string | undefined;
  readonly password?: string | undefined;
  readonly isConfirmed?: boolean | undefined;
}

/** Makes an account outside of the limits of network addresses. */
export async function createAccount(
  parts: AccountsParts,
  { password, ...account }: OperatorsAccount,
): Promise<Person> {
  const passwordHash = password === undefined ? null : await parts.passwords.hash(password);
  const made = await transaction(parts.database.db, (trx) =>
    createPerson(trx, parts, { ...account, passwordHash }, null),
  );
  if (!made) throw new AppError("user_already_exists");
  return made;
}

/** The person of an id that the operator names. */
export async function personById(parts: AccountsParts, id: string): Promise<Person> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The operator may name anybody.
  const person = await readPerson(parts.database.db, id as UserId);
  if (!person) throw new AppError("user_not_found");
  return person;
}

/** Changes a person. A new password or address ends what could still open the account: sessions, and mails not used. */
export async function changeAccount(
  parts: AccountsParts,
  id: string,
  { email, fullName, password, isConfirmed }: OperatorsChange,
): Promise<Person> {
  const person = await personById(parts, id);
  const now = parts.clock.now();
  const isOpenedAnew = password !== undefined || (email !== undefined && email !== person.email);
  const confirmedAt = isConfirmed === true ? (person.email_confirmed_at ?? now) : person.email_confirmed_at;
  const change = {
    email: email ?? person.email,
    new_email: isOpenedAnew ? null : person.new_email,
    email_confirmed_at: confirmedAt,
    full_name: fullName ?? person.full_name,
    password_hash: password === undefined ? person.password_hash : await parts.passwords.hash(password),
    updated_at: now,
  };
  const changed = await transaction(parts.database.db, async (trx) => {
    const holder = await findPerson(trx, change.email);
    if (holder && holder.id !== person.id) throw new AppError("user_already_exists");
    if (isOpenedAnew) {
      await endSessions(trx, person.id, "global", "");
      await endOneTimeTokens(trx, person.id, now);
    }
    return changePerson(trx, person.id, change);
  });
  if (!changed) throw new AppError("user_not_found");
  if (isOpenedAnew) await parts.bus.publish(sessionsTopic(person.id));
  return changed;
}

/** Takes away the second factors of a person who lost them, and ends their sessions. */
export async function resetFactors(parts: AccountsParts, owner: UserId): Promise<void> {
  await transaction(parts.database.db, async (trx) => {
    await removeAllFactors(trx, owner);
    await endSessions(trx, owner, "global", "");
  });
  await parts.bus.publish(sessionsTopic(owner));
}

/** Removes a person with everything of theirs. */
export async function deleteAccount(parts: AccountsParts, id: string): Promise<void> {
  const person = await personById(parts, id);
  await eraseAccount(parts, person.id);
}
