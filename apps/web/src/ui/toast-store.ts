import type { Tone } from "./tones.ts";

export interface ToastInput {
  title: string;
  description?: string;
  tone?: Tone;
  /** How long it stays; without it as long as its words take to read. */
  durationMs?: number;
  /** One thing to do about it, such as `Undo`; the message then stays twice as long. */
  action?: { label: string; onPress: () => void };
}

export interface Toast extends ToastInput {
  id: number;
  tone: Tone;
  durationMs: number;
}

const shortestMs = 5000;
const msPerCharacter = 70;
/** More than these at once would cover the page: the oldest goes. */
const mostAtOnce = 3;

function readingTimeMs(input: ToastInput): number {
  const length = input.title.length + (input.description?.length ?? 0);
  const ms = Math.max(shortestMs, 2000 + length * msPerCharacter);
  return input.action === undefined ? ms : 2 * ms;
}

export interface ToastStore {
  add: (input: ToastInput) => number;
  dismiss: (id: number) => void;
  list: () => readonly Toast[];
  subscribe: (listener: () => void) => () => void;
}

/** Keeps the messages outside React, so that any code can speak. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }
  return {
    add(input) {
      lastId += 1;
      const added = {
        ...input,
        id: lastId,
        tone: input.tone ?? "default",
        durationMs: input.durationMs ?? readingTimeMs(input),
      };
      // The same words again replace the old message instead of piling up.
      const others = toasts.filter(
        (other) => other.title !== added.title || other.description !== added.description,
      );
      change([...others, added].slice(-mostAtOnce));
      return added.id;
    },
    dismiss(id) {
      change(toasts.filter((shown) => shown.id !== id));
    },
    list: () => toasts,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const toastStore: ToastStore = createToastStore();

/** Says something at the edge of the screen; answers the id to take it away early. */
export function toast(input: ToastInput): number {
  return toastStore.add(input);
}
