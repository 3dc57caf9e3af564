import { answersDatabase, listDatabase } from "./database.ts";
import { type KeptThing, thingAt } from "./kept-things.ts";
import { removeTexts } from "./text.ts";

/**
 * How somebody leaves a device. `over`: their session ran out. `left`: they signed out, were not who was asked for, or
 * another person signed in. `deleted`: their account is gone.
 */
export type Leaving = "over" | "left" | "deleted";

/** Clears the device by the table of what lies there; what the table does not have goes, too. */
export async function clearDevice(leaving: Leaving, personId: string): Promise<void> {
  const staysIn = (place: KeptThing["place"]) => (key: string) => isStaying(place, key, leaving, personId);
  removeTexts("local", staysIn("local"));
  clearTab(leaving, personId);
  await Promise.all([
    answersDatabase.removeAllBut(staysIn("answers")),
    listDatabase.removeAllBut(staysIn("list")),
  ]);
}

/** They are back: what was left open for them is what the server has, and what they did meanwhile. */
export async function closeWhatWasLeft(personId: string): Promise<void> {
  const [list, day] = [`${personId}:left-list`, `${personId}:left-day`] as const;
  await listDatabase.change(personId, [list], () => ({ [list]: undefined }));
  await answersDatabase.change(personId, [day], () => ({ [day]: undefined }));
}

/** Each tab has a storage of its own, which no other tab can clear. */
export function clearTab(leaving: Leaving, personId: string): void {
  removeTexts("tab", (key) => isStaying("tab", key, leaving, personId));
}

function isStaying(place: KeptThing["place"], key: string, leaving: Leaving, personId: string): boolean {
  const ends = thingAt(place, key)?.ends;
  if (ends === "never" || ends === "sign-in") return true;
  if (ends === "departure") return leaving === "over";
  return ends === "account" && (leaving !== "deleted" || !key.startsWith(`${personId}:`));
}
