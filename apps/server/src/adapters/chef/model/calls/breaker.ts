import { AppError } from "../../../../app-error.ts";
import type { Clock } from "../../../../ports/clock.ts";

/** After so many failures in a row a provider is left alone. */
const MOST_FAILURES = 5;
const OPEN_MS = 30_000;

/** What says that the provider itself is down; a refusal or a broken answer does not. */
const DOWN = new Set(["model_unreachable", "model_timeout"]);

/** Spares people the wait for a provider that does not answer: it fails at once for a while, then lets one call try. */
export class Breaker {
  readonly #clock: Clock;
  #failures = 0;
  #openUntil = 0;
  #isTrying = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async run<T>(attempt: () => Promise<T>): Promise<T> {
    const isDown = this.#failures >= MOST_FAILURES;
    if (isDown && (this.#clock.now() < this.#openUntil || this.#isTrying)) {
      throw new AppError("model_unreachable", { cause: new Error("The provider failed several times.") });
    }
    this.#isTrying = isDown;
    try {
      const answer = await attempt();
      this.#failures = 0;
      return answer;
    } catch (thrown) {
      this.#note(thrown);
      throw thrown;
    } finally {
      this.#isTrying = false;
    }
  }

  #note(thrown: unknown): void {
    if (!(thrown instanceof AppError)) return;
    this.#failures = DOWN.has(thrown.code) ? this.#failures + 1 : 0;
    if (this.#failures >= MOST_FAILURES) this.#openUntil = this.#clock.now() + OPEN_MS;
  }
}
