import { createStore, promisifyRequest, type UseStore } from "idb-keyval";
import { type DatabaseKey, thingAt } from "./kept-things.ts";
import { mayWrite } from "./owned.ts";

/** Values by their keys; undefined where there is none. */
type Values<Key extends string> = Readonly<Partial<Record<Key, unknown>>>;

/** One of the browser's databases; memory where the browser refuses. */
export interface DeviceDatabase<Key extends string> {
  readonly read: <K extends Key>(...keys: readonly K[]) => Promise<Values<K>>;
  /**
   * Changes values of one owner as a whole or not at all, and answers what is there then. What `step` leaves out stays;
   * undefined removes. Nothing new is kept of somebody who is not here any more.
   */
  readonly change: <K extends Key>(
    ownerId: string,
    keys: readonly K[],
    step: (values: Values<K>) => Values<K>,
  ) => Promise<Values<K>>;
  readonly removeAllBut: (isStaying: (key: string) => boolean) => Promise<void>;
}

/** What the server answered, and what waits for its person. */
export const answersDatabase = openDatabase<DatabaseKey<"answers">>("answers", "keyval-store", "keyval");
/** Shopping lists, and what was done to them. */
export const listDatabase = openDatabase<DatabaseKey<"list">>("list", "shopping-list", "kept");

/** How values are read and written within one transaction. */
interface Shelf {
  readonly get: (key: string) => Promise<unknown>;
  readonly put: (key: string, value: unknown) => void;
  readonly keys: () => Promise<readonly string[]>;
  readonly isDone: () => Promise<unknown>;
}

function openDatabase<Key extends string>(
  place: "answers" | "list",
  databaseName: string,
  storeName: string,
): DeviceDatabase<Key> {
  let transact: UseStore | undefined;
  let memory: Map<string, unknown> | undefined;

  const work = async <T>(mode: IDBTransactionMode, job: (shelf: Shelf) => Promise<T>): Promise<T> => {
    if (memory === undefined) {
      try {
        transact ??= createStore(databaseName, storeName);
        return await transact(mode, async (store) => job(shelfIn(store)));
      } catch {
        // A reading that fails may work the next time; what could not be written has only the memory left.
        if (mode === "readonly") return job(shelfOf(new Map()));
        memory = new Map();
      }
    }
    return job(shelfOf(memory));
  };

  return {
    read: async (...keys) => work("readonly", async (shelf) => readFrom(shelf, keys)),
    change: async (ownerId, keys, step) =>
      work("readwrite", async (shelf) => {
        const before = await readFrom(shelf, keys);
        const next = { ...before, ...step(before) };
        for (const key of keys) {
          const isWritable = next[key] === undefined || mayWrite(thingAt(place, key), ownerId);
          if (next[key] !== before[key] && isWritable) shelf.put(key, next[key]);
        }
        await shelf.isDone();
        return next;
      }),
    removeAllBut: async (isStaying) =>
      work("readwrite", async (shelf) => {
        for (const key of await shelf.keys()) if (!isStaying(key)) shelf.put(key, undefined);
        await shelf.isDone();
      }),
  };
}

async function readFrom<K extends string>(shelf: Shelf, keys: readonly K[]): Promise<Values<K>> {
  const entries = await Promise.all(keys.map(async (key) => [key, await shelf.get(key)] as const));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys are those that were given.
  return Object.fromEntries(entries) as Values<K>;
}

function shelfIn(store: IDBObjectStore): Shelf {
  return {
    get: async (key) => promisifyRequest<unknown>(store.get(key)),
    put: (key, value) => void (value === undefined ? store.delete(key) : store.put(value, key)),
    keys: async () => (await promisifyRequest(store.getAllKeys())).map(String),
    isDone: async () => promisifyRequest(store.transaction),
  };
}

function shelfOf(memory: Map<string, unknown>): Shelf {
  return {
    get: async (key) => memory.get(key),
    put: (key, value) => void (value === undefined ? memory.delete(key) : memory.set(key, value)),
    keys: async () => [...memory.keys()],
    isDone: async () => undefined,
  };
}
