import { joined } from "../device/notes.ts";

/** Something that a person did and the server does not have yet. */
export interface Waiting {
  /** Told by the device, so that it is known again in every tab. */
  readonly id: string;
  /** Which feature knows how to send it. */
  readonly kind: string;
  readonly value: unknown;
}

/** `refused` when the server will never take it as it is. */
export type SendOutcome = "done" | "refused";

/** Where one person's things wait. A change happens as a whole or not at all. */
export interface OutboxStorage {
  /**
   * Is there in the same moment, until a change has written it: the page may be left in the next. Answers how to take
   * that back.
   */
  readonly note: (more: readonly Waiting[]) => () => void;
  readonly read: () => Promise<readonly Waiting[]>;
  readonly change: (step: (kept: readonly Waiting[]) => readonly Waiting[]) => Promise<readonly Waiting[]>;
}

export interface OutboxParts {
  readonly storage: OutboxStorage;
  /** Brings one thing to the server; throws when nobody knows whether it arrived. */
  readonly send: (one: Waiting) => Promise<SendOutcome>;
  /** Called when one has arrived or was refused, while it still waits: whoever shows it can take over without a gap. */
  readonly onSettled: (one: Waiting, outcome: SendOutcome) => void;
  /** One at a time on this device, over all tabs. */
  readonly lock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs something later, and answers how to call it off. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  readonly newId: () => string;
  readonly onChange: (state: OutboxState) => void;
}

/** What a screen needs to know. */
export interface OutboxState {
  /** What the server does not have yet, in order. */
  readonly waiting: readonly Waiting[];
  /** `resting` after a contact that worked, `out-of-reach` after one that did not. */
  readonly contact: "none" | "busy" | "resting" | "out-of-reach";
}

export const emptyOutbox: OutboxState = { waiting: [], contact: "none" };

const firstRetryMs = 1000;
const longestRetryMs = 60_000;

/**
 * Brings what a person does to the server: written on the device first, then sent one by one in order, and again until
 * the server says that it is done. Everything in it may be sent twice without harm: its ids are made on the device.
 * What of one kind does not get through holds up that kind alone.
 */
export class Outbox {
  readonly #parts: OutboxParts;
  #state: OutboxState = emptyOutbox;
  /** Done by the person, on its way to the device's storage. */
  #unwritten: readonly Waiting[] = [];
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
    this.#take(await this.#parts.storage.read());
  }

  /** Stops trying. What waits stays on the device. */
  close(): void {
    this.#isClosed = true;
    this.#callOff?.();
  }

  /** Something was done: it shows at once and is written down; `sync` sends it. Fails where the device cannot keep it. */
  async add(kind: string, ...values: readonly unknown[]): Promise<void> {
    await this.put(values.map((value) => ({ id: this.#parts.newId(), kind, value })));
  }

  /** Puts what waited elsewhere behind what waits here, each once. */
  async put(more: readonly Waiting[]): Promise<void> {
    const takeBack = this.#parts.storage.note(more);
    this.#unwritten = [...this.#unwritten, ...more];
    this.#set({ waiting: joined(this.#state.waiting, more, "id") });
    try {
      await this.#change((kept) => joined(kept, more, "id"));
    } catch (error) {
      takeBack();
      this.#drop(more);
      throw error;
    }
  }

  /** What could not be written down does not stand there as if it were. */
  #drop(lost: readonly Waiting[]): void {
    const isKept = ({ id }: Waiting) => !lost.some((one) => one.id === id);
    this.#unwritten = this.#unwritten.filter(isKept);
    this.#set({ waiting: this.#state.waiting.filter(isKept) });
  }

  /** Sends what waits; tried again later when it does not work. */
  sync(): Promise<void> {
    this.#isWanted = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  /** Forgets what waits of one kind, because the person wants it so. */
  async discard(kind: string): Promise<void> {
    await this.#change((kept) => kept.filter((one) => one.kind !== kind));
  }

  async #run(): Promise<void> {
    while (this.#isWanted && !this.#isClosed) {
      this.#isWanted = false;
      this.#callOff?.();
      this.#set({ contact: "busy" });
      const isDone = await this.#writing.then(() => this.#parts.lock(() => this.#sendAll()));
      if (isDone) this.#failures = 0;
      this.#set({ contact: isDone ? "resting" : "out-of-reach" });
      if (!isDone && !this.#isClosed) this.#retryLater();
    }
  }

  #retryLater(): void {
    const delayMs = Math.min(longestRetryMs, firstRetryMs * 2 ** this.#failures);
    this.#failures += 1;
    this.#callOff = this.#parts.schedule(() => void this.sync(), delayMs);
  }

  /** Answers whether everything arrived. What other tabs wrote down goes along. */
  async #sendAll(): Promise<boolean> {
    const held = new Set<string>();
    for (;;) {
      const waiting = await this.#parts.storage.read();
      const next = waiting.find(({ kind }) => !held.has(kind));
      if (next === undefined || this.#isClosed) return held.size === 0;
      try {
        const outcome = await this.#parts.send(next);
        // Somebody else may have signed in meanwhile.
        if (this.#isClosed) return false;
        this.#parts.onSettled(next, outcome);
        await this.#change((kept) => kept.filter(({ id }) => id !== next.id));
      } catch {
        held.add(next.kind);
      }
    }
  }

  /** Changes follow each other in the order in which they were asked for. */
  async #change(step: (kept: readonly Waiting[]) => readonly Waiting[]): Promise<void> {
    const change = this.#writing.then(() => this.#parts.storage.change(step));
    this.#writing = change.catch(() => {});
    this.#take(await change);
  }

  #take(kept: readonly Waiting[]): void {
    const written = new Set(kept.map(({ id }) => id));
    this.#unwritten = this.#unwritten.filter(({ id }) => !written.has(id));
    this.#set({ waiting: [...kept, ...this.#unwritten] });
  }

  #set(change: Partial<OutboxState>): void {
    this.#state = { ...this.#state, ...change };
    this.#parts.onChange(this.#state);
  }
}
