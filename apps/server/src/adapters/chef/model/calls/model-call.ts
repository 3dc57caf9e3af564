import { AppError } from "../../../../app-error.ts";
import type { AiMeter, Chef, ChefCall } from "../../../../ports/chef.ts";
import type { Logger } from "../../../../log.ts";
import type { Clock } from "../../../../ports/clock.ts";
import type { Endpoint } from "../provider.ts";
import type { Breaker } from "./breaker.ts";
import type { Pause } from "./pause.ts";
import type { Slots } from "./slots.ts";

/** What all calls to models share. */
export interface Exchange {
  readonly clock: Clock;
  readonly pause: Pause;
  readonly log: Logger;
  readonly meter: AiMeter;
  readonly slots: Slots;
  readonly timeoutMs: number;
  readonly fetch: typeof globalThis.fetch;
  readonly breakerOf: (endpoint: Endpoint) => Breaker;
}

/** One answer under way: whose it is, at which model, and when it is over whatever happens. */
export interface ModelCall {
  readonly exchange: Exchange;
  readonly endpoint: Endpoint;
  readonly function: keyof Chef;
  readonly call: ChefCall;
  /** Ends with the person's leaving, or with the time: its reason says which. */
  readonly signal: AbortSignal;
  readonly deadline: number;
  /** Ends what is still under way and gives everything back. Works once. */
  close(): void;
}

type Asked = Pick<ModelCall, "endpoint" | "function" | "call">;

/** Begins an answer: from here the one configured time runs, waiting for a place included. */
export async function openModelCall(exchange: Exchange, asked: Asked): Promise<ModelCall> {
  const { signal: left, callerKey } = asked.call;
  left.throwIfAborted();
  const ending = new AbortController();
  const leave = () => ending.abort(left.reason);
  const timer = setTimeout(() => ending.abort(new AppError("model_timeout")), exchange.timeoutMs);
  left.addEventListener("abort", leave, { once: true });
  const putDown = () => {
    clearTimeout(timer);
    left.removeEventListener("abort", leave);
  };
  const deadline = exchange.clock.now() + exchange.timeoutMs;
  try {
    const giveBack = await exchange.slots.take(callerKey, ending.signal);
    const close = () => {
      putDown();
      giveBack();
      ending.abort();
    };
    // A stream that nobody reads to its end still gives its place back.
    ending.signal.addEventListener("abort", close, { once: true });
    return { exchange, ...asked, signal: ending.signal, deadline, close };
  } catch (thrown) {
    putDown();
    throw thrown;
  }
}
