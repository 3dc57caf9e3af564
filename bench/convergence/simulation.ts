import { isDeepStrictEqual } from "node:util";
import type { HomeItem, ShoppingItem } from "@meal/domain/shopping-list/list";
import type { NumberedOperation, Operation } from "@meal/domain/shopping-list/operations";
import { createRandom } from "@meal/engine/random";
import { Device } from "./device.ts";
import { Expectations } from "./expectations.ts";
import { type Faults, sound } from "./faults.ts";
import { openServer, type PersonsServer } from "./server.ts";

const FOODS = [
  "2 onions",
  "1 leek",
  "300 g carrots",
  "1 kg potatoes",
  "4 eggs",
  "2 tbsp olive oil",
  "1 lemon",
];
const STEPS = 40;
const DAY_MS = 24 * 3_600_000;

/** What a run over many seeds tried, and what it found wrong. */
export interface Found {
  readonly seeds: number;
  readonly operations: number;
  readonly faults: readonly string[];
}

/** Plays these seeds on one database, a person each; stops at the first that goes wrong. */
export async function simulate(seeds: number, faults: Faults = sound, firstSeed = 1): Promise<Found> {
  const server = await openServer();
  let operations = 0;
  for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
    // oxlint-disable-next-line no-await-in-loop -- The clock and the database belong to one person at a time.
    const story = new Story(await server.person(`person-${seed}`), seed, faults);
    // oxlint-disable-next-line no-await-in-loop -- As above.
    const wrong = await story.play();
    operations += story.operations;
    if (wrong.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- The last thing that is done.
    await server.close();
    return { seeds: seed - firstSeed + 1, operations, faults: wrong.map((each) => `seed ${seed}: ${each}`) };
  }
  await server.close();
  return { seeds, operations, faults: [] };
}

/** One person's household for a while: devices, plans, a bad network, clocks that jump. */
class Story {
  readonly #server: PersonsServer;
  readonly #random: () => number;
  readonly #devices: readonly Device[];
  readonly #late: NumberedOperation[][] = [];
  readonly #expected = new Expectations();
  readonly #plans: string[] = [];
  #lastId = 0;
  operations = 0;

