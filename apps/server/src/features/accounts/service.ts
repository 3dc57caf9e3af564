import type { UserId } from "@meal/domain/accounts/actor";
import type { Db } from "../../db/database.ts";
import { hashEmail } from "./sign-up/addresses.ts";
import type { AccountsParts } from "./parts.ts";
import { removePerson } from "./people/people-repository.ts";
import { remember } from "./sign-up/remembered-repository.ts";

export { confirmIdentity, notifyOwner, ownPerson, type SignedIn } from "./people/user.ts";
export { unmarkDevice } from "./sessions/known-device.ts";
export { sessionsTopic } from "./sessions/sessions-topic.ts";
export { renderMail } from "./mails/render-mail.ts";
export type { AccountsParts } from "./parts.ts";

const MEMORY_MS = 90 * 24 * 3_600_000;

/** Deletes a person with everything that hangs on them, and keeps two keyed hashes for 90 days. */
export async function deletePerson(
  trx: Db,
  parts: Pick<AccountsParts, "keys" | "clock">,
  owner: UserId,
): Promise<void> {
  const person = await removePerson(trx, owner);
  if (!person) return;
  await remember(trx, {
    email_hash: hashEmail(parts, person.email),
    address_hash: person.address_hash,
    network_hash: person.network_hash,
    expires_at: parts.clock.now() + MEMORY_MS,
  });
}
