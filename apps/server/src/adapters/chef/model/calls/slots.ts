import { AppError } from "../../../../app-error.ts";

/** Counts the answers that are under way: a person may have a few, and all together so many; who comes later waits. */
export class Slots {
  readonly #inAll: number;
  readonly #perCaller: number;
  readonly #callers = new Map<string, number>();
  readonly #waiting = new Set<() => void>();
  #taken = 0;

  constructor(inAll: number, perCaller: number) {
    this.#inAll = inAll;
    this.#perCaller = perCaller;
  }

  /** How many are under way. */
  get taken(): number {
    return this.#taken;
  }

  /** Takes a place, and answers how to give it back, which works once. Throws when the signal ends the waiting. */
  async take(callerKey: string, signal: AbortSignal): Promise<() => void> {
    const own = this.#callers.get(callerKey) ?? 0;
    if (own >= this.#perCaller) {
      throw new AppError("model_busy", {
        detail: "You have several answers in progress; wait for one of them.",
      });
    }
    this.#callers.set(callerKey, own + 1);
    try {
      signal.throwIfAborted();
      while (this.#taken >= this.#inAll) {
        await this.#turn(signal);
        signal.throwIfAborted();
      }
    } catch (thrown) {
      this.#leave(callerKey);
      // Whoever was called and left passes the call on.
      if (this.#taken < this.#inAll) this.#callNext();
      throw thrown;
    }
    this.#taken += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken -= 1;
      this.#leave(callerKey);
      this.#callNext();
    };
  }

  #turn(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.delete(go);
        reject(signal.reason);
      };
      const go = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      this.#waiting.add(go);
      signal.addEventListener("abort", leave, { once: true });
    });
  }

  #callNext(): void {
    const [next] = this.#waiting;
    if (next === undefined) return;
    this.#waiting.delete(next);
    next();
  }

  #leave(callerKey: string): void {
    const own = (this.#callers.get(callerKey) ?? 1) - 1;
    if (own === 0) this.#callers.delete(callerKey);
    else this.#callers.set(callerKey, own);
  }
}
