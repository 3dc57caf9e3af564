import { EMPTY_LIST, type ShoppingItem } from "@meal/domain/shopping-list/list";
import { expect, test } from "vitest";
import { suggestionsFor } from "./suggestions.ts";

const item = (name: string, checked: boolean): ShoppingItem => ({
  id: name,
  name,
  quantity: "1",
  unit: "units",
  checked,
  recipeSource: null,
  aisle: "pantry",
  origin: null,
  recipeSources: [],
  arithmetic: "",
  packageHint: "",
  isSkipped: false,
});

test("what the person once had comes before what many buy", () => {
  const list = { ...EMPTY_LIST, shelf: [{ item: item("Pottage", true), by: "person" as const }] };
  expect(suggestionsFor("pot", list)).toEqual(["Pottage", "Potatoes"]);
});

test("an amount in front stays in front", () => {
  expect(suggestionsFor("2 kg pota", EMPTY_LIST)).toEqual(["2 kg Potatoes"]);
  expect(suggestionsFor("3 pota", EMPTY_LIST)).toEqual(["3 Potatoes"]);
});

test("what is still to buy is not suggested, what was bought is", () => {
  expect(suggestionsFor("pota", { ...EMPTY_LIST, items: [item("Potatoes", false)] })).toEqual([]);
  expect(suggestionsFor("pota", { ...EMPTY_LIST, items: [item("Potatoes", true)] })).toEqual(["Potatoes"]);
});

test("nothing typed suggests nothing", () => {
  expect(suggestionsFor("  ", EMPTY_LIST)).toEqual([]);
});
