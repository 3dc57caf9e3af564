import type { UserId } from "@meal/domain/accounts/actor";
import type { Clock } from "../ports/clock.ts";
import { rateRule, tooMany } from "./rate-limit.ts";

const MINUTE_MS = 60_000;

/** Far more than fingers do, and far less than a program that fills the disk would like. */
const writes = rateRule("writes", 600, MINUTE_MS);

/**
 * Counts what each person changes, whatever it is. It is counted in memory: a count in the database would be a write
 * more for every write, and several processes let several times as much through, which is still little.
 */
export class WriteRate {
  readonly #clock: Clock;
  readonly #most: number;
  readonly #used = new Map<UserId, number>();
  #endsAt = 0;

  constructor(clock: Clock, factor: number) {
    this.#clock = clock;
    this.#most = writes.uses * factor;
  }

  /** Counts one; refuses with the time to wait once the minute's are used up. */
  count(userId: UserId): void {
    const now = this.#clock.now();
    if (now >= this.#endsAt) {
      this.#used.clear();
      this.#endsAt = now + writes.perMs;
    }
    const used = (this.#used.get(userId) ?? 0) + 1;
    this.#used.set(userId, used);
    if (used > this.#most) throw tooMany(this.#endsAt - now);
  }
}
