import {
  MOST_DELETED,
  MOST_SHELVED,
  type PlanOrigin,
  type ShelvedItem,
  type ShoppingItem,
  type ShoppingList,
} from "./list.ts";

/** One text for an origin, to look it up by. */
export function originKey({ planId, need }: PlanOrigin): string {
  return `${planId}\n${need}`;
}

function isSameOrigin(one: PlanOrigin, other: PlanOrigin): boolean {
  return originKey(one) === originKey(other);
}

/** Remembers that this need of this plan is settled, so that the plan does not bring it again. */
export function withDeleted({ deleted }: Pick<ShoppingList, "deleted">, origin: PlanOrigin | null) {
  if (origin === null || deleted.some((known) => isSameOrigin(known, origin))) return deleted;
  return [...deleted, origin].slice(-MOST_DELETED);
}

/** Forgets it, because the person took the deletion back. */
export function withoutDeleted({ deleted }: Pick<ShoppingList, "deleted">, origin: PlanOrigin) {
  return deleted.filter((known) => !isSameOrigin(known, origin));
}

/** Puts items aside from which they may come back. */
export function withShelved(
  shelf: readonly ShelvedItem[],
  items: readonly ShoppingItem[],
  by: ShelvedItem["by"],
): readonly ShelvedItem[] {
  return [...shelf, ...items.map((item) => ({ item, by }))].slice(-MOST_SHELVED);
}

/** The item as the person's own: no plan follows or drops it any more. */
export function asOwn(item: ShoppingItem): ShoppingItem {
  const { shop: _shop, isAsked: _isAsked, isWanted: _isWanted, ...words } = item;
  return { ...words, origin: null, arithmetic: "", packageHint: "", isSkipped: false };
}
