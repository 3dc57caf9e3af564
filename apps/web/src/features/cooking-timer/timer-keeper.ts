import type { CookedRecipe } from "@meal/domain/cooking-timer/cooked-recipe";
import { elapse } from "@meal/domain/cooking-timer/elapse";
import { type KeptTimer, readKeptTimer } from "@meal/domain/cooking-timer/kept-timer";
import {
  type Alarm,
  beginTimer,
  type CookingTimer,
  isTicking,
  type TimerStep,
  type WaitingStep,
} from "@meal/domain/cooking-timer/timer";
import { createValueStore, type ValueStore } from "../../platform/value-store.ts";
import type { PageTime } from "./page-time.ts";

/** How a timer meets the device. */
export interface KeeperParts {
  readonly userId: string;
  readonly time: PageTime;
  readonly read: () => string | null;
  /** Keeps the timer as text; null takes away what was kept. */
  readonly write: (text: string | null) => void;
  readonly wakeIn: (delayMs: number, wake: () => void) => () => void;
  /** Whether this tab is the one that rings. */
  readonly isLeading: () => boolean;
  /** Makes this tab the one that rings. */
  readonly lead: () => void;
  /** Steps came to their end by themselves: one call, however many there were. */
  readonly ring: (alarms: readonly Alarm[], timer: KeptTimer) => void;
  /** The timer is another than it was: what comes by itself comes at another time, or not at all. */
  readonly plan: (timer: KeptTimer | undefined) => void;
}

/** The timer as it was at a moment of the page's time. */
interface Base {
  readonly timer: KeptTimer;
  readonly atMs: number;
}

/** The device's clock was set, not just set right. */
const clockChangeMs = 500;

/**
 * A person's timer, above the pages. What lies on the device is how the timer stood at some moment; everything since
 * follows from that moment alone, so nothing adds up and no end moves. One tab leads: it alone rings, and writes down
 * that a step has come to its end in the same breath.
 */
export class TimerKeeper {
  readonly userId: string;
  readonly shown: ValueStore<KeptTimer | undefined> = createValueStore<KeptTimer | undefined>(
    undefined,
    "with-holder",
  );
  readonly #parts: KeeperParts;
  #base: Base | undefined;
  #shownBase: Base | undefined;
  #stopWaiting = () => {};

  constructor(parts: KeeperParts) {
    this.userId = parts.userId;
    this.#parts = parts;
    this.load();
  }

  /** Takes over what lies on the device, where another tab may have written it. Another person's timer is none. */
  readonly load = (): void => {
    const { read, time, userId, plan, isLeading } = this.#parts;
    const timer = readKeptTimer(read());
    const isOurs = timer !== undefined && timer.ownerId === userId;
    this.#base = isOurs ? { timer, atMs: time.momentOf(timer.persistedAt) } : undefined;
    if (isLeading()) plan(this.#base?.timer);
    this.look();
  };

  /** Brings the timer up to now, and waits for its next second. */
  readonly look = (): void => {
    this.#stopWaiting();
    const { timer, alarms, atMs } = this.#now();
    const leads = this.#parts.isLeading();
    if (timer !== undefined && leads && (alarms.length > 0 || this.#isClockChanged())) {
      this.#keep(timer, atMs);
      if (alarms.length > 0) this.#parts.ring(alarms, timer);
    } else {
      this.#show(timer);
    }
    if (timer !== undefined && isTicking(timer)) this.#waitFrom(atMs);
  };

  readonly create = (steps: readonly TimerStep[], recipeName: string, recipe?: CookedRecipe): void => {
    const timer = beginTimer(steps);
    if (timer === undefined) return;
    const { userId: ownerId, time, lead } = this.#parts;
    lead();
    const of = recipe === undefined ? {} : { recipe };
    this.#keep({ ...timer, ...of, recipeName, ownerId, persistedAt: 0, isAnswered: false }, time.now());
  };

  /** The cook does something with the timer. Whoever is touched last is the one to ring. */
  readonly act = (change: (timer: CookingTimer) => CookingTimer): void => {
    this.#parts.lead();
    this.look();
    const { timer, atMs } = this.#now();
    if (timer === undefined) return;
    const changed = change(timer);
    const isSameStep = changed.currentStepIndex === timer.currentStepIndex;
    const goesOn = timer.isRunning && changed.isRunning && isSameStep;
    // What goes on beside the step keeps its second, too.
    const keepsSecond = goesOn || (timer.waiting.some(isLeft) && changed.waiting.some(isLeft));
    const isAnswered = timer.isAnswered && changed.isFinished;
    this.#keep({ ...timer, ...changed, isAnswered }, keepsSecond ? atMs : this.#parts.time.now());
    this.look();
  };

  /** What to do after cooking was answered. */
  readonly answer = (): void => {
    const { timer, atMs } = this.#now();
    if (timer?.isFinished === true) this.#keep({ ...timer, isAnswered: true }, atMs);
  };

  readonly clear = (): void => {
    this.#base = undefined;
    this.#parts.write(null);
    this.#parts.plan(undefined);
    this.look();
  };

  readonly close = (): void => {
    this.#stopWaiting();
    this.#base = undefined;
    this.#parts.plan(undefined);
  };

  /** The timer after the whole seconds that have passed, and the moment at which the last of them ended. */
  #now() {
    if (this.#base === undefined) return { timer: undefined, alarms: [], atMs: 0 };
    const { timer, atMs } = this.#base;
    const seconds = Math.floor((this.#parts.time.now() - atMs) / 1000);
    const elapsed = elapse(timer, seconds);
    return {
      timer: { ...timer, ...elapsed.timer },
      alarms: elapsed.alarms,
      atMs: isTicking(timer) ? atMs + seconds * 1000 : atMs,
    };
  }

  /** The instant that lies on the device is no longer what the device's clock would say of that moment. */
  #isClockChanged(): boolean {
    if (this.#base === undefined) return false;
    const { timer, atMs } = this.#base;
    const drift = this.#parts.time.wallAt(atMs) - timer.persistedAt;
    return isTicking(timer) && Math.abs(drift) > clockChangeMs;
  }

  #keep(next: KeptTimer, atMs: number): void {
    const timer = { ...next, persistedAt: Math.round(this.#parts.time.wallAt(atMs)) };
    this.#base = { timer, atMs };
    this.#parts.write(JSON.stringify(timer));
    this.#parts.plan(timer);
    this.#show(timer);
  }

  /** Whoever draws the timer hears of it when another second begins, or another timer. */
  #show(timer: KeptTimer | undefined): void {
    const before = this.shown.get();
    const isSame =
      this.#shownBase === this.#base &&
      before?.currentStepIndex === timer?.currentStepIndex &&
      before?.timeRemaining === timer?.timeRemaining &&
      (before?.waiting ?? []).every((each, at) => each.timeRemaining === timer?.waiting[at]?.timeRemaining);
    this.#shownBase = this.#base;
    if (!isSame) this.shown.set(timer);
  }

  #waitFrom(atMs: number): void {
    const { wakeIn, time } = this.#parts;
    this.#stopWaiting = wakeIn(Math.max(1, atMs + 1000 - time.now()), this.look);
  }
}

function isLeft({ timeRemaining }: WaitingStep): boolean {
  return timeRemaining > 0;
}
