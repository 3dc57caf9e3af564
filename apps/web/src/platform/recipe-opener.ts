import type { SavedRecipe } from "@meal/contract/recipes";
import { useSyncExternalStore } from "react";

/** A recipe that somebody wants to read, over the page they are on. */
export interface OpenedRecipe {
  readonly recipe: SavedRecipe;
}

let opened: OpenedRecipe | undefined;
const listeners = new Set<() => void>();

function show(next: OpenedRecipe | undefined): void {
  opened = next;
  for (const listener of listeners) listener();
}

/** Opens the recipe's dialog; the feature that draws it listens with `useOpenRecipe`. */
export const openRecipe = (next: OpenedRecipe): void => show(next);

export const closeRecipe = (): void => show(undefined);

/** The recipe whose dialog is open. */
export function useOpenRecipe(): OpenedRecipe | undefined {
  return useSyncExternalStore(
    subscribe,
    () => opened,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
