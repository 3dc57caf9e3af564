import { expect, it } from "vitest";
import type { Meal } from "../chef/plans.ts";
import { MOST_SWAPPED_AWAY, type SwappedAway, withSwap } from "./swapped-away.ts";

const meal = (dishId: string | undefined, more: Partial<Meal> = {}): Meal => ({
  id: `meal-${dishId}`,
  name: `The ${dishId}`,
  type: "dinner",
  description: "",
  calories: 500,
  price: 300,
  difficulty: "easy",
  prepTime: 10,
  cookTime: 10,
  ingredients: [],
  instructions: [],
  category: "main",
  actualCategory: "main",
  isFavorite: false,
  ...(dishId !== undefined && { dishId }),
  ...more,
});
const ids = (swaps: readonly SwappedAway[]) => swaps.map(({ dishId }) => dishId);

it("the dish that stood there was swapped away, once, with the time of the last", () => {
  const once = withSwap(undefined, { was: meal("soup"), is: meal("stew") }, 1);
  expect(once).toEqual([{ dishId: "soup", name: "The soup", at: 1 }]);
  expect(withSwap(once, { was: meal("soup"), is: meal("pie") }, 2)).toEqual([
    { dishId: "soup", name: "The soup", at: 2 },
  ]);
});

it("a dish that comes back was wanted after all", () => {
  const swaps = withSwap([], { was: meal("soup"), is: meal("stew") }, 1);
  expect(ids(withSwap(swaps, { was: meal("stew"), is: meal("soup") }, 2))).toEqual(["stew"]);
});

it("neither a leftover, a meal of no dish, nor the same dish anew says anything", () => {
  const nothing = [
    { was: meal("soup", { leftoverOf: "meal-soup" }), is: meal("stew") },
    { was: meal(undefined), is: meal("stew") },
    { was: undefined, is: meal("stew") },
    { was: meal("soup"), is: meal("soup") },
  ];
  for (const swap of nothing) expect(withSwap([], swap, 1)).toEqual([]);
});

it("a plan keeps the last of very many", () => {
  let swaps: readonly SwappedAway[] = [];
  for (let at = 0; at < MOST_SWAPPED_AWAY + 5; at += 1)
    swaps = withSwap(swaps, { was: meal(`dish-${at}`), is: meal("other") }, at);
  expect(swaps).toHaveLength(MOST_SWAPPED_AWAY);
  expect(swaps.at(-1)?.dishId).toBe(`dish-${MOST_SWAPPED_AWAY + 4}`);
});
