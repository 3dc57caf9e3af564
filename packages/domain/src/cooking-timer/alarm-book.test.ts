import { array, assert, boolean, constantFrom, integer, property, record, sample } from "fast-check";
import { describe, expect, it } from "vitest";
import { type AlarmBook, openBook, planBook, type Ring, takeByPage, takeByPush } from "./alarm-book.ts";
import { duePushes, plannedPushes } from "./due-pushes.ts";
import { LATE_ALARM_MS, PAGE_FIRST_MS } from "./push-limits.ts";

const at = 1_800_000_000_000;
const stepAt = (atMs: number, stepIndex = 1): Ring => ({ alarm: "step", stepIndex, at: atMs });
const fromNow = (now: number) => (ring: Ring) => ({ ...ring, inMs: Math.max(0, ring.at - now) });
const planned = (...rings: readonly Ring[]) => planBook(openBook(), rings, at);

describe("the book of alarms", () => {
  it("lets a push ring once, however often it arrives", () => {
    const { book, ring } = takeByPush(planned(stepAt(at + 1000)), stepAt(at + 1000));
    expect(ring).toEqual(stepAt(at + 1000));
    expect(takeByPush(book, stepAt(at + 1000)).ring).toBeUndefined();
  });

  it("is silent for a push whose step was skipped or put off, or whose timer is gone", () => {
    const book = planned(stepAt(at + 60_000));
    const pushed = stepAt(at + 60_000);
    expect(takeByPush(planBook(book, [stepAt(at + 5000, 2)], at), pushed).ring).toBeUndefined();
    expect(takeByPush(planBook(book, [stepAt(at + 120_000)], at), pushed).ring).toBeUndefined();
    expect(takeByPush(planBook(book, [], at), pushed).ring).toBeUndefined();
    expect(takeByPush(openBook(), pushed).ring).toBeUndefined();
  });

  it("knows an alarm that rounding moved", () => {
    const moved = planBook(planned(stepAt(at + 1000)), [stepAt(at + 1400)], at);
    expect(takeByPush(moved, stepAt(at + 1000)).ring).toEqual(stepAt(at + 1400));
  });

  it("lets the page ring for what no push rang for, and keeps it silent where one did", () => {
    const book = planned(stepAt(at + 1000), stepAt(at + 2000, 2));
    expect(takeByPage(book, at + 1000).rings).toBe(true);
    const heard = takeByPush(book, stepAt(at + 1000)).book;
    expect(takeByPage(heard, at + 1000).rings).toBe(false);
    expect(takeByPage(heard, at + 2000).rings).toBe(true);
  });

  it("lets a page ring that never planned anything with it", () => {
    expect(takeByPage(openBook(), at).rings).toBe(true);
  });

  it("does not bring back what is over when a closed page opens again", () => {
    const rung = takeByPush(planned(stepAt(at + 1000)), stepAt(at + 1000)).book;
    const again = planBook(rung, [stepAt(at + 1000), stepAt(at + 9000, 2)], at + 5000);
    expect(again.waiting).toEqual([stepAt(at + 9000, 2)]);
    expect(again.version).toBeGreaterThan(rung.version);
  });
});

describe("the server's alarms", () => {
  it("are due by the server's clock, a moment after the page had its turn", () => {
    const ring = stepAt(at - 3_600_000);
    expect(plannedPushes([{ ...ring, inMs: 60_000 }], at)).toEqual([
      { ...ring, dueAt: at + 60_000 + PAGE_FIRST_MS },
    ]);
  });

  it("are sent one at a time, and dropped where the server was away for too long", () => {
    const pushes = plannedPushes(
      [stepAt(at), stepAt(at + 1000, 2), stepAt(at + 900_000, 3)].map(fromNow(at)),
      at,
    );
    const now = at + 10_000;
    expect(duePushes(pushes, now)).toEqual({ send: pushes[1], rest: [pushes[2]] });
    expect(duePushes(pushes, at + LATE_ALARM_MS + 10_000)).toEqual({ send: undefined, rest: [pushes[2]] });
    expect(duePushes(pushes, at)).toEqual({ send: undefined, rest: pushes });
  });
});

/** What happens to one push on its way. */
const ways = record({ copies: integer({ min: 0, max: 3 }), delayMs: integer({ min: 0, max: 30_000 }) });
/** What somebody does, so long after the last thing they did. */
const deeds = record({
  afterMs: integer({ min: 1, max: 40_000 }),
  deed: constantFrom("look", "sleep", "wake", "skip", "pause", "start"),
  isTold: boolean(),
});

interface Planned extends Ring {
  readonly run: number;
}

/** One device with a page that sleeps and wakes, a worker, and a server that hears only part of it. */
class Device {
  readonly rung: { readonly ring: Planned; readonly by: "page" | "worker" }[] = [];
  #book: AlarmBook<Planned> = openBook();
  #pushes: readonly (Ring & { readonly dueAt: number })[] = [];
  #told = 0;
  #run = 0;
  #isAsleep = false;
  #left: readonly number[];
  #since = at;
  #isRunning = true;

