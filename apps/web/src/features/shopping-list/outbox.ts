import type { OutputOf } from "@meal/contract/endpoint";
import type { changeShoppingList, readShoppingList } from "@meal/contract/shopping-list";
import type { NumberedOperation, Operation } from "@meal/domain/shopping-list/operations";
import { readQueue } from "./kept-queue.ts";
import { queueOf, withMore } from "./queue-form.ts";

/** The list as the server answers it. */
export type ServerList = OutputOf<typeof readShoppingList>;

/** What lies on the device of one person. The queue may come from any version of the app. */
export interface Kept {
  readonly list: ServerList | undefined;
  readonly queue: unknown;
}

/** Where one person's list and waiting operations lie. A change happens as a whole or not at all. */
export interface OutboxStorage {
  /** Is there in the same moment, until a change has written it: the page may be left in the next. */
  readonly note: (operations: readonly NumberedOperation[]) => void;
  readonly read: () => Promise<Kept>;
  readonly change: (step: (kept: Kept) => Kept) => Promise<Kept>;
}

/** What the server did with a batch; `rejected` when it will never take it as it is. */
type SendOutcome = OutputOf<typeof changeShoppingList> | "rejected";

export interface OutboxParts {
  readonly storage: OutboxStorage;
  /** Sends operations in their order; throws when nobody knows whether they arrived. */
  readonly send: (operations: readonly NumberedOperation[]) => Promise<SendOutcome>;
  /** Asks for the list; throws when the server cannot be reached. */
  readonly fetch: () => Promise<ServerList>;
  /** One at a time on this device, over all tabs: answers then never overtake each other. */
  readonly lock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs something later, and answers how to call it off. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  readonly newId: () => string;
  readonly onChange: (state: OutboxState) => void;
}

/** What a screen needs to know. */
export interface OutboxState {
  /** The last list of the server; undefined before anything was read. */
  readonly list: ServerList | undefined;
  /** What the server does not have yet, in order. */
  readonly waiting: readonly NumberedOperation[];
  /** Whether all that waits lies on the device; what does not would be lost with the page. */
  readonly isWritten: boolean;
  /** `resting` after a contact that worked, `out-of-reach` after one that did not. */
  readonly contact: "none" | "busy" | "resting" | "out-of-reach";
  /** Operations that could not be read or were rejected, since the app was opened. */
  readonly lost: number;
}

export const nothingYet: OutboxState = {
  list: undefined,
  waiting: [],
  isWritten: true,
  contact: "none",
  lost: 0,
};

/** The server takes this many at once. */
const mostAtOnce = 500;
const firstRetryMs = 1000;
const longestRetryMs = 60_000;

