import {
  addMinute,
  type Alarm,
  nextStep,
  pauseTimer,
  startTimer,
  type TimerStep,
} from "@meal/domain/cooking-timer/timer";
import { assert, constantFrom, integer, property, array } from "fast-check";
import { describe, expect, it } from "vitest";
import { PageTime } from "./page-time.ts";
import { TimerKeeper } from "./timer-keeper.ts";

const minute = 60_000;

function timed(...minutes: readonly number[]): readonly TimerStep[] {
  return minutes.map((timeInMinutes) => ({
    instruction: `Stir for ${timeInMinutes}`,
    timeInMinutes,
    category: "cooking",
    color: "step-cooking",
  }));
}

/** A device: its clocks, what lies on it, who rings, and everything that rang in whatever tab. */
class Device {
  wallMs = 1_800_000_000_000;
  steadyMs = 0;
  isKeptAwake = false;
  kept: string | null = null;
  readonly rung: Alarm[] = [];
  rings = 0;
  /** Every tab with the key of who leads. */
  readonly #tabs = new Map<TimerKeeper, symbol>();
  #leader: symbol | undefined;

  /** Opens the app in one more tab. */
  open(userId = "robin"): TimerKeeper {
    const key = Symbol(userId);
    const tab = new TimerKeeper({
      userId,
      time: new PageTime({
        read: () => ({ wallMs: this.wallMs, steadyMs: this.steadyMs }),
        isAwakeSince: () => this.isKeptAwake,
      }),
      read: () => this.kept,
      write: (text) => {
        this.kept = text;
        for (const [other, otherKey] of this.#tabs) if (otherKey !== key) other.load();
      },
      // Whoever moves the clocks lets every tab look.
      wakeIn: () => () => {},
      isLeading: () => this.#leader === key,
      lead: () => (this.#leader = key),
      ring: (alarms) => {
        this.rings += 1;
        this.rung.push(...alarms);
      },
      plan: () => {},
    });
    this.#tabs.set(tab, key);
    if (this.#leader === undefined) this.#handOver();
    return tab;
  }

  close(tab: TimerKeeper): void {
    tab.close();
    const isLeading = this.#tabs.get(tab) === this.#leader;
    this.#tabs.delete(tab);
    if (isLeading) this.#handOver();
  }

  reload(tab: TimerKeeper): TimerKeeper {
    this.close(tab);
    return this.open();
  }

  /** Time goes on for an awake device, second after second. */
  pass(ms: number): void {
    for (let left = ms; left > 0; left -= 1000) {
      this.wallMs += Math.min(left, 1000);
      this.steadyMs += Math.min(left, 1000);
      this.lookEverywhere();
    }
  }

  sleep(ms: number): void {
    this.wallMs += ms;
    this.lookEverywhere();
  }

  lookEverywhere(): void {
    for (const tab of this.#tabs.keys()) tab.look();
  }

  #handOver(): void {
    const [next] = this.#tabs;
    this.#leader = next?.[1];
    next?.[0].load();
  }
}

/** A tab with a running timer. */
function cooking(device: Device, ...minutes: readonly number[]): TimerKeeper {
  const tab = device.open();
  tab.create(timed(...minutes), "Soup");
  tab.act(startTimer);
  return tab;
}

const remaining = (tab: TimerKeeper) => tab.shown.get()?.timeRemaining;

describe("a person's timer", () => {
  it("runs through its steps, and rings for each once", () => {
    const device = new Device();
    const tab = cooking(device, 1, 2);
    device.pass(59_000);
    expect(remaining(tab)).toBe(1);
    device.pass(1000);
    expect(tab.shown.get()).toMatchObject({ currentStepIndex: 1, timeRemaining: 120 });
    device.pass(5 * minute);
    expect(tab.shown.get()).toMatchObject({ timeRemaining: 0, isRunning: false, isFinished: true });
    expect(device.rung).toEqual(["step", "completion"]);
  });

  it("is where it would be after a reload, to the second, however often that happens", () => {
    const device = new Device();
    let tab = cooking(device, 2);
    for (let time = 0; time < 40; time += 1) {
      device.pass(1700);
      tab = device.reload(tab);
    }
    expect(remaining(tab)).toBe(120 - 68);
  });

  it("rings after a reload for what ended while no page was open, once, with one sound", () => {
    const device = new Device();
    const tab = cooking(device, 1, 1, 5);
    device.close(tab);
    device.pass(3 * minute);
    const reopened = device.open();
    expect(reopened.shown.get()).toMatchObject({ currentStepIndex: 2, timeRemaining: 4 * 60 });
    expect(device.rung).toEqual(["step", "step"]);
    expect(device.rings).toBe(1);
    device.reload(reopened);
    expect(device.rings).toBe(1);
  });

  it("goes on while the device sleeps", () => {
    const device = new Device();
    const tab = cooking(device, 10);
    device.pass(1000);
    device.sleep(4 * minute);
    expect(remaining(tab)).toBe(6 * 60 - 1);
  });

  it("takes no notice of a clock that is set back or, on a waking device, ahead, nor after the next reload", () => {
    const device = new Device();
    const tab = cooking(device, 10);
    device.pass(minute);
    device.wallMs -= 60 * minute;
    device.pass(minute);
    expect(remaining(tab)).toBe(8 * 60);
    device.isKeptAwake = true;
    device.wallMs += 30 * minute;
    device.pass(minute);
    expect(remaining(tab)).toBe(7 * 60);
    expect(remaining(device.reload(tab))).toBe(7 * 60);
  });

  it("stands still where the clock was set back while no page was open", () => {
    const device = new Device();
    device.close(cooking(device, 10));
    device.wallMs -= 60 * minute;
    expect(remaining(device.open())).toBe(600);
  });

  it("rings in one of two tabs, and goes on in the other when that one is closed", () => {
    const device = new Device();
    const first = cooking(device, 1, 1, 1);
    const second = device.open();
    device.pass(minute);
    expect([remaining(first), remaining(second)]).toEqual([60, 60]);
    expect(device.rung).toEqual(["step"]);
    device.close(first);
    device.pass(2 * minute);
    expect(device.rung).toEqual(["step", "step", "completion"]);
    expect(second.shown.get()?.isFinished).toBe(true);
  });

  it("follows what was pressed in another tab", () => {
    const device = new Device();
    const first = cooking(device, 1, 2);
    const second = device.open();
    second.act(nextStep);
    expect(remaining(first)).toBe(120);
    second.act(pauseTimer);
    device.pass(minute);
    expect(first.shown.get()).toMatchObject({ isRunning: false, timeRemaining: 120 });
    first.clear();
    expect(second.shown.get()).toBeUndefined();
    expect(device.kept).toBeNull();
  });

  it("is nobody else's, and still there for its person", () => {
    const device = new Device();
    device.close(cooking(device, 1));
    const other = device.open("sam");
    expect(other.shown.get()).toBeUndefined();
    device.pass(2 * minute);
    expect(device.rung).toEqual([]);
    device.close(other);
    expect(device.open().shown.get()?.isFinished).toBe(true);
    expect(device.rung).toEqual(["completion"]);
  });

  it("asks what comes after cooking until that is answered, and anew after it ran again", () => {
    const device = new Device();
    const tab = cooking(device, 1);
    tab.answer();
    expect(tab.shown.get()?.isAnswered).toBe(false);
    device.pass(minute);
    tab.answer();
    expect(device.reload(tab).shown.get()?.isAnswered).toBe(true);
    const again = device.open();
    again.act(addMinute);
    again.act(startTimer);
    device.pass(minute);
    expect(again.shown.get()).toMatchObject({ isFinished: true, isAnswered: false });
  });

  it("rings once a step and ends on time, whatever happens to its pages", () => {
    const event = constantFrom("wait", "reload", "sleep", "other tab", "clock back");
    const law = property(array(event), array(integer({ min: 1, max: 90 })), (events, seconds) => {
      const device = new Device();
      let tab = cooking(device, 1, 2, 0.5);
      let passed = 0;
      for (const [at, what] of events.entries()) {
        const ms = (seconds[at] ?? 7) * 1000;
        if (what === "reload") tab = device.reload(tab);
        else if (what === "other tab") tab = device.open();
        else if (what === "clock back") device.wallMs -= ms;
        else if (what === "sleep") device.sleep(ms);
        else device.pass(ms);
        if (what === "sleep" || what === "wait") passed += ms / 1000;
        // Somebody looks before the next thing happens, as a page does every second.
        device.lookEverywhere();
      }
      const left = Math.max(0, 210 - passed);
      device.pass(left * 1000);
      expect(tab.shown.get()?.isFinished).toBe(true);
      expect(device.rung).toEqual(["step", "step", "completion"]);
    });
    assert(law);
  });
});
