import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { describe, expect, it } from "vitest";
import { createPlannerIndex } from "./planner-index.ts";
import { planMeals } from "./plan-meals.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";
import { withWholePackages } from "./whole-packages.ts";

const way = (unit: string, size: string, grams: number) => ({ unit, size, grams });
const row = (foodId: string, ...sold: ReturnType<typeof way>[]) => ({
  foodId,
  sold,
  from: null,
  isFree: false,
  keepsDays: 200,
});
const index = createPlannerIndex({
  ...createSyntheticCorpus(7, 200),
  shop: [
    row("lentil", way("can", "15 oz", 255)),
    row("rice", way("bag", "1 lb", 454)),
    row("egg", way("carton", "6 count", 300)),
    row("carrot", way("", "", 61)),
    row("tomato", way("can", "14 oz", 400), way("can", "28 oz", 800)),
  ],
});

const meal = (id: string, line: string, foodId: string, grams: number, more: Partial<Meal> = {}): Meal => ({
  id,
  name: id,
  type: "dinner",
  description: "",
  calories: 0,
  price: 0,
  difficulty: "easy",
  prepTime: 0,
  cookTime: 0,
  ingredients: [line],
  instructions: [],
  category: "main",
  actualCategory: "main",
  isFavorite: false,
  servings: 2,
  foodIds: [foodId],
  grams: [grams],
  ...more,
});
const weekOf = (...meals: readonly Meal[]): readonly PlanDay[] =>
  meals.map((each, at) => ({ day: at + 1, meals: [each] }));
const never = () => false;
const always = () => true;
const told = (days: readonly PlanDay[]) =>
  days.flatMap(({ meals }) => meals.map(({ ingredients, grams }) => [ingredients[0], grams?.[0]]));
const whole = (days: readonly PlanDay[]) => told(withWholePackages(index, days, never, always));

describe("a week in whole packages", () => {
  it("opens no third can for ten grams, and its lines say what is cooked", () => {
    const days = weekOf(
      meal("soup", "260 g lentil, rinsed", "lentil", 260),
      meal("stew", "260 g lentil", "lentil", 260),
    );
    expect(whole(days)).toEqual([
      ["250 g lentil, rinsed", 250],
      ["250 g lentil", 250],
    ]);
  });

  it("counts the figures of a meal from what is left in it", () => {
    const [day] = withWholePackages(index, weekOf(meal("a", "260 g lentil", "lentil", 260)), never, always);
    expect(day?.meals[0]?.calories).toBe(Math.round((3.4 * 250) / 2));
  });

  it("lets those who eat the rest of it later have the same, each their part", () => {
    const days = weekOf(
      meal("stew", "180 g lentil", "lentil", 180, { cookedServings: 3 }),
      meal("rest", "90 g lentil", "lentil", 90, { leftoverOf: "stew", servings: 1 }),
    );
    const [cooked = [], rest = []] = whole(days);
    expect(cooked[1]).toBeLessThan(180);
    expect(rest[1]).toBeCloseTo(Number(cooked[1]) / 2);
    expect(Number(cooked[1]) + Number(rest[1])).toBeLessThanOrEqual(255);
  });

  it("leaves spoons and pieces as they are told, and no more than a hair of them out", () => {
    expect(whole(weekOf(meal("a", "2 carrots", "carrot", 122.5)))).toEqual([["2 carrots", 122]]);
    const much = meal("a", "2 carrots", "carrot", 130);
    expect(whole(weekOf(much))).toEqual([["2 carrots", 130]]);
  });

  it("fills a spoon a hair less, then takes half a spoon off, and opens a second bag where that is not enough", () => {
    expect(whole(weekOf(meal("a", "6 tbsp rice", "rice", 465)))).toEqual([["6 tbsp rice", 454]]);
    expect(whole(weekOf(meal("a", "6 tbsp rice", "rice", 480)))).toEqual([["5 1/2 tbsp rice", 440]]);
    const much = weekOf(meal("a", "2 tbsp rice", "rice", 480));
    expect(whole(much)).toEqual(told(much));
  });

  it("takes half a piece off, where nobody gets as many as another", () => {
    const [less] = whole(weekOf(meal("a", "9 1/2 tomatoes, quartered", "tomato", 840)));
    expect(less).toEqual(["9 tomatoes, quartered", 795.78]);
    const fair = weekOf(meal("a", "10 tomatoes", "tomato", 840));
    expect(whole(fair)).toEqual(told(fair));
  });

  it("opens no second large bag for a hair, though two sizes hold it", () => {
    const days = weekOf(meal("a", "1210 g tomato", "tomato", 1210));
    expect(whole(days)).toEqual([["1200 g tomato", 1200]]);
  });

  it("takes no egg from a recipe that counts them", () => {
    expect(whole(weekOf(meal("a", "25 eggs", "egg", 1220)))).toEqual([["25 eggs", 1220]]);
  });

  it("buys no two sizes where one did", () => {
    expect(whole(weekOf(meal("a", "1300 g tomato", "tomato", 1300)))).toEqual([["1300 g tomato", 1300]]);
  });

  it("touches nothing that much would be left out of, that is at home, or that makes a day worse", () => {
    const far = weekOf(meal("a", "330 g lentil", "lentil", 330));
    expect(whole(far)).toEqual(told(far));
    const near = weekOf(meal("a", "260 g lentil", "lentil", 260));
    expect(told(withWholePackages(index, near, (id) => id === "lentil", always))).toEqual(told(near));
    expect(told(withWholePackages(index, near, never, never))).toEqual(told(near));
  });
});

describe("a plan", () => {
  it("keeps each day near its energy, and gives a leftover what its meal was cooked with", () => {
    for (const seed of [1, 2, 3]) {
      const outcome = planMeals(index, aRequest({ days: 7, servings: 3, cooking: "easy", seed }));
      if (outcome.kind === "impossible") throw new Error("impossible");
      for (const { reached, targetKcal } of outcome.certificate.days)
        expect(Math.abs(reached.kcal / targetKcal - 1)).toBeLessThan(0.02);
      const meals = outcome.days.flatMap((day) => day.meals);
      const rests = meals.filter(({ leftoverOf }) => leftoverOf !== undefined);
      expect(rests.length).toBeGreaterThan(0);
      for (const rest of rests)
        expect(rest.grams).toEqual(meals.find(({ id }) => id === rest.leftoverOf)?.grams);
    }
  });
});