/**
 * Brings what a person does to the server: written on the device first, then sent in order, and again until the
 * server says that it is done. An operation keeps its id, so arriving twice changes nothing.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  #state: OutboxState = nothingYet;
  /** Done by the person, on their way to the device's storage. */
  #unwritten: readonly NumberedOperation[] = [];
  #writing: Promise<unknown> = Promise.resolve();
  #running: Promise<void> | undefined;
  #isWanted = false;
  #failures = 0;
  #callOff: (() => void) | undefined;
  #isClosed = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  get state(): OutboxState {
    return this.#state;
  }

  /** Reads what lies on the device; what another tab or an earlier visit left is there again. */
  async open(): Promise<void> {
    const kept = await this.#parts.storage.read();
    const { unreadable } = readQueue(kept.queue);
    this.#take(kept, unreadable);
    // What cannot be read is told once, and then gone.
    if (unreadable > 0) await this.#drop([]);
  }

  /** Stops trying. What waits stays on the device. */
  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
  }

  /** Something was done: it shows at once, is written down, and then sent. */
  async add(...operations: readonly Operation[]): Promise<void> {
    const numbered = operations.map((operation) => ({ opId: this.#parts.newId(), operation }));
    this.#parts.storage.note(numbered);
    this.#unwritten = [...this.#unwritten, ...numbered];
    this.#set({ waiting: [...this.#state.waiting, ...numbered], isWritten: false });
    await this.#change((kept) => ({ ...kept, queue: withMore(kept.queue, numbered) }));
    await this.sync();
  }

  /** Sends what waits and fetches the list; tried again later when it does not work. */
  sync(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Asks the server for something that changes the list, after everything that waits; throws when it fails. */
  async ask(exchange: () => Promise<ServerList>): Promise<ServerList> {
    await this.#writing;
    return this.#parts.lock(async () => {
      await this.#sendAll();
      // By now it would reach the list of whoever came after.
      if (this.#isClosed) throw new Error("The list was closed before its turn came.");
      const list = await exchange();
      await this.#settle(list, []);
      return list;
    });
  }

  /** Forgets what waits, because the person wants it so. */
  async discard(): Promise<void> {
    await this.#change((kept) => ({ ...kept, queue: queueOf([]) }));
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isClosed) {
      this.#isWanted = false;
      this.#callOff?.();
      this.#set({ contact: "busy" });
      try {
        await this.#parts.lock(() => this.#contact());
        this.#failures = 0;
        this.#set({ contact: "resting" });
      } catch {
        this.#set({ contact: "out-of-reach" });
        this.#retryLater();
      }
    }
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    const delayMs = Math.min(longestRetryMs, firstRetryMs * 2 ** this.#failures);
    this.#failures += 1;
    this.#callOff = this.#parts.schedule(() => void this.sync(), delayMs);
  }

  async #contact(): Promise<void> {
    // The answer to what was sent is the list already, and whoever has left asks for none.
    if (!(await this.#sendAll()) && !this.#isClosed) await this.#settle(await this.#parts.fetch(), []);
  }

  /** Answers whether there was anything to send. What other tabs wrote down goes along. */
  async #sendAll(): Promise<boolean> {
    let hasSent = false;
    let size = mostAtOnce;
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- The order of the operations is the point.
      const batch = readQueue((await this.#parts.storage.read()).queue).operations.slice(0, size);
      if (batch.length === 0 || this.#isClosed) return hasSent;
      // oxlint-disable-next-line no-await-in-loop -- The order of the operations is the point.
      const outcome = await this.#parts.send(batch);
      const ids = batch.map(({ opId }) => opId);
      if (outcome === "rejected" && batch.length > 1) {
        // One of them is bad; alone, the others get through.
        size = 1;
        continue;
      }
      // oxlint-disable-next-line no-await-in-loop -- The order of the operations is the point.
      await (outcome === "rejected" ? this.#drop(ids) : this.#settle(outcome.list, ids));
      hasSent ||= outcome !== "rejected";
    }
  }

  /** The server's list and the queue without what is in it are written in one step. */
  async #settle(list: ServerList, doneIds: readonly string[]): Promise<void> {
    // Somebody else may have signed in meanwhile, and then nobody knows whose list this is.
    if (this.#isClosed) return;
    await this.#change(({ queue }) => ({ list, queue: without(queue, doneIds) }));
  }

  async #drop(ids: readonly string[]): Promise<void> {
    this.#set({ lost: this.#state.lost + ids.length });
    await this.#change((kept) => ({ ...kept, queue: without(kept.queue, ids) }));
  }

  /** Changes follow each other in the order in which they were asked for. */
  async #change(step: (kept: Kept) => Kept): Promise<void> {
    const change = this.#writing.then(() => this.#parts.storage.change(step));
    this.#writing = change.catch(() => {});
    this.#take(await change, 0);
  }

  #take({ list, queue }: Kept, unreadable: number): void {
    const { operations } = readQueue(queue);
    const written = new Set(operations.map(({ opId }) => opId));
    this.#unwritten = this.#unwritten.filter(({ opId }) => !written.has(opId));
    this.#set({
      list,
      waiting: [...operations, ...this.#unwritten],
      isWritten: this.#unwritten.length === 0,
      lost: this.#state.lost + unreadable,
    });
  }

  #set(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    this.#parts.onChange(this.#state);
  }
}

function without(queue: unknown, doneIds: readonly string[]) {
  return queueOf(readQueue(queue).operations.filter(({ opId }) => !doneIds.includes(opId)));
}
