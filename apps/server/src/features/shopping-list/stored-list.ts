import { EMPTY_LIST, type ShoppingList } from "@meal/domain/shopping-list/list";
import type { ListRow } from "./repository.ts";

/** The list as the server works on it: with the names of the plans that it follows. */
export interface NamedList extends ShoppingList {
  readonly planName: string | null;
}

/** So many of the last deletions go to devices, for taking them back without waiting. */
const SHOWN_SHELVED = 100;

export const emptyList: NamedList = { ...EMPTY_LIST, planName: null };

/** A list that was stored when lists followed one plan has its id instead of a list of them. */
export function listOf({ items, revision, state: { planId, ...state } }: ListRow): NamedList {
  const former = planId === undefined || planId === null ? [] : [planId];
  return { ...emptyList, planIds: former, ...state, items, revision };
}

/** The columns of a list. What the specification wants beside the items is derived from them. */
export function columnsOf({ items, revision, ...state }: NamedList) {
  const items_with_recipes = items.flatMap(({ name, recipeSource }) =>
    recipeSource === null ? [] : [{ name, recipeSource }],
  );
  return { items, items_with_recipes, revision, state };
}

/** The list as devices get it. What was put aside long ago stays on the server. */
export type ShownList = NamedList & { readonly updated_at: string | null };

export function shown(list: NamedList, updatedAt: number | null): ShownList {
  const shelf = list.shelf.filter(({ by }) => by === "person").slice(-SHOWN_SHELVED);
  return { ...list, shelf, updated_at: updatedAt === null ? null : new Date(updatedAt).toISOString() };
}
