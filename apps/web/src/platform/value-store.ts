import { useSyncExternalStore } from "react";
import { forgetAt, type MemoryEnd } from "./memory.ts";

/** One value outside React: any code may change it, and whoever draws it hears of it. */
export interface ValueStore<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Makes one. A store of a module is the device's own (`never`) or begins anew for the next person; one that something
 * else holds goes `with-holder`.
 */
export function createValueStore<T>(initial: T, ends: MemoryEnd | "never" | "with-holder"): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  if (ends === "session" || ends === "departure") forgetAt(ends, () => set(initial));
  return {
    get: () => value,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value, kept fresh. Stores are for screens, so a page that is written at build time shows the first one. */
export function useValue<T>({ subscribe, get }: Pick<ValueStore<T>, "get" | "subscribe">): T {
  return useSyncExternalStore(subscribe, get, get);
}
