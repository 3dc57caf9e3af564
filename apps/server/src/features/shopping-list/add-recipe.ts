import { MOST_ITEMS, type ShoppingItem, type ShoppingList } from "@meal/domain/shopping-list/list";
import type { PlanNeed } from "@meal/domain/shopping-list/merge-plan";
import { asOwn, withDeleted } from "@meal/domain/shopping-list/settled-needs";
import { normaliseFoodWords } from "@meal/reader/words/normalise";
import type { KnownNeeds } from "./known-needs.ts";
import type { LineToBuy } from "./needed-line.ts";

/** What adding up and new ids take from outside. */
interface Parts {
  readonly needsOf: KnownNeeds;
  readonly newId: () => string;
}

/**
 * Puts what one recipe asks for onto the list. It is added up with what is still to be bought of the same thing, which is
 * the person's own from then on: a plan that is brought in anew would forget the recipe's share. What is ticked is bought
 * already, so that more of it is a line of its own.
 */
export function addRecipe<List extends ShoppingList>(
  list: List,
  needs: readonly PlanNeed[],
  parts: Parts,
): List {
  // All that can be known before is read together.
  parts.needsOf(needs.flatMap((need) => both(mateOf(list, need), need)));
  const added = needs.reduce((before: List, need) => addNeed(before, need, parts), list);
  return added === list ? list : { ...added, revision: list.revision + 1 };
}

function addNeed<List extends ShoppingList>(list: List, need: PlanNeed, { needsOf, newId }: Parts): List {
  const mate = mateOf(list, need);
  const sum = mate === undefined ? undefined : sumOf(needsOf, mate, need);
  if (mate !== undefined && sum !== undefined) {
    const items = list.items.map((item) => (item === mate ? sum : item));
    return { ...list, items, deleted: withDeleted(list, mate.origin) };
  }
  if (list.items.length >= MOST_ITEMS) return list;
  const { need: _need, lasts = false, ...says } = need;
  const recipeSource = need.recipeSources.join(", ");
  const own = { checked: false, recipeSource, origin: null, isSkipped: false };
  const item = { id: newId(), ...says, ...own, ...(lasts && { isAsked: true }) };
  return { ...list, items: [...list.items, item] };
}

/** What is still to be bought of the same thing. */
function mateOf({ items }: ShoppingList, need: PlanNeed): ShoppingItem | undefined {
  const words = normaliseFoodWords(need.name);
  return items.find(
    ({ name, checked, isSkipped }) => !checked && !isSkipped && normaliseFoodWords(name) === words,
  );
}

function both(mate: ShoppingItem | undefined, need: PlanNeed) {
  return mate === undefined ? [] : [[lineOf(mate), lineOf(need)]];
}

/** Both together, or nothing where they cannot be one amount of one thing. */
function sumOf(needsOf: KnownNeeds, mate: ShoppingItem, need: PlanNeed): ShoppingItem | undefined {
  const [[sum, ...others] = []] = needsOf(both(mate, need));
  if (sum === undefined || others.length > 0 || sum.unit.includes(" + ")) return undefined;
  const recipeSources = [...new Set([...mate.recipeSources, ...need.recipeSources])].toSorted();
  const { need: _need, lasts: _lasts, name: _name, aisle: _aisle, ...amount } = sum;
  const recipeSource = recipeSources.join(", ");
  const isAsked = mate.isAsked === true;
  return { ...asOwn(mate), ...amount, recipeSources, recipeSource, ...(isAsked && { isAsked }) };
}

/**
 * An amount as a line of a recipe. What is needed adds up, not what is bought for it: two bottles for a spoon each are one.
 * spec: 2, section 5. The units of what is counted, and of what nobody counts, are words of the list and not of a recipe.
 */
function lineOf({ name, quantity, unit, shop }: Lined): LineToBuy {
  if (shop !== undefined) {
    const { foodId, grams } = shop;
    return { line: `${Math.round(grams * 10) / 10} g ${name}`, food: { foodId, grams } };
  }
  if (unit === "as needed") return { line: name };
  return { line: [quantity, unit === "units" ? "" : unit, name].filter((word) => word !== "").join(" ") };
}

type Lined = Pick<ShoppingItem, "name" | "quantity" | "unit" | "shop">;
