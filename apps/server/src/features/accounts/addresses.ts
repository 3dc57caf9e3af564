import { sql } from "kysely";
import type { Db } from "../../db/database.ts";
import { addressGroup, networkGroup } from "../../http/rate-limit.ts";
import type { AccountsParts, Caller } from "./parts.ts";

/** Whoever has a whole /48 of IPv6 can show as many addresses as they like; so many times the limit of one is for all. */
const NETWORK_ACCOUNTS_FACTOR = 8;

/** What is kept of a network address and, with IPv6, of the network around it: enough to recognise them, nothing to read. */
export interface AddressMarks {
  readonly address_hash: string;
  readonly network_hash: string | null;
}

/** The marks of where a caller calls from. */
export function markAddress(
  { keys }: Pick<AccountsParts, "keys">,
  { clientAddress }: Pick<Caller, "clientAddress">,
): AddressMarks {
  const network = networkGroup(clientAddress);
  return {
    address_hash: keys.hash("address", addressGroup(clientAddress)),
    network_hash: network === undefined ? null : keys.hash("network", network),
  };
}

/** What is kept of the e-mail of an account that was deleted. */
export function hashEmail({ keys }: Pick<AccountsParts, "keys">, email: string): string {
  return keys.hash("email", email);
}

/** Whether this address may open one more account. Accounts that were deleted lately count as well. */
export async function hasPlace(
  db: Db,
  parts: Pick<AccountsParts, "maxAccountsPerAddress" | "clock">,
  marks: AddressMarks,
): Promise<boolean> {
  const max = parts.maxAccountsPerAddress;
  if (max === 0) return true;
  const now = parts.clock.now();
  const ofAddress = await countAccounts(db, sql`address_hash = ${marks.address_hash}`, now);
  if (ofAddress >= max || marks.network_hash === null) return ofAddress < max;
  const ofNetwork = await countAccounts(db, sql`network_hash = ${marks.network_hash}`, now);
  return ofNetwork < max * NETWORK_ACCOUNTS_FACTOR;
}

async function countAccounts(db: Db, areFrom: ReturnType<typeof sql>, now: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`select
    (select count(*) from users where ${areFrom}) +
    (select count(*) from remembered_accounts where ${areFrom} and expires_at > ${now}) as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

/**
 * The same inside a sign-up's transaction: sign-ups from one network go one after the other, so of two that race for the
 * last place one gets it. SQLite has but one writer anyway.
 */
export async function takePlace(trx: Db, parts: AccountsParts, marks: AddressMarks): Promise<boolean> {
  const lock = marks.network_hash ?? marks.address_hash;
  if (parts.database.kind === "postgres")
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(trx);
  return hasPlace(trx, parts, marks);
}
