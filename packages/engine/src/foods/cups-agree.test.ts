import { cupOf } from "@meal/reader/scaling/cups";
import { expect, test } from "vitest";
import { corpus } from "../../scripts/testing/cookbook.ts";

test("a cup that a recipe is written in holds what the food table says that it holds", () => {
  const { foods, dishes } = corpus;
  const cooked = new Set(dishes.flatMap((dish) => dish.ingredients.map(({ foodId }) => foodId)));
  const compared = foods.flatMap(({ id, name, measures }) => {
    const said = cupOf(name, "grated");
    const known = measures.find((measure) => measure.name === "cup")?.grams;
    return said === null || known === undefined || !cooked.has(id) ? [] : [{ id, said: said.grams, known }];
  });
  expect(compared.length).toBeGreaterThan(80);
  expect(compared.filter(({ said, known }) => Math.abs(said / known - 1) > 0.15)).toEqual([]);
});
