import type { UserId } from "@meal/domain/accounts/actor";
import { isRecentLogin } from "@meal/domain/accounts/sessions";
import { transaction } from "../../../db/transaction.ts";
import { AppError } from "../../../app-error.ts";
import type { UserSession } from "../../../ports/sessions.ts";
import { keepToken, makeToken } from "../mails/one-time-tokens.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { changePerson, findPerson, readPerson, type Person } from "./people-repository.ts";
import type { Notice } from "../mails/notice.ts";
import { notify, post, postAlreadyRegistered } from "../mails/post.ts";
import { countPasswordTry, countTry, rateRules } from "../rate-rules.ts";
import { sessionsTopic } from "../sessions/sessions-topic.ts";
import { endSessions } from "../sessions/sessions-repository.ts";
import { endOneTimeTokens } from "../mails/tokens-repository.ts";

/** What a person wants changed, as the contract parsed it. */
export interface UserChange {
  readonly fullName: string | undefined;
  readonly email: string | undefined;
  readonly password: string | undefined;
  readonly currentPassword: string | undefined;
  readonly redirectTo: string | undefined;
}

/** A caller whose session is whole. */
export type SignedIn = Omit<Caller, "session"> & { readonly session: UserSession };

/** The person of a session; their account may have gone a moment ago. */
export async function ownPerson(parts: AccountsParts, id: UserId): Promise<Person> {
  const person = await readPerson(parts.database.db, id);
  if (!person) throw new AppError("not_signed_in");
  return person;
}

/** Tells the owner of an account what was done to it. */
export async function notifyOwner(parts: AccountsParts, owner: UserId, notice: Notice): Promise<void> {
  notify(parts, (await ownPerson(parts, owner)).email, notice);
}

/** Changes what is given. Nothing is changed unless all of it may be. */
export async function changeUser(
  parts: AccountsParts,
  change: UserChange,
  caller: SignedIn,
): Promise<Person> {
  const person = await ownPerson(parts, caller.session.userId);
  const wantsEmail = change.email !== undefined && change.email !== person.email;
  if (wantsEmail || change.password !== undefined)
    await confirmIdentity(parts, change.currentPassword, caller);
  if (wantsEmail) await countTry(parts, rateRules.mail, change.email ?? "", caller);
  if (change.fullName !== undefined) await changeName(parts, person.id, change.fullName);
  if (change.password !== undefined) {
    await changePassword(parts, caller.session, change.password);
    notify(parts, person.email, "password");
  }
  if (wantsEmail) await askForEmail(parts, person.id, change.email ?? "", change.redirectTo);
  return ownPerson(parts, person.id);
}

/** For what would hand the account over: a login of the last minutes, or the password again. */
export async function confirmIdentity(
  parts: AccountsParts,
  currentPassword: string | undefined,
  caller: SignedIn,
  field = "current_password",
): Promise<void> {
  const { userId, createdAt } = caller.session;
  if (currentPassword === undefined && isRecentLogin(createdAt, parts.clock.now())) return;
  if (currentPassword === undefined) throw new AppError("reauthentication_needed");
  const person = await ownPerson(parts, userId);
  const forgetTry = await countPasswordTry(parts, person.email, caller);
  if (!(await parts.passwords.isRight(person.password_hash, currentPassword))) {
    const fields = [{ path: `body.${field}`, message: "This is not your current password" }];
    throw new AppError("reauthentication_needed", { fields });
  }
  await forgetTry();
}

async function changeName(parts: AccountsParts, id: UserId, fullName: string): Promise<void> {
  await changePerson(parts.database.db, id, { full_name: fullName, updated_at: parts.clock.now() });
}

/** A new password ends every other session and every mail that could still open the account. */
async function changePassword(parts: AccountsParts, session: UserSession, password: string): Promise<void> {
  const passwordHash = await parts.passwords.hash(password);
  const now = parts.clock.now();
  await transaction(parts.database.db, async (trx) => {
    await changePerson(trx, session.userId, { password_hash: passwordHash, updated_at: now });
    await endSessions(trx, session.userId, "others", session.sessionId);
    await endOneTimeTokens(trx, session.userId, now);
  });
  await parts.bus.publish(sessionsTopic(session.userId));
}

/** The new address holds once its owner says so. One that has an account costs the same, and its owner is told. */
async function askForEmail(
  parts: AccountsParts,
  id: UserId,
  email: string,
  redirectTo: string | undefined,
): Promise<void> {
  const issued = makeToken("email_change", email);
  await transaction(parts.database.db, async (trx) => {
    await changePerson(trx, id, { new_email: email, updated_at: parts.clock.now() });
    await keepToken(trx, parts, id, issued);
  });
  parts.background.run(async () => {
    const owner = await findPerson(parts.database.db, email);
    if (!owner) return post(parts, issued, redirectTo);
    const reminder = makeToken("recovery", email);
    await transaction(parts.database.db, (trx) => keepToken(trx, parts, owner.id, reminder));
    return postAlreadyRegistered(parts, reminder);
  });
}
