import { describe, expect, it } from "vitest";
import { isSaltOrPepper, shoppingItemsFrom } from "./shopping-items.ts";

describe("the shopping list of a plan", () => {
  it("is merged, sorted by name and numbered from 1", () => {
    const items = shoppingItemsFrom([
      "2 tomatoes, diced",
      "1 tbsp Olive Oil",
      "2 tbsp olive oil",
      "basil",
      "1 Tomato",
    ]);
    expect(items.map(({ number, name, quantity, unit }) => [number, name, quantity, unit])).toEqual([
      [1, "basil", "1", "as needed"],
      [2, "olive oil", "3", "tbsp"],
      [3, "Tomato", "3", "units"],
    ]);
  });

  it.each([
    "Salt and pepper to taste",
    "sea salt",
    "black pepper",
    "1 tsp kosher salt",
    "freshly ground black pepper",
    "salt, plus more",
    "Salt & pepper",
    "a pinch of salt",
  ])("leaves out %j", (line) => {
    expect(isSaltOrPepper(line)).toBe(true);
    expect(shoppingItemsFrom([line])).toEqual([]);
  });

  it.each([
    "2 bell peppers",
    "1 pepper, deseeded",
    "3 chillies",
    "100 g salted butter",
    "salt cod",
    "peppercorn sauce",
    "red peppers",
    "cayenne pepper",
    "saltines",
  ])("keeps %j", (line) => {
    expect(shoppingItemsFrom([line])).toHaveLength(1);
  });

  it("passes over blank lines", () => {
    expect(shoppingItemsFrom(["", "   "])).toEqual([]);
  });
});
