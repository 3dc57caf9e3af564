import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { addressGroup } from "../../http/rate-limit.ts";
import type { AccountsParts, Caller } from "./parts.ts";

/** What is kept of a network address: enough to recognise it, nothing to read. */
export function hashAddress(
  { keys }: Pick<AccountsParts, "keys">,
  { clientAddress }: Pick<Caller, "clientAddress">,
): string {
  return keys.hash("address", addressGroup(clientAddress));
}

/** What is kept of the e-mail of an account that was deleted. */
export function hashEmail({ keys }: Pick<AccountsParts, "keys">, email: string): string {
  return keys.hash("email", email);
}

/** Whether this address may open one more account. Accounts that were deleted lately count as well. */
export async function hasPlace(
  db: Db,
  parts: Pick<AccountsParts, "maxAccountsPerAddress" | "clock">,
  addressHash: string,
): Promise<boolean> {
  if (parts.maxAccountsPerAddress === 0) return true;
  const { rows } = await sql<{ taken: number }>`select
    (select count(*) from users where address_hash = ${addressHash}) +
    (select count(*) from remembered_accounts
      where address_hash = ${addressHash} and expires_at > ${parts.clock.now()}) as taken`.execute(db);
  return (rows[0]?.taken ?? 0) < parts.maxAccountsPerAddress;
}

/**
 * The same inside a sign-up's transaction: sign-ups from one address go one after the other, so of two that race for the
 * last place one gets it. SQLite has but one writer anyway.
 */
export async function takePlace(trx: Db, parts: AccountsParts, addressHash: string): Promise<boolean> {
  if (parts.database.kind === "postgres")
    await sql`select pg_advisory_xact_lock(hashtextextended(${addressHash}, 0))`.execute(trx);
  return hasPlace(trx, parts, addressHash);
}
