import { randomUUID } from "node:crypto";
import type { Db } from "../../db/database.ts";
import { hashEmail } from "./addresses.ts";
import type { AccountsParts } from "./parts.ts";
import type { Person } from "./people-repository.ts";

const MEMORY_MS = 90 * 24 * 3_600_000;

/** Whether an account of this e-mail was deleted in the last 90 days. */
export async function isRemembered(
  db: Db,
  { clock }: Pick<AccountsParts, "clock">,
  emailHash: string,
): Promise<boolean> {
  const memories = db.selectFrom("remembered_accounts").select("id").where("email_hash", "=", emailHash);
  return (await memories.where("expires_at", ">", clock.now()).executeTakeFirst()) !== undefined;
}

/** Keeps two keyed hashes of an account that goes, so that rejoining resets no limit. Nothing else stays. */
export async function remember(
  db: Db,
  parts: Pick<AccountsParts, "keys" | "clock">,
  person: Person,
): Promise<void> {
  const memory = {
    id: randomUUID(),
    email_hash: hashEmail(parts, person.email),
    address_hash: person.address_hash,
    network_hash: person.network_hash,
    expires_at: parts.clock.now() + MEMORY_MS,
  };
  await db.insertInto("remembered_accounts").values(memory).execute();
}