  constructor(lengths: readonly number[]) {
    this.#left = lengths;
    this.#plan(at, true);
  }

  /** The steps end one after the other, whoever is awake. */
  pass(now: number, way: () => { readonly copies: number; readonly delayMs: number }): void {
    const { send, rest } = duePushes(this.#pushes, now);
    this.#pushes = rest;
    if (send !== undefined) {
      const { copies, delayMs } = way();
      for (let copy = 0; copy < copies; copy += 1) this.#arriving.push({ ring: send, at: now + delayMs });
    }
    for (const { ring } of this.#arriving.filter(({ at: arrival }) => arrival <= now)) {
      const taken = takeByPush(this.#book, ring);
      this.#book = taken.book;
      if (taken.ring !== undefined) this.rung.push({ ring: taken.ring, by: "worker" });
    }
    this.#arriving = this.#arriving.filter(({ at: arrival }) => arrival > now);
    if (!this.#isAsleep) this.#look(now, true);
  }

  do(deed: string, now: number, isTold: boolean): void {
    if (deed === "sleep") this.#isAsleep = true;
    if (deed === "sleep" || (deed === "look" && this.#isAsleep)) return;
    this.#isAsleep = false;
    this.#look(now, isTold);
    if (deed === "pause") this.#pause(now, isTold);
    if (deed === "skip") this.#skip(now, isTold);
    if (deed === "start" && !this.#isRunning) this.#start(now, isTold);
  }

  #arriving: { readonly ring: Ring; readonly at: number }[] = [];

  /** As the timer does: plans what is ahead, then rings once for all that ended. */
  #look(now: number, isTold: boolean): void {
    if (!this.#isRunning) return;
    let ended = 0;
    while (this.#left[0] !== undefined && this.#since + this.#left[0] <= now) {
      this.#since += this.#left[0];
      this.#left = this.#left.slice(1);
      ended += 1;
    }
    if (ended === 0) return;
    const before = this.#book.waiting.filter((ring) => ring.at <= now);
    this.#plan(now, isTold);
    const taken = takeByPage(this.#book, now);
    this.#book = taken.book;
    if (taken.rings) for (const ring of before) this.rung.push({ ring, by: "page" });
    if (this.#left.length === 0) this.#isRunning = false;
  }

  #pause(now: number, isTold: boolean): void {
    if (!this.#isRunning) return;
    this.#left = [(this.#left[0] ?? 0) - (now - this.#since), ...this.#left.slice(1)];
    this.#isRunning = false;
    this.#plan(now, isTold);
  }

  #skip(now: number, isTold: boolean): void {
    if (this.#left.length < 2) return;
    this.#left = this.#left.slice(1);
    this.#since = now;
    this.#plan(now, isTold);
  }

  #start(now: number, isTold: boolean): void {
    this.#since = now;
    this.#isRunning = this.#left.length > 0;
    this.#plan(now, isTold);
  }

  #plan(now: number, isTold: boolean): void {
    this.#run += 1;
    let end = this.#since;
    const rings = this.#left.map((ms, index) => {
      end += ms;
      const stepIndex = 1000 - this.#left.length + index;
      return { alarm: "step" as const, stepIndex, at: end, run: this.#run };
    });
    this.#book = planBook(this.#book, this.#isRunning ? rings : [], now);
    if (!isTold || this.#book.version <= this.#told) return;
    this.#told = this.#book.version;
    this.#pushes = plannedPushes(this.#book.waiting.map(fromNow(now)), now);
  }
}

describe("a device over whatever happens", () => {
  it("rings each alarm once at most, and each that anybody could hear of", () => {
    const lengths = array(integer({ min: 5000, max: 60_000 }), { minLength: 1, maxLength: 6 });
    const law = property(lengths, array(deeds, { maxLength: 25 }), integer(), (steps, done, seed) => {
      const onTheWay = sample(ways, { seed, numRuns: 40 }).values();
      const device = new Device(steps);
      let now = at;
      const passUntil = (end: number) => {
        for (; now < end; now += 500)
          device.pass(now, () => onTheWay.next().value ?? { copies: 1, delayMs: 0 });
      };
      for (const { afterMs, deed, isTold } of done) {
        passUntil(now + afterMs);
        device.do(deed, now, isTold);
      }
      const keys = device.rung.map(({ ring }) => `${ring.stepIndex} ${ring.at}`);
      expect(new Set(keys).size).toBe(keys.length);
      // Whoever wakes up in the end has missed nothing.
      device.do("wake", now, true);
      device.do("start", now, true);
      passUntil(now + 400_000);
      expect(device.rung.some(({ ring }) => ring.stepIndex === 999)).toBe(true);
    });
    assert(law, { numRuns: 300 });
  });
});
