import type { Db } from "../../db/database.ts";
import type { UserId } from "../../ports/sessions.ts";
import type { AccountsParts } from "./parts.ts";
import { removePerson } from "./people-repository.ts";
import { remember } from "./remembered-repository.ts";

export { confirmIdentity, notifyOwner, ownPerson, type SignedIn } from "./user.ts";
export { unmarkDevice } from "./known-device.ts";
export { sessionsTopic } from "./sessions-topic.ts";
export { renderMail } from "./mails/render-mail.ts";
export type { AccountsParts, Caller } from "./parts.ts";

/** Deletes a person with everything that hangs on them, and keeps two keyed hashes for 90 days. */
export async function deletePerson(
  trx: Db,
  parts: Pick<AccountsParts, "keys" | "clock">,
  owner: UserId,
): Promise<void> {
  const person = await removePerson(trx, owner);
  if (person) await remember(trx, parts, person);
}
