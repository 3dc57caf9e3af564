import { type KeptThing, type OwnedKey, thingAt } from "./kept-things.ts";
import { personHere } from "./person-here.ts";
import { type KeptText, localText } from "./text.ts";

/**
 * Whether something of this owner may be written now. What comes late, when its person has left or another one came,
 * is not: nobody would clear it away.
 */
export function mayWrite(thing: KeptThing | undefined, ownerId: string): boolean {
  const here = personHere();
  if (thing === undefined) return false;
  if (thing.owner !== "person") return true;
  if (here === undefined || here.id !== ownerId || here.stay === "gone") return false;
  return here.stay === "here" || thing.ends !== "session";
}

/** A text of a person. It is written only while they are here. */
export function ownedText(key: OwnedKey, ownerId: string): KeptText {
  const text = localText(key);
  return { ...text, write: (value) => mayWrite(thingAt("local", key), ownerId) && text.write(value) };
}
