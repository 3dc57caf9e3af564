import type { MailPurpose } from "@meal/domain/accounts/mail-links";
import { transaction } from "../../../db/transaction.ts";
import { hashToken } from "../../../security/tokens.ts";
import { addChallenge } from "../challenges-repository.ts";
import { linkOf } from "./links.ts";
import { mailOf } from "./mail-of.ts";
import { keepToken, makeToken } from "./one-time-tokens.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { findPerson, type Person } from "../people/people-repository.ts";
import { post } from "./post.ts";
import { countTry, rateRules } from "../rate-rules.ts";

/** A wish for a mail. */
export interface MailRequest {
  readonly purpose: MailPurpose;
  readonly email: string;
  readonly redirectTo: string | undefined;
}

/**
 * Takes a wish for a mail. Whether the address is known is looked up after the answer, so neither the answer nor its time
 * can tell.
 */
export async function requestMail(
  parts: AccountsParts,
  request: MailRequest,
  caller: Pick<Caller, "clientAddress">,
): Promise<void> {
  await countTry(parts, rateRules.mail, request.email, caller);
  parts.background.run(() => fulfil(parts, request));
}

async function fulfil(parts: AccountsParts, { purpose, email, redirectTo }: MailRequest): Promise<void> {
  const { db } = parts.database;
  const person = await findPerson(db, email);
  const to = person && recipient(person, purpose);
  if (!person || to === undefined) return pretend(parts, { purpose, email, redirectTo });
  const issued = makeToken(purpose, to);
  await transaction(db, (trx) => keepToken(trx, parts, person.id, issued));
  await post(parts, issued, redirectTo);
}

/**
 * Does for an address that gets no mail what is done for one that does, but for the sending, which the mail queue does at
 * a time of its own. Otherwise the next request, which waits while this work is done, would tell the two apart.
 */
async function pretend(
  { database, clock, appUrl }: AccountsParts,
  { purpose, email, redirectTo }: MailRequest,
): Promise<void> {
  const issued = makeToken(purpose, email);
  const now = clock.now();
  const mark = { id: hashToken(issued.token), user_id: null, purpose: "mail-to-nobody" as const, data: {} };
  await transaction(database.db, (trx) => addChallenge(trx, { ...mark, expires_at: now }, now));
  mailOf(issued, linkOf(appUrl, issued, redirectTo));
}

/** A confirmation is sent again only while one is waiting. */
function recipient(
  { email, email_confirmed_at, new_email }: Person,
  purpose: MailPurpose,
): string | undefined {
  if (purpose === "email_change") return new_email ?? undefined;
  return purpose === "signup" && email_confirmed_at !== null ? undefined : email;
}
