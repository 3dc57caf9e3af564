import { applyAtHome } from "./apply-at-home.ts";
import {
  isSameFood,
  MOST_ITEMS,
  MOST_STAPLES,
  stapleName,
  type ShoppingItem,
  type ShoppingList,
} from "./list.ts";
import type { Operation } from "./operations.ts";
import { onList, type Outcome, shelved, withoutShelved } from "./outcome.ts";
import { asOwn, withDeleted, withoutDeleted, withShelved } from "./settled-needs.ts";

/** The list afterwards; `refused` where the operation came too late, or the list holds no more. */
export type Applied<List extends ShoppingList> = {
  readonly list: List;
  readonly refused?: "gone" | "full";
};

type Of<Kind extends Operation["kind"]> = Extract<Operation, { readonly kind: Kind }>;

/**
 * What a person did, applied to the list: on the server to the stored one, on a device to what the server said last.
 * The same operation again changes nothing, and a list that nothing changed is the same object.
 */
export function applyOperation<List extends ShoppingList>(list: List, operation: Operation): Applied<List> {
  const { change, refused } = outcomeOf(list, operation);
  const next = change === undefined ? list : { ...list, ...change, revision: list.revision + 1 };
  return refused === undefined ? { list: next } : { list: next, refused };
}

function outcomeOf(list: ShoppingList, operation: Operation): Outcome {
  if (operation.kind === "add") return add(list, operation);
  if (operation.kind === "check") return check(list, operation);
  if (operation.kind === "edit") return edit(list, operation);
  if (operation.kind === "remove") return remove(list, operation);
  if (operation.kind === "restore") return restore(list, operation);
  if (operation.kind === "order-aisles") return orderAisles(list, operation);
  if (operation.kind === "mark-staple") return markStaple(list, operation);
  if (operation.kind === "unskip") return unskip(list, operation);
  return applyAtHome(list, operation);
}

/** An item that was deleted does not come back because its addition arrives once more. */
function add(list: ShoppingList, { item }: Of<"add">): Outcome {
  if (onList(list, item.id) ?? shelved(list, item.id)) return {};
  if (list.items.length >= MOST_ITEMS) return { refused: "full" };
  const { id, name, quantity, unit, aisle } = item;
  const nothingElse = { arithmetic: "", packageHint: "", isSkipped: false };
  const own = { recipeSource: null, origin: null, recipeSources: [], ...nothingElse };
  return { change: { items: [...list.items, { id, name, quantity, unit, aisle, checked: false, ...own }] } };
}

function check(list: ShoppingList, { id, checked }: Of<"check">): Outcome {
  return changeItem(list, id, (item) => (item.checked === checked ? item : { ...item, checked }));
}

function unskip(list: ShoppingList, { id }: Of<"unskip">): Outcome {
  return changeItem(list, id, (item) => {
    const { isAsked = false, ...answered } = item;
    const isLeftOff = item.isSkipped || isAsked || item.isWanted !== true;
    return isLeftOff ? { ...answered, isSkipped: false, isWanted: true } : item;
  });
}

/** Other words make an item of a plan the person's own. Another aisle does not: the plan still says how much. */
function edit(list: ShoppingList, operation: Of<"edit">): Outcome {
  const before = onList(list, operation.id) ?? shelved(list, operation.id)?.item;
  const outcome = changeItem(list, operation.id, (item) => edited(item, operation));
  const isOwnNow = before !== undefined && edited(before, operation).origin === null;
  if (!isOwnNow || outcome.change === undefined) return outcome;
  return { ...outcome, change: { ...outcome.change, deleted: withDeleted(list, before.origin) } };
}

function edited(item: ShoppingItem, { name, quantity, unit, aisle }: Of<"edit">): ShoppingItem {
  const words = { name: name ?? item.name, quantity: quantity ?? item.quantity, unit: unit ?? item.unit };
  const isSaid = words.name === item.name && words.quantity === item.quantity && words.unit === item.unit;
  const moved = aisle === undefined || aisle === item.aisle ? item : { ...item, aisle };
  return isSaid ? moved : asOwn({ ...moved, ...words });
}

function remove(list: ShoppingList, { id }: Of<"remove">): Outcome {
  const item = onList(list, id) ?? shelved(list, id)?.item;
  if (item === undefined || shelved(list, id)?.by === "person") return {};
  const items = list.items.filter((each) => each.id !== id);
  const shelf = withShelved(withoutShelved(list, id), [item], "person");
  return { change: { items, shelf, deleted: withDeleted(list, item.origin) } };
}

/** Of a plan that the list has left, the item comes back as the person's own, or the next refresh would take it. */
function restore(list: ShoppingList, { id }: Of<"restore">): Outcome {
  if (onList(list, id)) return {};
  const entry = shelved(list, id);
  if (entry === undefined) return { refused: "gone" };
  if (entry.by === "plan") return {};
  const { origin } = entry.item;
  if (origin === null || !list.planIds.includes(origin.planId)) return bringBack(list, asOwn(entry.item));
  const back = bringBack(list, entry.item);
  return back.change ? { change: { ...back.change, deleted: withoutDeleted(list, origin) } } : back;
}

function orderAisles(list: ShoppingList, { aisles }: Of<"order-aisles">): Outcome {
  const aisleOrder = [...new Set(aisles)];
  return aisleOrder.join() === list.aisleOrder.join() ? {} : { change: { aisleOrder } };
}

/** Only what plans ask for is left off; what a person put on the list is meant. */
function markStaple(list: ShoppingList, { name, isStaple }: Of<"mark-staple">): Outcome {
  const staple = stapleName(name);
  const others = list.staples.filter((known) => !isSameFood(known, staple));
  const wasStaple = others.length < list.staples.length;
  if (wasStaple === isStaple) return {};
  if (isStaple && list.staples.length >= MOST_STAPLES) return { refused: "full" };
  const marked = (item: ShoppingItem): ShoppingItem =>
    item.origin !== null && isSameFood(item.name, staple) ? { ...item, isSkipped: isStaple } : item;
  const items = list.items.map(marked);
  const shelf = list.shelf.map(({ item, by }) => ({ item: marked(item), by }));
  return { change: { items, shelf, staples: isStaple ? [...others, staple] : others } };
}

/**
 * Changes an item wherever it is. What its plan dropped keeps its tick for the day when the plan asks for it again, and
 * is on the list again when it became the person's own. What the person deleted is changed too, for when that is undone.
 */
function changeItem(list: ShoppingList, id: string, step: (item: ShoppingItem) => ShoppingItem): Outcome {
  const item = onList(list, id);
  if (item !== undefined) {
    const next = step(item);
    const items = list.items.map((each) => (each === item ? next : each));
    return next === item ? {} : { change: { items } };
  }
  const entry = shelved(list, id);
  if (entry === undefined) return { refused: "gone" };
  const next = step(entry.item);
  if (entry.by === "plan" && next.origin === null) return bringBack(list, next);
  const shelf = list.shelf.map((each) => (each === entry ? { ...each, item: next } : each));
  const outcome = next === entry.item ? {} : { change: { shelf } };
  return entry.by === "plan" ? outcome : { ...outcome, refused: "gone" };
}

function bringBack(list: ShoppingList, item: ShoppingItem): Outcome {
  if (list.items.length >= MOST_ITEMS) return { refused: "full" };
  return { change: { items: [...list.items, item], shelf: withoutShelved(list, item.id) } };
}
