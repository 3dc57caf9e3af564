import { gramsLeft, isCrumb, soonestFirst } from "./at-home.ts";
import {
  type CookedMeal,
  type HomeItem,
  MOST_TAKEN_BACK,
  type ShoppingList,
  type TakenFood,
} from "./list.ts";

/** So much of a food, by what is bought. */
export type FoodNeeded = { readonly foodId: string; readonly grams: number };

/**
 * What a meal takes of what is at home: of each food what goes bad first. What nobody can weigh is left alone, and so is
 * what is not there. A crumb that would be left goes along.
 */
export function takenBy(atHome: readonly HomeItem[], needs: readonly FoodNeeded[]): readonly TakenFood[] {
  return [...Map.groupBy(needs, ({ foodId }) => foodId)].flatMap(([foodId, same]) => {
    const stored = atHome.filter((item) => item.shop?.foodId === foodId && gramsLeft(item) > 0);
    let missing = same.reduce((sum, { grams }) => sum + grams, 0);
    return soonestFirst(stored).flatMap((item) => {
      if (missing <= 0) return [];
      const share = shareTaken(item, missing);
      missing -= gramsLeft({ ...item, share });
      return [{ item, share }];
    });
  });
}

function shareTaken(item: HomeItem, grams: number): number {
  const whole = item.shop?.grams ?? 0;
  const rest = Math.max(0, item.share - grams / whole);
  return isCrumb({ ...item, share: rest }) ? item.share : item.share - rest;
}

/** What is at home without what was taken. */
export function withoutTaken(atHome: readonly HomeItem[], taken: readonly TakenFood[]): readonly HomeItem[] {
  const shares = new Map(taken.map(({ item, share }) => [item.id, share]));
  return atHome.flatMap((item) => {
    const share = shares.get(item.id);
    if (share === undefined) return [item];
    return share >= item.share ? [] : [{ ...item, share: item.share - share }];
  });
}

/** What is at home once it is back. What was written anew meanwhile stays as it was written. */
export function withTakenBack(atHome: readonly HomeItem[], taken: readonly TakenFood[]): readonly HomeItem[] {
  const back = new Map(taken.map((each) => [each.item.id, each]));
  const there = new Set(atHome.map(({ id }) => id));
  const fuller = atHome.map((item) => {
    const each = back.get(item.id);
    if (each === undefined || !isSameAmount(item, each.item)) return item;
    return { ...item, share: Math.min(1, item.share + each.share) };
  });
  const returned = taken.flatMap(({ item, share }) => (there.has(item.id) ? [] : [{ ...item, share }]));
  return [...fuller, ...returned];
}

const isSameAmount = (one: HomeItem, other: HomeItem): boolean =>
  one.quantity === other.quantity && one.unit === other.unit && one.shop?.foodId === other.shop?.foodId;

/** The list once it is known what its cooked meals needed; each is counted once. */
export function withCounted<List extends ShoppingList>(
  list: List,
  needsOf: ReadonlyMap<string, readonly FoodNeeded[]>,
): List {
  let { atHome } = list;
  const counted = list.cooked.map((meal): CookedMeal => {
    const needs = needsOf.get(meal.mealId);
    if (meal.isCounted || needs === undefined) return meal;
    const took = takenBy(atHome, needs);
    atHome = withoutTaken(atHome, took);
    const { ingredients: _ingredients, ...said } = meal;
    return { ...said, isCounted: true, took };
  });
  if (counted.every((meal, at) => meal === list.cooked[at])) return list;
  return { ...list, atHome, cooked: forgetTaken(counted), revision: list.revision + 1 };
}

/** Only the latest can be taken back. */
function forgetTaken(cooked: readonly CookedMeal[]): readonly CookedMeal[] {
  return cooked.map((meal, at) => {
    if (meal.took === undefined || at >= cooked.length - MOST_TAKEN_BACK) return meal;
    const { took: _took, ...rest } = meal;
    return rest;
  });
}
