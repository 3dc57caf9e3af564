import { useSyncExternalStore } from "react";

/** One value outside React: any code may change it, and whoever draws it hears of it. */
export interface ValueStore<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createValueStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
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