  constructor(server: PersonsServer, seed: number, faults: Faults) {
    this.#server = server;
    this.#random = createRandom(seed);
    const parts = { server, random: this.#random, newId: () => this.#newId(), faults, late: this.#late };
    this.#devices = Array.from({ length: 2 + Math.floor(this.#random() * 3) }, () => new Device(parts));
  }

  async play(): Promise<readonly string[]> {
    for (let step = 0; step < STEPS; step += 1) {
      const several = Array.from({ length: 1 + Math.floor(this.#random() * 3) }, () => this.#act());
      // oxlint-disable-next-line no-await-in-loop -- Steps follow each other; what happens in one happens at once.
      await Promise.all(several);
    }
    return this.#end();
  }

  async #act(): Promise<void> {
    const at = Math.floor(this.#random() * this.#devices.length);
    const device = this.#devices[at];
    if (device === undefined) return;
    const chance = this.#random();
    if (chance < 0.6) await this.#operate(device, at);
    else if (chance < 0.68) await this.#savePlan();
    else if (chance < 0.76) await device.refresh(this.#random() < 0.5 ? undefined : this.#pick(this.#plans));
    else if (chance < 0.82) await device.restart();
    else if (chance < 0.88) device.isOnline = !device.isOnline;
    else if (chance < 0.92) this.#server.jump((this.#random() - 0.5) * 2 * DAY_MS);
    else if (chance < 0.96) await this.#deliverLate();
    else await device.sync();
  }

  async #operate(device: Device, at: number): Promise<void> {
    const { items, shelf } = device.view;
    const seen = this.#pick([...items]);
    const removed = this.#pick(shelf.filter(({ by }) => by === "person"))?.item;
    const isAtHome = this.#random() < 0.15;
    const operation = isAtHome
      ? this.#operationAtHome(this.#pick(device.view.atHome), seen)
      : this.#operationOn(seen, removed);
    this.#expected.note(at, operation, operation.kind === "restore" ? removed : seen);
    this.operations += 1;
    await (this.#random() < 0.05 ? device.addAndLeave(operation) : device.add(operation));
  }

  #operationOn(seen: ShoppingItem | undefined, removed: ShoppingItem | undefined): Operation {
    const chance = this.#random();
    if (removed !== undefined && chance < 0.1) return { kind: "restore", id: removed.id };
    if (seen === undefined || chance < 0.35) {
      const id = this.#newId();
      const text = { name: `thing ${this.#lastId}`, quantity: `q${this.#lastId}`, unit: "units" };
      return { kind: "add", item: { id, ...text, aisle: "pantry" } };
    }
    const { id } = seen;
    if (chance < 0.65) return { kind: "check", id, checked: this.#random() < 0.7 };
    if (chance < 0.8) return { kind: "edit", id, quantity: `q${(this.#lastId += 1)}` };
    if (chance < 0.85) return { kind: "edit", id, aisle: "frozen" };
    if (chance < 0.95) return { kind: "remove", id };
    if (chance < 0.97) return { kind: "unskip", id };
    return { kind: "mark-staple", name: "olive oil", isStaple: this.#random() < 0.5 };
  }

  /** Writes down what is at home, uses it up, and puts away what was bought. */
  #operationAtHome(kept: HomeItem | undefined, seen: ShoppingItem | undefined): Operation {
    if (kept !== undefined && this.#random() < 0.3) return { kind: "use-up", id: kept.id };
    const said = { name: seen?.name ?? "milk", quantity: "2", unit: "units", aisle: "pantry" } as const;
    const item = { id: this.#newId(), ...said, bestBefore: null, since: "2026-11-22", share: 1 };
    return seen?.checked === true
      ? { kind: "keep-bought", ids: [seen.id], grams: 100, item }
      : { kind: "keep", item };
  }

  /** A new plan, or an old one with other meals. */
  async #savePlan(): Promise<void> {
    const isNew = this.#plans.length < 4 && this.#random() < 0.7;
    const id = isNew ? this.#newId() : (this.#pick(this.#plans) ?? this.#newId());
    if (!this.#plans.includes(id)) this.#plans.push(id);
    const asked = FOODS.filter(() => this.#random() < 0.5);
    await this.#server.savePlan(id, asked.length === 0 ? FOODS : asked);
  }

  /** A message that the network kept back arrives now, after newer ones. */
  async #deliverLate(): Promise<void> {
    const [message] = this.#late.splice(Math.floor(this.#random() * this.#late.length), 1);
    if (message !== undefined) await this.#server.change(message);
  }

  /** Everything arrives, every plan is brought in once more, and then all must see the same, and the right thing. */
  async #end(): Promise<readonly string[]> {
    for (const device of this.#devices) {
      device.isOnline = true;
      device.isNetworkGood = true;
      // oxlint-disable-next-line no-await-in-loop -- They come back one after the other.
      await device.sync();
    }
    // oxlint-disable-next-line no-await-in-loop -- In the order in which they come.
    while (this.#late.length > 0) await this.#deliverLate();
    const wrong = [...this.#expected.faultsOf(await this.#server.read())];
    for (const plan of this.#plans) {
      // oxlint-disable-next-line no-await-in-loop -- Each list is looked at.
      await this.#devices[0]?.refresh(plan);
      // oxlint-disable-next-line no-await-in-loop -- Each list is looked at.
      wrong.push(...this.#expected.faultsOf(await this.#server.read()));
    }
    const { items, atHome } = await this.#server.read();
    if (new Set(atHome.map(({ id }) => id)).size < atHome.length) wrong.push("a thing is at home twice");
    for (const device of this.#devices) {
      // oxlint-disable-next-line no-await-in-loop -- They look one after the other.
      await device.sync();
      if (device.waiting > 0 || device.lost > 0) wrong.push("a device has not sent everything");
      if (!isDeepStrictEqual([device.view.items, device.view.atHome], [items, atHome]))
        wrong.push("devices show different lists");
    }
    return wrong;
  }

  #pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.#random() * from.length)];
  }

  #newId(): string {
    this.#lastId += 1;
    const part = () =>
      Math.floor(this.#random() * 0x10000)
        .toString(16)
        .padStart(4, "0");
    return `${part()}${part()}-${part()}-4${part().slice(1)}-8${part().slice(1)}-${part()}${part()}${part()}`;
  }
}
