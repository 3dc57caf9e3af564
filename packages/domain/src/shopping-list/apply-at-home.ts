import { withTakenBack } from "./cooking-at-home.ts";
import {
  type HomeItem,
  MOST_AT_HOME,
  MOST_COOKED_MEALS,
  type ShoppingItem,
  type ShoppingList,
} from "./list.ts";
import type { HomeOperation } from "./operations.ts";
import { onList, type Outcome } from "./outcome.ts";
import { withShelved } from "./settled-needs.ts";

type Of<Kind extends HomeOperation["kind"]> = Extract<HomeOperation, { readonly kind: Kind }>;

/** What a person did with what is at home. It is one document with the list, so that nothing is on both or on neither. */
export function applyAtHome(list: ShoppingList, operation: HomeOperation): Outcome {
  if (operation.kind === "keep") return keep(list, operation.item);
  if (operation.kind === "keep-bought") return keepBought(list, operation);
  if (operation.kind === "change-kept") return change(list, operation);
  if (operation.kind === "use-up") return usedUp(list, operation);
  if (operation.kind === "cook") return cook(list, operation);
  return uncook(list, operation);
}

function keep(list: ShoppingList, item: HomeItem): Outcome {
  if (atHome(list, item.id) !== undefined) return {};
  if (list.atHome.length >= MOST_AT_HOME) return { refused: "full" };
  return { change: { atHome: [...list.atHome, item] } };
}

/** Whoever comes second finds nothing ticked any more: two people who put the same away have it once. */
function keepBought(list: ShoppingList, { ids, grams, item }: Of<"keep-bought">): Outcome {
  if (atHome(list, item.id) !== undefined) return {};
  const bought = ids.flatMap((id) => onList(list, id) ?? []);
  if (bought.length < ids.length || bought.some(({ checked }) => !checked)) return { refused: "gone" };
  const shop = bought[0]?.shop;
  const { change: kept, refused } = keep(
    list,
    shop === undefined ? item : { ...item, shop: { ...shop, grams } },
  );
  if (kept === undefined) return refused === undefined ? {} : { refused };
  const own = bought.filter(({ origin }) => origin === null);
  const items = list.items
    .filter((each) => !own.includes(each))
    .map((each) => (bought.includes(each) ? putAway(each) : each));
  return { change: { ...kept, items, shelf: withShelved(list.shelf, own, "person") } };
}

/** An item whose plan still needs it is put away: it stays on the list, and is found at home. */
function putAway(item: ShoppingItem): ShoppingItem {
  const { isWanted: _isWanted, ...rest } = item;
  return { ...rest, checked: false };
}

/** Other words are another amount: all of it is there, and the server reads them anew. */
function change(list: ShoppingList, { id, name, quantity, unit, bestBefore }: Of<"change-kept">): Outcome {
  const item = atHome(list, id);
  if (item === undefined) return { refused: "gone" };
  const words = { name: name ?? item.name, quantity: quantity ?? item.quantity, unit: unit ?? item.unit };
  const dated = bestBefore === undefined ? item : { ...item, bestBefore };
  const isSaid = words.name === item.name && words.quantity === item.quantity && words.unit === item.unit;
  const { shop: _shop, ...unread } = dated;
  const next: HomeItem = isSaid ? dated : { ...unread, ...words, share: 1 };
  if (isSaid && next.bestBefore === item.bestBefore) return {};
  return { change: { atHome: list.atHome.map((each) => (each === item ? next : each)) } };
}

function usedUp(list: ShoppingList, { id }: Of<"use-up">): Outcome {
  const others = list.atHome.filter((item) => item.id !== id);
  return others.length === list.atHome.length ? {} : { change: { atHome: others } };
}

/** What it takes is counted where the foods of the meal are known. */
function cook(list: ShoppingList, { kind: _kind, ...meal }: Of<"cook">): Outcome {
  if (list.cooked.some(({ mealId }) => mealId === meal.mealId)) return {};
  return { change: { cooked: [...list.cooked, { ...meal, isCounted: false }].slice(-MOST_COOKED_MEALS) } };
}

function uncook(list: ShoppingList, { mealId }: Of<"uncook">): Outcome {
  const meal = list.cooked.find((each) => each.mealId === mealId);
  if (meal === undefined) return {};
  const cooked = list.cooked.filter((each) => each !== meal);
  return { change: { cooked, atHome: withTakenBack(list.atHome, meal.took ?? []) } };
}

function atHome(list: ShoppingList, id: string): HomeItem | undefined {
  return list.atHome.find((item) => item.id === id);
}
