import { randomUUID } from "node:crypto";
import { transaction } from "../../../db/transaction.ts";
import type { Db } from "../../../db/database.ts";
import { AppError } from "../../../app-error.ts";
import { wantsCookie } from "../../../http/session-cookie.ts";
import { claimRegistration, hashEmail, markAddress, type AddressMarks } from "./addresses.ts";
import { keepToken, makeToken, type Issued } from "../mails/one-time-tokens.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { addPerson, changePerson, findPerson, type Person } from "../people/people-repository.ts";
import { post, postAlreadyRegistered } from "../mails/post.ts";
import { countTry, rateRules } from "../rate-rules.ts";
import { isRemembered } from "./remembered-repository.ts";
import { signIn, type SessionAnswer } from "../sessions/sessions.ts";
import { userView, type UserView } from "../people/user-view.ts";

/** A sign-up as the contract parsed it. */
export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly fullName: string;
  readonly redirectTo: string | undefined;
}

/** What a sign-up answers: a session, or the person to be confirmed in the caller's mode. */
export type SignUpAnswer = SessionAnswer | UserView | { readonly user: UserView; readonly session: null };

/** What a new account is made of, whichever way it is made. */
export interface NewPerson {
  readonly email: string;
  readonly fullName: string;
  readonly passwordHash: string | null;
  readonly isConfirmed: boolean;
}

/** Opens an account, at most so many an address. */
export async function signUp(parts: AccountsParts, given: SignUp, caller: Caller): Promise<SignUpAnswer> {
  await countTry(parts, rateRules.signUp, given.email, caller);
  const passwordHash = await parts.passwords.hash(given.password);
  const { email, fullName } = given;
  const account = { email, fullName, passwordHash, isConfirmed: false };
  return parts.isVerificationOn
    ? signUpToConfirm(parts, { ...given, account }, caller)
    : signUpAtOnce(parts, account, caller);
}

async function signUpAtOnce(parts: AccountsParts, account: NewPerson, caller: Caller): Promise<SignUpAnswer> {
  const person = await transaction(parts.database.db, async (trx) => {
    await claimRegistration(trx, parts, caller);
    return createPerson(trx, parts, account, markAddress(parts, caller));
  });
  if (!person) throw new AppError("user_already_exists");
  return signIn(parts, { person, methods: ["password"] }, caller);
}

/**
 * With confirmation by mail nobody learns whether an address has an account: a known one costs the same statements and
 * gets the same answer, and its owner a mail.
 */
async function signUpToConfirm(
  parts: AccountsParts,
  { account, email, password, redirectTo }: SignUp & { readonly account: NewPerson },
  caller: Caller,
): Promise<SignUpAnswer> {
  const heldHash = await heldPassword(parts, email, password);
  const sending = await transaction(parts.database.db, async (trx) => {
    await claimRegistration(trx, parts, caller);
    return createOrRemind(trx, parts, { ...account, heldHash }, markAddress(parts, caller));
  });
  if (sending) parts.background.run(() => sending(redirectTo));
  const user = userView(newRow(parts, account, null, false));
  return wantsCookie(caller.request) ? { user, session: null } : user;
}

type Sending = (redirectTo: string | undefined) => Promise<void>;

/** Who signs up, and the stored password that theirs was found to be equal to. */
type Claimant = NewPerson & { readonly heldHash: string | null };

/** The stored password of this address if it is the given one. An address that nobody has costs the same work. */
async function heldPassword(parts: AccountsParts, email: string, password: string): Promise<string | null> {
  const stored = (await findPerson(parts.database.db, email))?.password_hash ?? null;
  return (await parts.passwords.isRight(stored, password)) ? stored : null;
}

async function createOrRemind(
  trx: Db,
  parts: AccountsParts,
  account: Claimant,
  marks: AddressMarks,
): Promise<Sending | undefined> {
  const known = await findPerson(trx, account.email);
  const isConfirmed = known !== undefined && known.email_confirmed_at !== null;
  const issued = makeToken(isConfirmed ? "recovery" : "signup", account.email);
  const person = known
    ? await refreshPerson(trx, parts, known, account)
    : await createPerson(trx, parts, account, marks);
  // Somebody else took the address in this very moment, and gets the mail.
  if (!person) return undefined;
  await keepToken(trx, parts, person.id, issued);
  return (redirectTo) => sendFor(parts, isConfirmed, issued, redirectTo);
}

function sendFor(parts: AccountsParts, isConfirmed: boolean, issued: Issued, redirectTo: string | undefined) {
  return isConfirmed ? postAlreadyRegistered(parts, issued) : post(parts, issued, redirectTo);
}

/**
 * Nobody knows which of several sign-ups with one address is its owner's. So a second one with another password leaves the
 * account without any, and whoever confirms the address then chooses it. A confirmed account stays as it is.
 */
async function refreshPerson(trx: Db, parts: AccountsParts, known: Person, account: Claimant) {
  await isRemembered(trx, hashEmail(parts, account.email), parts.clock.now());
  const isConfirmed = known.email_confirmed_at !== null;
  return changePerson(trx, known.id, {
    full_name: isConfirmed ? known.full_name : account.fullName,
    password_hash: isConfirmed || account.heldHash === known.password_hash ? known.password_hash : null,
    updated_at: isConfirmed ? known.updated_at : parts.clock.now(),
  });
}

/** Makes the row of a person; nothing when the address has one. There are no marks of an address for whom the operator makes. */
export async function createPerson(
  trx: Db,
  parts: AccountsParts,
  account: NewPerson,
  marks: AddressMarks | null,
): Promise<Person | undefined> {
  const isRejoined = await isRemembered(trx, hashEmail(parts, account.email), parts.clock.now());
  return addPerson(trx, newRow(parts, account, marks, isRejoined));
}

function newRow(
  { clock }: Pick<AccountsParts, "clock">,
  account: NewPerson,
  marks: AddressMarks | null,
  isRejoined: boolean,
): Person {
  const now = clock.now();
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- This is where a person's id begins.
    id: randomUUID() as Person["id"],
    email: account.email,
    email_confirmed_at: account.isConfirmed ? now : null,
    new_email: null,
    password_hash: account.passwordHash,
    full_name: account.fullName,
    address_hash: marks?.address_hash ?? null,
    network_hash: marks?.network_hash ?? null,
    is_rejoined: isRejoined,
    created_at: now,
    updated_at: now,
    last_sign_in_at: null,
  };
}
