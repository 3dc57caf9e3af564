import { setTimeout } from "node:timers/promises";

/** Waits; ends at once, and throws, when the signal does. Tests wait in no time. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<void>;

/** Waits by this machine's clock. */
export const pause: Pause = (ms, signal) => setTimeout(ms, undefined, { signal });
