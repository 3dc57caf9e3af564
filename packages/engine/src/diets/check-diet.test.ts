import { type Diet, DIETS } from "@meal/domain/chef/vocabulary";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { checkDiet, objectionsIn } from "./check-diet.ts";
import { DIET_RULES } from "./diet-rules.ts";

const index = kitchen.foods;
const isAllowed = (diet: Diet, ...ingredients: string[]): boolean =>
  checkDiet(index, diet, ingredients).fits === "yes";

/** Foods that the laxer diet forbids and the stricter one lets through. */
const slipped = ([laxer, stricter]: readonly [Diet, Diet]): string[] =>
  index.foods
    .filter((food) => DIET_RULES[laxer].forbids(food) !== null && DIET_RULES[stricter].forbids(food) === null)
    .map((food) => `${food.id}: ${laxer}, not ${stricter}`);

describe("judging ingredients against a diet", () => {
  it.each([
    ["vegetarian", "chicken stock cube"],
    ["vegetarian", "anchovy paste"],
    ["vegetarian", "gelatin"],
    ["vegan", "worcestershire sauce"],
    ["vegan", "honey"],
    ["vegan", "egg noodles"],
    ["gluten-free", "soy sauce"],
    ["nut-free", "marzipan"],
    ["dairy-free", "whey powder"],
    ["halal", "cooking sherry"],
    ["kosher", "catfish"],
    ["keto", "brown rice"],
    ["paleo", "peanut butter"],
    ["whole30", "maple syrup"],
    ["whole30", "tater tots"],
    ["whole30", "mayonnaise"],
    ["whole30", "vegan sour cream"],
    ["carnivore", "olive oil"],
    ["raw", "toasted bread"],
    ["low-fodmap", "garlic powder"],
  ] as const)("%s forbids %s", (diet, ingredient) => {
    expect(isAllowed(diet, ingredient)).toBe(false);
  });

  it.each([
    ["vegetarian", "oyster mushrooms"],
    ["vegetarian", "parmesan"],
    ["vegan", "beef tomato"],
    ["vegan", "vegan butter"],
    ["vegan", "coconut milk"],
    ["vegan", "crab apple"],
    ["gluten-free", "gluten-free soy sauce"],
    ["gluten-free", "buckwheat flour"],
    ["nut-free", "nutmeg"],
    ["nut-free", "water chestnuts"],
    ["dairy-free", "almond milk"],
    ["halal", "red wine vinegar"],
    ["halal", "vanilla extract"],
    ["kosher", "kosher salt"],
    ["keto", "garlic"],
    ["whole30", "ghee"],
    ["whole30", "avocado oil mayonnaise"],
    ["whole30", "potatoes"],
    ["carnivore", "salt"],
    ["raw", "raw cashews"],
  ] as const)("%s allows %s", (diet, ingredient) => {
    expect(isAllowed(diet, ingredient)).toBe(true);
  });

  it("keeps meat and milk apart in one meal", () => {
    expect(isAllowed("kosher", "beef", "cheddar cheese")).toBe(false);
    expect(isAllowed("halal", "chicken", "yogurt")).toBe(false);
    expect(isAllowed("kosher", "salmon", "cream")).toBe(true);
    expect(isAllowed("kosher", "beef", "butter beans")).toBe(true);
  });

  it("gives a reason for every no, and none for a yes", () => {
    expect(checkDiet(index, "vegan", ["tofu", "honey"]).reasons).toEqual(["honey: Honey comes from bees."]);
    expect(checkDiet(index, "vegan", ["tofu"]).reasons).toEqual([]);
  });

  it("forbids on a stricter diet what a laxer one forbids", () => {
    const pairs = [
      ["pescatarian", "vegetarian"],
      ["vegetarian", "vegan"],
      ["kosher", "halal"],
    ] as const;
    expect(pairs.flatMap(slipped)).toEqual([]);
  });

  it("answers any text for any diet", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...DIETS),
        fc.array(fc.string({ maxLength: 40 }), { maxLength: 3 }),
        (diet, texts) => {
          const verdict = checkDiet(index, diet, texts);
          expect(verdict.fits === "yes").toBe(objectionsIn(verdict).length === 0);
          expect(verdict.fits === "no").toBe(verdict.reasons.length > 0);
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe("what names tell, and what they do not", () => {
  it.each<readonly [Diet, string]>([
    ["carnivore", "beef chuck short ribs"],
    ["paleo", "roasted pork center rib roast"],
    ["vegan", "plain soymilk"],
    ["paleo", "sweet red peppers"],
  ])("lets %s have %s", (diet, name) => {
    expect(isAllowed(diet, name)).toBe(true);
  });

  it.each<readonly [Diet, string]>([
    ["vegan", "chicken divan"],
    ["vegetarian", "chicken divan"],
    ["dairy-free", "seafood newburg"],
    ["kosher", "roasted squirrel"],
    ["raw", "sausage and peppers"],
    ["nut-free", "dried butternuts"],
    // Words tell that it is a plant, and not how much starch it has.
    ["keto", "banana plantain"],
  ])("does not let %s have %s", (diet, name) => {
    expect(isAllowed(diet, name)).toBe(false);
  });
});
