import type { Db } from "../../../db/database.ts";
import { AppError } from "../../../app-error.ts";
import { addressGroup, networkGroup } from "../../../http/rate-limit.ts";
import type { AccountsParts, Caller } from "../parts.ts";
import { countAccounts, holdNetwork } from "./quota-repository.ts";

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

/** Whether this address may open one more account. */
export async function mayRegister(
  db: Db,
  parts: Pick<AccountsParts, "maxAccountsPerAddress" | "clock">,
  marks: AddressMarks,
): Promise<boolean> {
  const max = parts.maxAccountsPerAddress;
  if (max === 0) return true;
  const now = parts.clock.now();
  const ofAddress = await countAccounts(db, "address_hash", marks.address_hash, now);
  if (ofAddress >= max || marks.network_hash === null) return ofAddress < max;
  const ofNetwork = await countAccounts(db, "network_hash", marks.network_hash, now);
  return ofNetwork < max * NETWORK_ACCOUNTS_FACTOR;
}

/**
 * Refuses one account too many from this network address, inside a sign-up's transaction. Sign-ups from one network go
 * one after the other, so of two that race for the last account one gets it.
 */
export async function claimRegistration(trx: Db, parts: AccountsParts, caller: Caller): Promise<void> {
  const marks = markAddress(parts, caller);
  await holdNetwork(trx, parts.database.kind, marks.network_hash ?? marks.address_hash);
  if (!(await mayRegister(trx, parts, marks))) throw new AppError("registration_limit");
}
