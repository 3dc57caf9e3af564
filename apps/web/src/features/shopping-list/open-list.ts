import type { SavedRecipe } from "@meal/contract/recipes";
import { useSyncExternalStore } from "react";
import type { ListStore } from "./list-store.ts";
import type { Outbox } from "./outbox.ts";

/** A person's list: on this device, and on its way to the server. */
export interface PersonList extends ListStore {
  readonly userId: string;
  readonly outbox: Outbox;
  readonly close: () => void;
  /** Resolves when what lies on the device has been read. */
  readonly isOpen: Promise<void>;
  /** Brings the items of plans up to the plans in use; throws an `ApiError`. */
  readonly refresh: () => Promise<void>;
  readonly addRecipe: (recipe: SavedRecipe, key: string) => Promise<void>;
  /** Keeps the list fresh while somebody looks at it. */
  readonly watch: () => () => void;
}

let open: PersonList | undefined;
const listeners = new Set<() => void>();

/** The list that is open, if it is this person's; what opens it is not loaded for asking. */
export function openListOf(userId: string): PersonList | undefined {
  return open?.userId === userId ? open : undefined;
}

/** Puts a list in the place of the one that was open. */
export function takeOpenList(list: PersonList | undefined): void {
  open?.close();
  open = list;
  // A list may be opened while a screen is drawn, and other screens may not change at that moment.
  queueMicrotask(() => {
    for (const listener of listeners) listener();
  });
}

/** Like `openListOf`, kept fresh. */
export function useOpenList(userId: string): PersonList | undefined {
  return useSyncExternalStore(subscribe, () => openListOf(userId));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
