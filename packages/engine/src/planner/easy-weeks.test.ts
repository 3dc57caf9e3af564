import type { KeptMeal, Meal, Plan, PlanRequest } from "@meal/domain/chef/plans";
import { assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { certify } from "./certify.ts";
import { planMeals } from "./plan-meals.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";

const index = createPlannerIndex(createSyntheticCorpus(7, 200));

const planned = (request: PlanRequest): Plan => {
  const outcome = planMeals(index, request);
  if (outcome.kind === "impossible") throw new Error(`impossible: ${outcome.demands.join(", ")}`);
  return outcome;
};

const requests = record({
  days: integer({ min: 1, max: 7 }),
  mealsPerDay: integer({ min: 1, max: 5 }),
  calories: integer({ min: 1200, max: 4000 }),
  servings: integer({ min: 1, max: 6 }),
  seed: integer({ min: 1, max: 1_000_000 }),
  cooking: constantFrom("easy", "batch"),
});

const mealsOf = ({ days }: Pick<Plan, "days">) =>
  days.flatMap(({ day, meals }) => meals.map((meal, position) => ({ day, position, meal })));

const isLeftover = ({ meal }: { readonly meal: Meal }): boolean => meal.leftoverOf !== undefined;

const expectTrueLeftovers = (plan: Plan): void => {
  const all = mealsOf(plan);
  for (const { meal, day } of all.filter(isLeftover)) {
    const source = all.find((each) => each.meal.id === meal.leftoverOf);
    if (source === undefined) throw new Error(`${meal.name} is left over from nothing`);
    expect(day - source.day).toBeGreaterThanOrEqual(1);
    expect(day - source.day).toBeLessThanOrEqual(source.meal.keepsDays ?? 0);
    const { dishId, foodIds, grams, ingredients, nutrition, servings } = source.meal;
    expect(meal).toMatchObject({ dishId, foodIds, grams, ingredients, nutrition, servings });
    expect(meal.prepTime + meal.cookTime).toBe((meal.handsOnMinutes ?? 0) + (meal.waitingMinutes ?? 0));
  }
  for (const { meal } of all.filter((each) => !isLeftover(each))) {
    const eaten = all.filter((each) => each.meal.leftoverOf === meal.id).length;
    expect(eaten).toBeLessThanOrEqual(2);
    expect(meal.cookedServings ?? meal.servings).toBe((meal.servings ?? 0) * (1 + eaten));
  }
};

const leftoversOf = (cooking: PlanRequest["cooking"]): number =>
  planned(aRequest({ days: 7, cooking })).certificate.week?.leftovers ?? 0;

describe("an easy week", () => {
  it("cooks what it eats, eats it within its days, and still brings every day its energy", () => {
    assert(
      property(requests, (wishes) => {
        const request = aRequest(wishes);
        const plan = planned(request);
        expectTrueLeftovers(plan);
        for (const { reached } of plan.certificate.days)
          expect(Math.abs(reached.kcal - request.calories)).toBeLessThanOrEqual(request.calories * 0.02);
        expect(plan.certificate.broken).toEqual([]);
        expect(certify(index, request, plan.days)).toEqual(plan.certificate);
      }),
      { numRuns: 40 },
    );
  });

  it("eats half of its lunches and dinners as leftovers, and every one fresh where that is wished", () => {
    expect(leftoversOf("easy")).toBeGreaterThanOrEqual(6);
    expect(leftoversOf("batch")).toBeGreaterThanOrEqual(8);
    expect(leftoversOf("fresh")).toBe(0);
  });

  it("has two breakfasts that take turns on working days, and another on the weekend", () => {
    const { days, certificate } = planned(aRequest({ days: 7, cooking: "easy" }));
    const [a, b, c, d, e, f, g] = days.map(({ meals }) => meals[0]?.dishId);
    expect([c, e, d, g]).toEqual([a, a, b, f]);
    expect(new Set([a, b, f]).size).toBe(3);
    expect(certificate.relaxed).toEqual([]);
  });

  it("changes nothing when every meal stays", () => {
    for (const cooking of ["easy", "batch"] as const) {
      const request = aRequest({ days: 7, cooking });
      const first = planned(request);
      expect(planned({ ...request, keep: mealsOf(first), seed: 99 }).days).toEqual(first.days);
    }
  });

  it("keeps a leftover only together with what it is left over from, and cooks no more than is eaten", () => {
    const request = aRequest({ days: 7, cooking: "easy" });
    const meals = mealsOf(planned(request));
    const leftover = meals.find(isLeftover);
    const source = meals.find(({ meal }) => meal.id === leftover?.meal.leftoverOf);
    if (leftover === undefined || source === undefined) throw new Error("no leftover");
    const standing = (keep: readonly KeptMeal[]): string[] => {
      const plan = planned({ ...request, seed: 5, keep });
      expectTrueLeftovers(plan);
      return mealsOf(plan).map(({ meal }) => meal.id);
    };
    expect(standing([leftover])).not.toContain(leftover.meal.id);
    expect(standing([source])).toContain(source.meal.id);
    expect(standing([source, leftover])).toEqual(expect.arrayContaining([source.meal.id, leftover.meal.id]));
  });

  it("says of a plan that somebody made untrue which leftover is too late", () => {
    const request = aRequest({ days: 7, cooking: "easy" });
    const { days } = planned(request);
    const leftover = mealsOf({ days }).find(isLeftover);
    const alone = days.map(({ day, meals }) => ({
      day,
      meals: meals.filter(({ id }) => id !== leftover?.meal.leftoverOf),
    }));
    expect(certify(index, request, alone).broken.join()).toContain("leftovers do not keep that long");
  });
});
