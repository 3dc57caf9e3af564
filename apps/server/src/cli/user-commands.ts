import { emailError, normaliseEmail } from "@meal/domain/accounts/credentials";
import type { Product } from "../compose.ts";
import { readPeoplePage } from "../features/accounts/admin/admin-repository.ts";
import {
  changeAccount,
  createAccount,
  deleteAccount,
  resetFactors,
} from "../features/accounts/admin/service.ts";
import { findPerson, type Person } from "../features/accounts/people/people-repository.ts";
import { AppError } from "../app-error.ts";
import { randomToken } from "../security/tokens.ts";
import { StartupError } from "../startup-error.ts";

/** What of the product the commands work with. */
export type UserTools = Pick<Product, "accounts" | "billing">;

type Command = (tools: UserTools, args: readonly string[]) => Promise<string>;

const usage = `Usage: npm run user -- <command>

  list                               everybody with an account
  create EMAIL [FULL NAME]           makes an account and tells its password once
  reset EMAIL                        gives a new password, tells it once, and signs the person out everywhere
  reset EMAIL second-factor          takes the second factors away, and signs the person out everywhere
  delete EMAIL                       removes the account with everything of it
  premium EMAIL for-good             gives Premium until it is taken away
  premium EMAIL YYYY-MM-DD           gives Premium until the end of that day (UTC)
  premium EMAIL never                takes Premium away`;

const commands: Readonly<Record<string, Command>> = { list, create, reset, delete: remove, premium };
const pageSize = 500;
const passwordLength = 20;

/** Does what the words say, and answers what to print. Says what is wrong by a StartupError. */
export async function runUserCommand(words: readonly string[], tools: UserTools): Promise<string> {
  const [name = "", ...args] = words;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartupError(name === "" ? usage : `There is no command ${name}.\n\n${usage}`);
  return command(tools, args);
}

async function list({ accounts }: UserTools, args: readonly string[]): Promise<string> {
  refuseMore(args);
  const lines: string[] = [];
  for (let page = 1; ; page += 1) {
    const { users, total } = await readPeoplePage(accounts.database.db, page, pageSize);
    for (const { email, user_metadata, created_at, email_confirmed_at } of users) {
      const state = email_confirmed_at === undefined ? "not confirmed" : "confirmed";
      lines.push([email, user_metadata.full_name, `since ${created_at.slice(0, 10)}`, state].join("\t"));
    }
    if (page * pageSize >= total)
      return [...lines, total === 1 ? "1 account" : `${total} accounts`].join("\n");
  }
}

async function create({ accounts }: UserTools, [address = "", ...name]: readonly string[]): Promise<string> {
  const email = emailOf(address);
  const password = randomToken().slice(0, passwordLength);
  try {
    await createAccount(accounts, { email, password, fullName: name.join(" ").trim(), isConfirmed: true });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new StartupError(`${email} has an account already.`, { cause: error });
  }
  return `${email} can sign in with the password ${password}`;
}

async function reset(
  { accounts }: UserTools,
  [address = "", what, ...more]: readonly string[],
): Promise<string> {
  refuseMore(more);
  const person = await personOf(accounts, address);
  if (what === "second-factor") {
    await resetFactors(accounts, person.id);
    return `${person.email} signs in without a second factor now, and is signed out everywhere.`;
  }
  if (what !== undefined) throw new StartupError(`${what} cannot be reset.\n\n${usage}`);
  const password = randomToken().slice(0, passwordLength);
  await changeAccount(accounts, person.id, { password });
  return `${person.email} is signed out everywhere and can sign in with the password ${password}`;
}

async function remove({ accounts }: UserTools, [address = "", ...more]: readonly string[]): Promise<string> {
  refuseMore(more);
  const person = await personOf(accounts, address);
  await deleteAccount(accounts, person.id);
  return `${person.email} is deleted.`;
}

async function premium(
  { accounts, billing }: UserTools,
  [address = "", until = "", ...more]: readonly string[],
): Promise<string> {
  refuseMore(more);
  const person = await personOf(accounts, address);
  if (until === "for-good" || until === "never") {
    await billing.give(person.id, until);
    if (until === "for-good") return `${person.email} has Premium for good.`;
    const { success: pays } = await billing.standing(person.id);
    return pays
      ? `${person.email} is given no Premium, but has paid for it.`
      : `${person.email} has no Premium.`;
  }
  await billing.give(person.id, { endsAt: endOfDay(until, accounts.clock.now()) });
  return `${person.email} has Premium until the end of ${until} (UTC).`;
}

async function personOf({ database }: UserTools["accounts"], address: string): Promise<Person> {
  const email = emailOf(address);
  const person = await findPerson(database.db, email);
  if (!person) throw new StartupError(`Nobody has an account with ${email}.`);
  return person;
}

function emailOf(address: string): string {
  const problem = emailError(address);
  if (problem !== null) throw new StartupError(`${problem}.\n\n${usage}`);
  return normaliseEmail(address);
}

function endOfDay(day: string, now: number): number {
  const endsAt = /^\d{4}-\d{2}-\d{2}$/u.test(day) ? Date.parse(`${day}T23:59:59.999Z`) : Number.NaN;
  // A day that the calendar does not have would roll over into the next month.
  if (Number.isNaN(endsAt) || new Date(endsAt).toISOString().slice(0, 10) !== day)
    throw new StartupError(`"${day}" is neither a day like 2027-01-31 nor for-good nor never.`);
  if (endsAt <= now) throw new StartupError(`${day} is over. Take Premium away with never.`);
  return endsAt;
}

function refuseMore(words: readonly string[]): void {
  if (words.length > 0) throw new StartupError(`Too many words: ${words.join(" ")}\n\n${usage}`);
}
