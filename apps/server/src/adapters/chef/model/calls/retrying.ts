import { APICallError } from "ai";
import type { Clock } from "../../../../ports/clock.ts";
import type { AppError } from "../../../../app-error.ts";
import { isWorthAnotherTry } from "./faults.ts";
import type { Pause } from "./pause.ts";

const MOST_TRIES = 3;
const FIRST_PAUSE_MS = 500;

/** What trying again needs to know. */
export interface Trying {
  readonly clock: Clock;
  readonly pause: Pause;
  readonly signal: AbortSignal;
  /** When the one configured time is over. */
  readonly deadline: number;
  readonly toFault: (thrown: unknown) => AppError;
}

/** Asks again where that helps, pausing longer each time or as long as the provider says, and never beyond the deadline. */
export async function retrying<T>(trying: Trying, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (thrown) {
      const { signal, pause, clock, deadline } = trying;
      signal.throwIfAborted();
      const fault = trying.toFault(thrown);
      const waitMs = retryAfterMs(thrown, clock.now()) ?? FIRST_PAUSE_MS * 2 ** (tries - 1);
      const isLate = clock.now() + waitMs >= deadline;
      if (!isWorthAnotherTry(fault) || isLate || tries === MOST_TRIES) throw fault;
      await pause(waitMs, signal);
    }
  }
}

/** `Retry-After` in seconds or as a date. */
function retryAfterMs(thrown: unknown, now: number): number | undefined {
  if (!APICallError.isInstance(thrown)) return undefined;
  const header = thrown.responseHeaders?.["retry-after"];
  if (header === undefined) return undefined;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
