import { applyOperation } from "@meal/domain/shopping-list/apply-operation";
import { EMPTY_LIST, type ShoppingList } from "@meal/domain/shopping-list/list";
import type { NumberedOperation, Operation } from "@meal/domain/shopping-list/operations";
import { type Kept, Outbox, type OutboxStorage } from "../../apps/web/src/features/shopping-list/outbox.ts";
import { joined } from "../../apps/web/src/platform/device/notes.ts";
import { opIdName, withMore } from "../../apps/web/src/features/shopping-list/queue-form.ts";
import type { Faults } from "./faults.ts";
import type { PersonsServer } from "./server.ts";

interface DeviceParts {
  readonly server: PersonsServer;
  readonly random: () => number;
  readonly newId: () => string;
  readonly faults: Faults;
  /** Messages that the network keeps back and brings later, or twice. */
  readonly late: NumberedOperation[][];
}

const never = () => new Promise<never>(() => {});

/** An app that is open, until it is left: then everything ends that it does. */
function newPage() {
  const { promise: end, resolve } = Promise.withResolvers<undefined>();
  const page = {
    end,
    isLeft: false,
    leave() {
      page.isLeft = true;
      resolve(undefined);
    },
  };
  return page;
}

/** A phone or a browser with the shipped outbox, on a network that cannot be trusted. */
export class Device {
  readonly #parts: DeviceParts;
  #kept: Kept = { list: undefined, queue: undefined };
  #notes: readonly unknown[] = [];
  #outbox: Outbox;
  #lock: Promise<unknown> = Promise.resolve();
  #page = newPage();
  isOnline = true;
  isNetworkGood = false;

  constructor(parts: DeviceParts) {
    this.#parts = parts;
    this.#outbox = this.#start();
  }

  /** What its screen shows: the server's list with everything that waits. */
  get view(): ShoppingList {
    const { list, waiting } = this.#outbox.state;
    return waiting.reduce(
      (before: ShoppingList, { operation }) => applyOperation(before, operation).list,
      list ?? EMPTY_LIST,
    );
  }

  get waiting(): number {
    return this.#outbox.state.waiting.length;
  }

  get lost(): number {
    return this.#outbox.state.lost;
  }

  add(operation: Operation): Promise<void> {
    return this.#whileHere(this.#outbox.add(operation));
  }

  /** Does something, and the page is left in that moment: it writes and sends nothing any more. */
  async addAndLeave(operation: Operation): Promise<void> {
    void this.#outbox.add(operation);
    this.#outbox.close();
    this.#page.leave();
    this.#page = newPage();
    this.#lock = Promise.resolve();
    this.#notes = this.#parts.faults.notesWhenLeft(this.#notes);
    this.#outbox = this.#start();
    await this.#whileHere(this.#outbox.open());
  }

  sync(): Promise<void> {
    return this.#whileHere(this.#outbox.sync());
  }

  /** Refreshes from a plan as the screen does; without a network that fails and changes nothing. */
  async refresh(planId?: string): Promise<void> {
    const { server, faults } = this.#parts;
    const asking = this.#outbox.ask(() => this.#call(() => faults.refresh(server, planId)));
    await this.#whileHere(asking).catch(() => {});
  }

  /** Closes the app, perhaps in the middle of sending, and opens it again. */
  async restart(): Promise<void> {
    const sending = this.sync();
    if (this.#parts.random() < 0.5) await sending;
    this.#outbox.close();
    await sending;
    this.#kept = this.#parts.faults.afterRestart(this.#kept);
    this.#outbox = this.#start();
    await this.#whileHere(this.#outbox.open());
  }

  #start(): Outbox {
    const { server, faults, newId } = this.#parts;
    const page = this.#page;
    const withNotes = ({ list, queue }: Kept): Kept =>
      structuredClone({ list, queue: withMore(queue, this.#notes) });
    // What a page begins, it ends as long as it is there.
    const disk = async <T>(work: () => T): Promise<T> => {
      await Promise.resolve();
      return page.isLeft ? never() : work();
    };
    const storage: OutboxStorage = {
      note: (operations) => {
        this.#notes = joined(this.#notes, operations, opIdName);
      },
      read: () => disk(() => withNotes(this.#kept)),
      change: (step) =>
        disk(() => {
          this.#kept = structuredClone(step(withNotes(this.#kept)));
          this.#notes = [];
          return this.#kept;
        }),
    };
    return new Outbox({
      storage,
      send: (operations) => this.#call(() => faults.change(server, operations), operations),
      fetch: () => this.#call(() => server.read()),
      lock: (work) => {
        if (page.isLeft) return never();
        const turn = this.#lock.then(work);
        this.#lock = turn.catch(() => {});
        return turn;
      },
      // Tries that are due later are made by the one who drives the simulation.
      schedule: () => () => {},
      newId,
      onChange: () => {},
    });
  }

  async #whileHere(work: Promise<unknown>): Promise<void> {
    await Promise.race([work, this.#page.end]);
  }

  /** One call over the network: it may not go out, go out twice or late, and its answer may get lost. */
  async #call<T>(exchange: () => Promise<T>, message?: readonly NumberedOperation[]): Promise<T> {
    const { random, late } = this.#parts;
    if (!this.isOnline) throw new Error("offline");
    if (this.isNetworkGood) return exchange();
    const fate = random();
    if (fate < 0.15) throw new Error("dropped");
    if (fate < 0.3 && message !== undefined) {
      late.push([...message]);
      throw new Error("late");
    }
    const answer = await exchange();
    if (fate < 0.45) throw new Error("the answer was lost");
    if (fate < 0.6 && message !== undefined) late.push([...message]);
    return answer;
  }
}
