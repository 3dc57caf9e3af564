import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { estimateRecipe } from "./estimate-recipe.ts";
import { readLineFood } from "./line-grams.ts";

const index = kitchen.foods;

describe("what an ingredient line puts on the plates", () => {
  it.each([
    ["1 lb spaghetti", "spaghetti", 454],
    ["3 cups cooked white rice", "rice-white-cooked", 474],
    ["1 (15 oz) can chickpeas, drained and rinsed", "chickpea", 255],
    ["2 boneless, skinless chicken breasts (about 8 oz each)", "chicken-breast", 454],
    ["juice of 1 lemon", "lemon-juice", 48],
    ["200g/7oz self-raising flour", "self-raising-flour", 200],
    ["2 large eggs", "egg", 100],
    ["1 stick (1/2 cup) butter", "butter", 113],
    ["salt to taste", "salt", 0],
    ["1 litre vegetable oil, for deep frying", "vegetable-oil", 138],
  ])("reads %j", (line, id, grams) => {
    const { food, grams: found } = readLineFood(index, line);
    expect(food?.id).toBe(id);
    expect(Math.abs(found - grams)).toBeLessThanOrEqual(2);
  });

  it("eats no bones and no shells", () => {
    const onTheBone = readLineFood(index, "2 lb chicken thighs, bone-in").grams;
    expect(onTheBone).toBeLessThan(readLineFood(index, "2 lb boneless chicken thighs").grams);
    expect(readLineFood(index, "1 kg mussels").grams).toBeLessThan(400);
  });
});

describe("estimating a recipe", () => {
  const pancakes = {
    title: "Pancakes",
    servings: 4,
    ingredients: ["2 cups all-purpose flour", "2 eggs", "500 ml whole milk", "30 g butter"],
  };

  it("divides by the servings", () => {
    const whole = estimateRecipe(index, { ...pancakes, servings: 1 }).perServing.kcal;
    expect(estimateRecipe(index, pancakes).perServing.kcal).toBeCloseTo(whole / 4, 6);
    expect(whole).toBeGreaterThan(1400);
    expect(whole).toBeLessThan(1800);
  });

  it("says how much of it was understood", () => {
    const strange = { ...pancakes, ingredients: [...pancakes.ingredients, "3 grubbleworts"] };
    expect(estimateRecipe(index, pancakes).confidence).toBe(1);
    expect(estimateRecipe(index, strange).confidence).toBe(0.8);
    expect(estimateRecipe(index, { title: "", servings: 2, ingredients: [] }).confidence).toBe(0);
  });

  it("answers any lines and any number of servings", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 60 }), { maxLength: 4 }),
        fc.double(),
        (ingredients, servings) => {
          const { perServing } = estimateRecipe(index, { title: "x", servings, ingredients });
          expect(perServing.kcal).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 100 },
    );
  });
});
