import { BUDGETS, CUISINES, DIETS, DIFFICULTIES, MEAL_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { describe, expect, it } from "vitest";
import { corpus, faults } from "../../scripts/testing/cookbook.ts";
import { allergensOf } from "../diets/allergens-of.ts";
import { checkDiet } from "../diets/check-diet.ts";
import { createPlannerIndex } from "../planner/planner-index.ts";
import { poolOfDiet } from "../planner/pool.ts";
import { loadCorpus } from "./load-corpus.ts";
import { packCorpus } from "./pack-corpus.ts";

const countBy = <T>(list: readonly T[], keyOf: (item: T) => string): Map<string, number> =>
  new Map([...Map.groupBy(list, keyOf)].map(([key, found]) => [key, found.length]));

describe("the corpus", () => {
  it("has no fault in any file", () => {
    const errors = faults.filter(({ severity }) => severity === "error");
    expect(errors.map(({ file, line, message }) => `${file}:${line}: ${message}`)).toEqual([]);
  });

  it("knows at least 1,200 foods", () => {
    expect(corpus.foods.length).toBeGreaterThanOrEqual(1200);
  });

  it("has at least 400 dishes and 30 in each cuisine", () => {
    expect(corpus.dishes.length).toBeGreaterThanOrEqual(400);
    const counts = countBy(corpus.dishes, (dish) => dish.cuisine);
    for (const cuisine of CUISINES)
      expect([cuisine, counts.get(cuisine) ?? 0]).toEqual([
        cuisine,
        expect.toSatisfy((n: number) => n >= 30),
      ]);
  });

  it("has dishes of every category, difficulty, budget and style", () => {
    for (const category of MEAL_CATEGORIES)
      expect(corpus.dishes.some((dish) => dish.category === category)).toBe(true);
    for (const difficulty of DIFFICULTIES)
      expect(corpus.dishes.some((dish) => dish.difficulty === difficulty)).toBe(true);
    for (const budget of BUDGETS) expect(corpus.dishes.some((dish) => dish.budget === budget)).toBe(true);
    for (const style of ["regular", "gourmet"])
      expect(corpus.dishes.some((dish) => dish.style === style)).toBe(true);
  });

  it("gives every diet at least 40 meals and a week of breakfasts", () => {
    const index = createPlannerIndex(corpus);
    for (const diet of DIETS) {
      const dishes = poolOfDiet(index, diet).filter((component) => !component.isExtra);
      const breakfasts = dishes.filter(({ dish }) => dish.slots.includes("breakfast"));
      expect([diet, dishes.length >= 40, breakfasts.length >= 7]).toEqual([diet, true, true]);
    }
  });

  it("has no sweet drink for a breakfast", () => {
    const drinks = corpus.dishes.filter(({ form, category }) => form === "glass" && category === "dessert");
    expect(drinks.length).toBeGreaterThan(20);
    expect(drinks.filter(({ slots }) => slots.includes("breakfast")).map(({ id }) => id)).toEqual([]);
  });

  it("exchanges only between foods of the table", () => {
    const ids = new Set(corpus.foods.map((food) => food.id));
    const lost = corpus.exchanges.flatMap(({ from, to }) => [from, to].filter((id) => !ids.has(id)));
    expect(lost).toEqual([]);
    expect(corpus.exchanges.length).toBeGreaterThan(150);
  });

  it("comes out of its compiled file as it went in", () => {
    const packed: ReturnType<typeof packCorpus> = JSON.parse(JSON.stringify(packCorpus(corpus)));
    expect(loadCorpus(packed)).toEqual(corpus);
  });
});

describe("what stands on a shopping list", () => {
  const index = createPlannerIndex(corpus);
  const lines = new Map(
    corpus.dishes.flatMap((dish) =>
      dish.ingredients
        .filter(({ preparation }) => preparation !== "")
        .map(({ foodId, preparation }) => {
          const name = index.foodOf(foodId)?.name ?? "";
          return [`${name}, ${preparation}`, { dish, foodId }] as const;
        }),
    ),
  );

  it("does not sound, by its preparation, like an allergen that it does not hold", () => {
    const wrong = [...lines].flatMap(([line, { dish, foodId }]) => {
      const own: readonly string[] = index.foodOf(foodId)?.allergens ?? [];
      const said = allergensOf(index.foodIndex, line).filter((allergen) => !own.includes(allergen));
      return said.length === 0 ? [] : [`${dish.id}: "${line}" sounds like ${said.join(", ")}`];
    });
    expect(wrong).toEqual([]);
  });

  it("does not sound, by its preparation, like a food that a diet forbids", () => {
    const wrong = [...lines].flatMap(([line, { dish, foodId }]) => {
      const name = index.foodOf(foodId)?.name ?? "";
      const turned = (["vegan", "gluten-free", "halal", "paleo"] as const).filter(
        (diet) =>
          checkDiet(index.foodIndex, diet, [name]).fits === "yes" &&
          checkDiet(index.foodIndex, diet, [line]).fits !== "yes",
      );
      return turned.length === 0 ? [] : [`${dish.id}: "${line}" does not sound ${turned.join(", ")}`];
    });
    expect(wrong).toEqual([]);
  });
});
