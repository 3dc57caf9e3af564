import { expect, it } from "vitest";
import { EMPTY_LIST, type ShoppingItem, type ShoppingList } from "./list.ts";
import { listChanges, type ShowItems } from "./list-changes.ts";

const item = (planId: string | null, name: string, quantity: string, more: Partial<ShoppingItem> = {}) => ({
  id: `${planId} ${name}`,
  name,
  quantity,
  unit: "units",
  checked: false,
  recipeSource: null,
  aisle: "produce" as const,
  origin: planId === null ? null : { planId, need: name },
  recipeSources: [],
  arithmetic: "",
  packageHint: "",
  isSkipped: false,
  ...more,
});
const list = (...items: readonly ShoppingItem[]): ShoppingList => ({ ...EMPTY_LIST, items });
const show: ShowItems = (same) => ({
  name: same[0]?.name ?? "",
  amount: same.map(({ quantity }) => quantity).join(" + "),
});
const changes = (before: ShoppingList, after: ShoppingList) => listChanges(before, after, show);
const nothing = { added: [], gone: [], changed: [] };

it("tells what comes, what goes and what is another amount, whichever plan it is for", () => {
  const before = list(item(null, "milk", "1"), item("a", "leek", "1"), item("a", "onion", "3"));
  const after = list(item(null, "milk", "1"), item("b", "onion", "2"), item("b", "rice", "1"));
  expect(changes(before, after)).toEqual({
    added: [{ name: "rice", amount: "1" }],
    gone: [{ name: "leek", amount: "1" }],
    changed: [{ name: "onion", before: "3", after: "2" }],
    ticks: { stay: 0, go: 0, back: 0 },
  });
  const both = list(item("a", "onion", "3"), item("b", "onion", "2"));
  expect(changes(list(item("a", "onion", "3")), both).changed).toEqual([
    { name: "onion", before: "3", after: "3 + 2" },
  ]);
});

it("counts the ticks that stay, go and are back, and says nothing of what is always at home", () => {
  const ticked = { checked: true };
  const before = list(item(null, "milk", "1", ticked), item("a", "leek", "1", ticked));
  const after = list(item(null, "milk", "1", ticked), item("b", "leek", "1"), item("b", "rice", "1", ticked));
  expect(changes(before, after).ticks).toEqual({ stay: 1, go: 1, back: 1 });
  expect(changes(list(), list(item("b", "oil", "1", { isSkipped: true })))).toMatchObject(nothing);
  expect(changes(before, before)).toEqual({ ...nothing, ticks: { stay: 2, go: 0, back: 0 } });
});
