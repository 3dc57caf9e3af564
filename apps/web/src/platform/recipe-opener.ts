import type { SavedRecipe } from "@meal/contract/recipes";
import { createValueStore, useValue } from "./value-store.ts";

/** A recipe that somebody wants to read, over the page they are on. */
export interface OpenedRecipe {
  readonly recipe: SavedRecipe;
}

const opened = createValueStore<OpenedRecipe | undefined>(undefined, "session");

/** Opens the recipe's dialog; the feature that draws it listens with `useOpenRecipe`. */
export const openRecipe = (next: OpenedRecipe): void => opened.set(next);

export const closeRecipe = (): void => opened.set(undefined);

/** The recipe whose dialog is open. */
export const useOpenRecipe = (): OpenedRecipe | undefined => useValue(opened);
