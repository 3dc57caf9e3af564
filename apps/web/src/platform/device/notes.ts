import type { OwnedKey } from "./kept-things.ts";
import { ownedText } from "./owned.ts";

/**
 * What was done and is on its way into a database. Databases take their time, and a page that is left in that moment
 * takes along what it did not write; a note is there in the moment in which it was made.
 */
export interface Notes {
  /** Any version of the app may have written them. */
  readonly read: () => readonly unknown[];
  /** Answers how to take them back. */
  readonly add: (more: readonly unknown[]) => () => void;
  /** They lie where they belong now. */
  readonly remove: (done: readonly unknown[]) => void;
}

/** Notes of one person. `idName` is where each has its id. */
export function notes(key: OwnedKey, ownerId: string, idName: string): Notes {
  const text = ownedText(key, ownerId);
  const read = () => {
    const [whose, values] = listIn(text.read());
    return whose === ownerId ? listOf(values) : [];
  };
  const write = (values: readonly unknown[]) =>
    values.length === 0 ? text.remove() : text.write(JSON.stringify([ownerId, values]));
  const remove = (done: readonly unknown[]) => {
    if (done.length > 0) write(without(read(), done, idName));
  };
  return {
    read,
    add: (more) => {
      write([...read(), ...more]);
      return () => remove(more);
    },
    remove,
  };
}

/** What is there, and behind it what is not there yet. */
export const joined = <T>(kept: readonly T[], more: readonly T[], idName: string): readonly T[] => [
  ...kept,
  ...without(more, kept, idName),
];

function without<T>(all: readonly T[], known: readonly unknown[], idName: string): readonly T[] {
  const idOf = (one: unknown): unknown => Object(one)[idName];
  const ids = new Set(known.map(idOf));
  return all.filter((one) => !ids.has(idOf(one)));
}

/** What is read from a device may be anything. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function listIn(text: string | null): readonly unknown[] {
  try {
    return listOf(JSON.parse(text ?? "[]"));
  } catch {
    return [];
  }
}
