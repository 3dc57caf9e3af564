import {
  isSameFood,
  MOST_ITEMS,
  type PlanOrigin,
  type ShelvedItem,
  type ShoppingItem,
  type ShoppingList,
} from "./list.ts";
import { originKey, withShelved } from "./settled-needs.ts";

/** One thing that a plan asks for, added up over its recipes. */
export type PlanNeed = Pick<
  ShoppingItem,
  "name" | "quantity" | "unit" | "aisle" | "recipeSources" | "arithmetic" | "packageHint" | "shop"
> & {
  /** What is bought, the same in every version of the plan; at most once in a plan. */
  readonly need: string;
  /** A food that lasts, so that some may be at home from the last time. */
  readonly lasts?: boolean;
};

/** A plan as the list sees it. */
export type PlanNeeds = { readonly planId: string; readonly needs: readonly PlanNeed[] };

/**
 * The list with its items of plans brought up to the plans in use. What the person added or edited stays. A tick, a deletion,
 * an aisle and a skip belong to a need of a plan and stay with it, however often and in whatever order plans are chosen;
 * what another plan needs arrives afresh and unticked.
 */
export function mergePlans<List extends ShoppingList>(
  list: List,
  plans: readonly PlanNeeds[],
  newId: () => string,
): List {
  const own = list.items.filter(({ origin }) => origin === null);
  const known = knownItems(list);
  const deleted = new Set(list.deleted.map(originKey));
  const skipped = needsAlwaysThere(list, plans);
  const wanted = plans
    .flatMap(({ planId, needs }) => needs.map((need) => ({ need, origin: { planId, need: need.need } })))
    .filter(({ origin }) => !deleted.has(originKey(origin)))
    .slice(0, MOST_ITEMS - own.length)
    .map(({ need, origin }) => {
      const fresh = { id: newId(), isSkipped: skipped.has(need.need) };
      return itemOf(need, origin, fresh, known.get(originKey(origin)));
    });
  const ids = new Set(wanted.map(({ id }) => id));
  const dropped = list.items.filter(({ id, origin }) => origin !== null && !ids.has(id));
  const shelf = withShelved(withoutReturned(list.shelf, ids), dropped, "plan");
  const planIds = plans.map(({ planId }) => planId);
  const merged: List = { ...list, planIds, items: [...own, ...wanted], shelf };
  return isSame(list, merged) ? list : { ...merged, revision: list.revision + 1 };
}

/** What is always at home, in whichever plan's words: one food is not left off and bought at once. */
function needsAlwaysThere({ staples }: ShoppingList, plans: readonly PlanNeeds[]): ReadonlySet<string> {
  const there = plans
    .flatMap(({ needs }) => needs)
    .filter(({ name }) => staples.some((staple) => isSameFood(staple, name)));
  return new Set(there.map(({ need }) => need));
}

/** Every item of a plan that is on the list, or was until another plan took its place. */
function knownItems({ items, shelf }: ShoppingList): ReadonlyMap<string, ShoppingItem> {
  const dropped = shelf.filter(({ by }) => by === "plan").map(({ item }) => item);
  const known = [...dropped, ...items].flatMap((item) =>
    item.origin === null ? [] : [[originKey(item.origin), item] as const],
  );
  return new Map(known);
}

/** What is known of a need stays; the plan says the rest. */
function itemOf(
  { need: _need, lasts = false, shop, ...says }: PlanNeed,
  origin: PlanOrigin,
  fresh: Pick<ShoppingItem, "id" | "isSkipped">,
  known: ShoppingItem | undefined,
): ShoppingItem {
  const recipeSource = says.recipeSources.length === 0 ? null : says.recipeSources.join(", ");
  const measured = shop === undefined ? {} : { shop };
  if (known !== undefined) {
    const { shop: _before, ...kept } = known;
    return { ...kept, ...says, aisle: known.aisle, recipeSource, ...measured };
  }
  const isAsked = lasts && !fresh.isSkipped;
  return {
    ...says,
    ...fresh,
    checked: false,
    recipeSource,
    origin,
    ...(isAsked && { isAsked }),
    ...measured,
  };
}

function withoutReturned(shelf: readonly ShelvedItem[], ids: ReadonlySet<string>): readonly ShelvedItem[] {
  return shelf.filter(({ item }) => !ids.has(item.id));
}

/** Lists are read anew at every visit, so a plan that says nothing new must not look like a change. */
function isSame(one: ShoppingList, other: ShoppingList): boolean {
  return writtenOut(one) === writtenOut(other);
}

/** Databases keep the fields of what they store in an order of their own. */
function writtenOut({ planIds, items, shelf }: ShoppingList): string {
  return JSON.stringify([planIds, items, shelf], (_key, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
