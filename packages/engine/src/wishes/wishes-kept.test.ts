import type { Certificate, Meal, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import { describe, expect, it } from "vitest";
import { certify } from "../planner/certify.ts";
import { planMeals } from "../planner/plan-meals.ts";
import { createPlannerIndex } from "../planner/planner-index.ts";
import { aRequest, createSyntheticCorpus } from "../planner/testing/synthetic-corpus.ts";

const index = createPlannerIndex(createSyntheticCorpus(7));

const meal = (name: string, more: Partial<Meal> = {}): Meal => ({
  id: name,
  name,
  type: "dinner",
  description: "",
  calories: 600,
  price: 300,
  difficulty: "easy",
  prepTime: 10,
  cookTime: 10,
  ingredients: [],
  instructions: [],
  category: "main",
  actualCategory: "main",
  isFavorite: false,
  ...more,
});

const grams = (carbs: number) => ({
  kcal: 600,
  protein: 20,
  carbs,
  fat: 10,
  fiber: 2,
  sugars: 2,
  saturatedFat: 2,
  sodiumMg: 100,
});

const verdictOf = (text: string, days: readonly PlanDay[], more: Partial<PlanRequest> = {}) =>
  certify(index, aRequest({ tastePreferences: text, mealsPerDay: 1, ...more }), days).wishes?.[0];

const planned = (request: PlanRequest): Certificate => {
  const outcome = planMeals(index, request);
  if (outcome.kind === "impossible") throw new Error("impossible");
  return outcome.certificate;
};

describe("a wish on the certificate", () => {
  it("is not kept on the day whose grams are over, and that day is told with them", () => {
    const days = [
      { day: 1, meals: [meal("Eggs", { nutrition: grams(90) })] },
      { day: 2, meals: [meal("Yellow rice with slow pork", { nutrition: grams(224) })] },
    ];
    expect(verdictOf("low carb", days)).toEqual({
      words: "low carb",
      wish: "At most 130 g of carbohydrate a day",
      isKept: false,
      found: "90 g to 224 g a day",
      missed: [{ day: 2, found: "224 g" }],
    });
  });

  it("is not kept by a dish of 78 minutes, whatever its description says", () => {
    const slow = meal("Koshari", { cookTime: 68, description: "under 20 minutes" });
    expect(verdictOf("under 20 minutes", [{ day: 1, meals: [slow] }])).toMatchObject({
      isKept: false,
      missed: [{ day: 1, found: "78 minutes: Koshari" }],
    });
  });

  it("asks of some meals of a day no more than their share", () => {
    const dinner = [{ day: 1, meals: [meal("Rice", { nutrition: grams(60) })] }];
    expect(verdictOf("low carb", dinner)?.isKept).toBe(true);
    expect(verdictOf("low carb", dinner, { slots: [["dinner"]] })).toMatchObject({
      isKept: false,
      missed: [{ day: 1, found: "60 g, and 49 g are the part of these meals" }],
    });
  });

  it("counts a food by its row, and not by letters in a name", () => {
    const days = [{ day: 1, meals: [meal("Price of salmonberries", { foodIds: ["apple"], grams: [100] })] }];
    expect(verdictOf("salmon", days)).toMatchObject({ isKept: false, found: "in no meal" });
    expect(verdictOf("no salmon", days)).toMatchObject({ isKept: true });
    expect(verdictOf("no apples", days)).toMatchObject({ isKept: false });
  });

  it("is never made of words that no figure answers to", () => {
    const { wishes, wishesNotUnderstood, relaxed } = planned(aRequest({ tastePreferences: "picky eaters" }));
    expect({ wishes, wishesNotUnderstood }).toEqual({ wishes: [], wishesNotUnderstood: ["picky eaters"] });
    expect(relaxed.filter(({ wish }) => wish === "taste")).toEqual([]);
  });
});

describe("a plan", () => {
  it("goes after what can be counted, and keeps its energy", () => {
    for (const tastePreferences of ["low carb", "at least 110 g protein", "no salmon", "under 30 minutes"]) {
      const { wishes, days } = planned(aRequest({ tastePreferences, days: 3 }));
      expect(wishes).toMatchObject([{ isKept: true, missed: [] }]);
      for (const { reached, targetKcal } of days)
        expect(Math.abs(reached.kcal - targetKcal)).toBeLessThanOrEqual(targetKcal * 0.02);
    }
  });

  it("keeps its energy and says so where a wish cannot be had", () => {
    const { wishes, days } = planned(
      aRequest({ tastePreferences: "under 1 g carbs", diet: "vegan", days: 2 }),
    );
    expect(wishes?.[0]?.missed).toHaveLength(2);
    for (const { reached } of days) expect(Math.abs(reached.kcal - 2000)).toBeLessThanOrEqual(40);
  });
});
