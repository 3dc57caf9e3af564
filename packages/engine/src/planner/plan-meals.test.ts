import type { Plan, PlanRequest } from "@meal/domain/chef/plans";
import { DIETS } from "@meal/domain/chef/vocabulary";
import { assert, integer, nat, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { alternatives } from "./alternatives.ts";
import { certify } from "./certify.ts";
import { planMeals } from "./plan-meals.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";

const index = createPlannerIndex(createSyntheticCorpus(7));

const planned = (request: PlanRequest, kitchen = index): Plan => {
  const outcome = planMeals(kitchen, request);
  if (outcome.kind === "impossible") throw new Error(`impossible: ${outcome.demands.join(", ")}`);
  return outcome;
};

const requests = record({
  days: integer({ min: 1, max: 7 }),
  mealsPerDay: integer({ min: 1, max: 5 }),
  calories: integer({ min: 800, max: 6000 }),
  servings: integer({ min: 1, max: 6 }),
  seed: integer({ min: 1, max: 1_000_000 }),
});

const foodsOf = (plan: Plan) =>
  plan.days
    .flatMap(({ meals }) => meals.flatMap((meal) => meal.foodIds ?? []))
    .flatMap((id) => index.foodOf(id) ?? []);

describe("planning meals", () => {
  it("brings every day within two percent of its energy, whatever the size of the plan", () => {
    assert(
      property(requests, (wishes) => {
        const request = aRequest(wishes);
        const { days, certificate } = planned(request);
        expect(days).toHaveLength(request.days);
        for (const { reached } of certificate.days) {
          expect(Math.abs(reached.kcal - request.calories)).toBeLessThanOrEqual(request.calories * 0.02);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("gives the same plan for the same request and seed, and another for another seed", () => {
    const again = createPlannerIndex(createSyntheticCorpus(7));
    expect(planned(aRequest({ seed: 5 }), again)).toEqual(planned(aRequest({ seed: 5 })));
    expect(planned(aRequest({ seed: 6 })).days).not.toEqual(planned(aRequest({ seed: 5 })).days);
  });

  it("changes nothing when every meal is kept", () => {
    assert(
      property(requests, (wishes) => {
        const request = aRequest(wishes);
        const first = planned(request);
        const keep = first.days.flatMap(({ day, meals }) =>
          meals.map((meal, position) => ({ day, position, meal })),
        );
        expect(planned({ ...request, keep, seed: request.seed + 1 }).days).toEqual(first.days);
      }),
      { numRuns: 25 },
    );
  });

  it("leaves a kept meal untouched and still reaches the energy of its day", () => {
    const first = planned(aRequest());
    const meal = first.days[0]?.meals[1];
    if (meal === undefined) throw new Error("no lunch");
    const second = planned(aRequest({ seed: 9, keep: [{ day: 1, position: 1, meal }] }));
    expect(second.days[0]?.meals[1]).toEqual(meal);
    expect(Math.abs((second.certificate.days[0]?.reached.kcal ?? 0) - 2000)).toBeLessThanOrEqual(40);
  });

  it("says of a meal what its recipe says", () => {
    const meals = planned(aRequest({ days: 7 })).days.flatMap((day) => day.meals);
    const said = meals.flatMap(({ why = "", prepTime, cookTime, nutrition }) => {
      const [, figure, of] = /(\d+)(?: g of)? (protein|fiber|minutes)/u.exec(why) ?? [];
      if (of === "minutes") return [{ told: Number(figure), is: prepTime + cookTime }];
      if (of !== "protein" && of !== "fiber") return [];
      return [{ told: Number(figure), is: Math.round(nutrition?.[of] ?? 0) }];
    });
    expect(said.length).toBeGreaterThan(0);
    expect(said.map(({ told }) => told)).toEqual(said.map((each) => each.is));
  });

  it("writes a certificate that anyone can count again from the plan alone", () => {
    assert(
      property(requests, (wishes) => {
        const request = aRequest(wishes);
        const { days, certificate } = planned(request);
        const sent: typeof days = JSON.parse(JSON.stringify(days));
        expect(certify(index, request, sent)).toEqual(certificate);
        for (const [at, { meals }] of days.entries()) {
          const kcal = meals.reduce((sum, meal) => sum + (meal.nutrition?.kcal ?? 0), 0);
          expect(certificate.days[at]?.reached.kcal).toBeCloseTo(kcal, 6);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("puts no food on the table that the diet or an allergy forbids", () => {
    for (const diet of DIETS) {
      const outcome = planMeals(index, aRequest({ diet, allergies: ["milk", "fish"], days: 2 }));
      if (outcome.kind === "impossible") continue;
      for (const food of foodsOf(outcome)) {
        expect(DIET_RULES[diet].forbids(food)).toBeNull();
        expect(food.allergens).not.toContain("milk");
        expect(food.allergens).not.toContain("fish");
      }
    }
  });

  it("repeats no dish while there are others", () => {
    const { days } = planned(aRequest({ days: 7 }));
    const dishes = days.flatMap(({ meals }) => meals.map((meal) => meal.dishId));
    expect(new Set(dishes).size).toBe(dishes.length);
  });

  it("serves breakfasts for breakfast and keeps desserts from lunch and dinner", () => {
    const meals = planned(aRequest({ days: 7, mealsPerDay: 5 })).days.flatMap((day) => day.meals);
    const categoriesAt = (...types: readonly string[]) =>
      new Set(meals.filter(({ type }) => types.includes(type)).map(({ category }) => category));
    expect([...categoriesAt("breakfast")]).toEqual(["breakfast"]);
    expect([...categoriesAt("lunch", "dinner")]).not.toContain("dessert");
  });

  it("writes whole eggs and as many lines as foods", () => {
    for (const meal of planned(aRequest({ days: 7, servings: 3 })).days.flatMap(({ meals }) => meals)) {
      expect(meal.foodIds).toHaveLength(meal.ingredients.length);
      expect(meal.grams).toHaveLength(meal.ingredients.length);
      for (const line of meal.ingredients.filter((text) => / eggs?\b/.test(text)))
        expect(line).toMatch(/^\d+ eggs?/);
    }
  });

  it("says which demands cannot be met and what would have to change", () => {
    const outcome = planMeals(
      index,
      aRequest({
        diet: "carnivore",
        allergies: ["beef", "pork", "chicken", "fish", "crustaceans", "eggs", "milk"],
      }),
    );
    expect(outcome.kind).toBe("impossible");
    if (outcome.kind !== "impossible") return;
    expect(outcome.demands[0]).toBe("Diet: Carnivore");
    expect(outcome.demands.at(-1)).toMatch(/^Without beef, pork/u);
    expect(outcome.nearest).not.toBeNull();
    expect(planMeals(index, { ...aRequest({ diet: "carnivore" }), ...outcome.nearest }).kind).toBe("plan");
  });

  it("uses what is at hand", () => {
    const { days, certificate } = planned(aRequest({ ingredients: ["2 salmon fillets", "lentils"] }));
    const ids = days.flatMap(({ meals }) => meals.flatMap((meal) => meal.foodIds ?? []));
    expect(ids).toContain("salmon");
    expect(ids).toContain("lentil");
    expect(certificate.preferenceScore).toBeGreaterThan(0.8);
  });

  it("tells where a wish was bent, and never a rule", () => {
    const { certificate, days } = planned(aRequest({ cuisineStyle: "thai", days: 7 }));
    const isForeign = days.some(({ meals }) =>
      meals.some((meal) => meal.cuisine !== undefined && meal.cuisine !== "thai"),
    );
    expect(certificate.relaxed.some(({ wish }) => wish === "cuisine")).toBe(isForeign);
  });

  it("says so when a day has no place for what is wished", () => {
    const { certificate } = planned(aRequest({ categories: ["dessert", "dessert", "dessert"] }));
    expect(certificate.relaxed).toContainEqual(expect.objectContaining({ wish: "category", day: null }));
    const { certificate: content } = planned(aRequest({ categories: ["breakfast", "dessert"] }));
    expect(content.relaxed.filter(({ day }) => day === null)).toEqual([]);
  });
});

describe("alternatives for one meal", () => {
  it("keep every rule and the energy of the day", () => {
    assert(
      property(requests, nat(6), nat(4), (wishes, dayAt, place) => {
        const request = aRequest({ ...wishes, diet: "vegetarian", allergies: ["nuts"] });
        const { days } = planned(request);
        const day = (dayAt % request.days) + 1;
        const position = place % request.mealsPerDay;
        for (const { meal } of alternatives(index, { request, days, day, position, count: 3 })) {
          const swapped = days.map(({ day: number, meals }) => ({
            day: number,
            meals: number === day ? meals.with(position, meal) : meals,
          }));
          const reached = certify(index, request, swapped).days[day - 1]?.reached.kcal ?? 0;
          expect(Math.abs(reached - request.calories)).toBeLessThanOrEqual(request.calories * 0.02);
          for (const id of meal.foodIds ?? []) {
            const food = index.foodOf(id);
            if (food === undefined) throw new Error(id);
            expect(DIET_RULES.vegetarian.forbids(food)).toBeNull();
            expect(food.allergens).not.toContain("nuts");
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it("offer other dishes than the plan has, with what changes", () => {
    const request = aRequest();
    const { days } = planned(request);
    const offered = alternatives(index, { request, days, day: 2, position: 2, count: 3 });
    expect(offered).toHaveLength(3);
    const used = new Set(days.flatMap(({ meals }) => meals.map((meal) => meal.dishId)));
    for (const { meal, why, caloriesChange } of offered) {
      expect(used.has(meal.dishId)).toBe(false);
      expect(why).toMatch(/^It .+\.$/);
      expect(caloriesChange).toBe(meal.calories - (days[1]?.meals[2]?.calories ?? 0));
    }
  });
});
