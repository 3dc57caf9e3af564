import { type ClockReading, passedMs } from "@meal/domain/cooking-timer/clock";

/** The clocks of a device. */
export interface Clocks {
  readonly read: () => ClockReading;
  /** Whether the device was kept awake from this moment of the steady clock until now. */
  readonly isAwakeSince: (steadyMs: number) => boolean;
}

/** The time since a page was opened, in milliseconds: it goes on while the device sleeps, and nobody can set it. */
export class PageTime {
  readonly #clocks: Clocks;
  #last: ClockReading;
  #passedMs = 0;

  constructor(clocks: Clocks) {
    this.#clocks = clocks;
    this.#last = clocks.read();
  }

  now(): number {
    const reading = this.#clocks.read();
    this.#passedMs += passedMs(this.#last, reading, this.#clocks.isAwakeSince(this.#last.steadyMs));
    this.#last = reading;
    return this.#passedMs;
  }

  /** What the device's own clock, as it is set now, shows at a moment of this time. */
  wallAt(momentMs: number): number {
    const now = this.now();
    return this.#last.wallMs - (now - momentMs);
  }

  /** The moment at which the device's clock showed this instant. What lies ahead is now. */
  momentOf(wallMs: number): number {
    const now = this.now();
    return now - Math.max(0, this.#last.wallMs - wallMs);
  }
}
