import { type AlarmBook, openBook, type Ring } from "@meal/domain/cooking-timer/alarm-book";
import { createStore, update, type UseStore } from "idb-keyval";
import type { DatabaseKey } from "./kept-things.ts";

/** An alarm with the words that it is told in. */
export interface SpokenRing extends Ring {
  readonly id: number;
  readonly title: string;
  readonly body: string;
}

export type PocketBook = AlarmBook<SpokenRing>;

const key: DatabaseKey<"answers"> = "timer-alarms";
let store: UseStore | undefined;

/**
 * Changes the book of alarms as a whole. The service worker does it with the same code, and the browser lets one of them
 * do it at a time: what one has taken out the other does not find.
 */
export async function changeBook<Answer>(
  step: (book: PocketBook) => readonly [PocketBook, Answer],
): Promise<Answer> {
  store ??= createStore("keyval-store", "keyval");
  let answer: { readonly given: Answer } | undefined;
  await update<unknown>(
    key,
    (kept) => {
      const [book, given] = step(readBook(kept));
      answer = { given };
      return book;
    },
    store,
  );
  if (answer === undefined) throw new Error("The browser keeps nothing.");
  return answer.given;
}

/** Another version of the app may have written it. */
function readBook(kept: unknown): PocketBook {
  if (typeof kept !== "object" || kept === null) return openBook();
  const { version, waiting, isHeard }: { version?: unknown; waiting?: unknown; isHeard?: unknown } = kept;
  if (typeof version !== "number" || !Array.isArray(waiting)) return openBook();
  return { version, waiting: waiting.filter(isRing), isHeard: isHeard === true };
}

function isRing(value: unknown): value is SpokenRing {
  if (typeof value !== "object" || value === null) return false;
  const { at, title }: { at?: unknown; title?: unknown } = value;
  return typeof at === "number" && typeof title === "string";
}
