import { settleLeftovers } from "@meal/domain/chef/leftovers";
import { plannedMeals } from "@meal/domain/chef/planned-meals";
import type { Meal, Plan, PlanRequest } from "@meal/domain/chef/plans";
import type { PeopleAt } from "@meal/domain/chef/week-wishes";
import { array, assert, constantFrom, integer, pre, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { certify } from "./certify.ts";
import { planMeals } from "./plan-meals.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { figuresOfMeal } from "./stored-meal.ts";
import { at, CENTS } from "./figures.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";

const index = createPlannerIndex(createSyntheticCorpus(7, 200));

const planned = (request: PlanRequest): Plan => {
  const outcome = planMeals(index, request);
  if (outcome.kind === "impossible") throw new Error(`impossible: ${outcome.demands.join(", ")}`);
  return outcome;
};

const mealsOf = ({ days }: Plan) => days.flatMap(({ day, meals }) => meals.map((meal) => ({ day, meal })));

const peopleOf = ({ people = [], servings }: PlanRequest, day: number, slot: string): number =>
  people.find((each) => each.day === day && each.slot === slot)?.people ?? servings;

const gramsEach = ({ grams = [], servings = 1 }: Meal): number[] => grams.map((each) => each / servings);

/** Everything that is cooked is eaten, by as many as come, on a day on which it still may be. */
const expectMassConserved = (plan: Plan): void => {
  const all = mealsOf(plan);
  for (const { meal, day } of all) {
    const { leftoverOf: sourceId } = meal;
    const eaters = all.filter((other) => other.meal.leftoverOf === meal.id);
    const eaten = eaters.reduce((sum, other) => sum + (other.meal.servings ?? 0), meal.servings ?? 0);
    if (sourceId === undefined) expect(meal.cookedServings ?? meal.servings).toBe(eaten);
    if (sourceId === undefined) continue;
    const source = all.find((other) => other.meal.id === sourceId);
    if (source === undefined) throw new Error(`${meal.name} is left over from nothing`);
    expect(day - source.day).toBeGreaterThanOrEqual(1);
    expect(day - source.day).toBeLessThanOrEqual(source.meal.keepsDays ?? 0);
    for (const [which, grams] of gramsEach(meal).entries())
      expect(Math.abs(grams - (gramsEach(source.meal)[which] ?? 0))).toBeLessThanOrEqual(0.06);
  }
};

const spentBy = (plan: Plan): number =>
  mealsOf(plan).reduce(
    (sum, { meal }) => sum + (meal.servings ?? 1) * at(figuresOfMeal(index, meal), CENTS),
    0,
  );

const people = array(
  record({
    day: integer({ min: 1, max: 7 }),
    slot: constantFrom("breakfast" as const, "lunch" as const, "dinner" as const, "snack" as const),
    people: constantFrom(0, 0, 1, 2, 3, 6, 20),
  }),
  { maxLength: 12 },
);

const requests = record({
  days: integer({ min: 1, max: 7 }),
  mealsPerDay: integer({ min: 1, max: 5 }),
  calories: integer({ min: 1400, max: 3500 }),
  servings: integer({ min: 1, max: 6 }),
  seed: integer({ min: 1, max: 1_000_000 }),
  cooking: constantFrom("easy", "batch", "fresh"),
  people,
});

/** Whoever eats out at every meal is told so (bad-input.test.ts). */
const isSomebodyAtHome = (request: PlanRequest): boolean =>
  Array.from({ length: request.days }, (_, before) => plannedMeals(request, before + 1)).some(
    ({ slots }) => slots.length > 0,
  );

const friday: readonly PeopleAt[] = [{ day: 5, slot: "dinner", people: 0 }];

describe("a week whose meals are for others than usual", () => {
  it("measures each meal out for who comes, plans nothing for nobody, and still brings each day its part", () => {
    assert(
      property(requests, (wishes) => {
        const request = aRequest(wishes);
        pre(isSomebodyAtHome(request));
        const plan = planned(request);
        expectMassConserved(plan);
        for (const { day, meal } of mealsOf(plan)) {
          expect(meal.servings).toBe(peopleOf(request, day, meal.type));
          expect(meal.servings).toBeGreaterThan(0);
        }
        for (const { day, reached, targetKcal } of plan.certificate.days) {
          expect(targetKcal).toBe(plannedMeals(request, day).targetKcal);
          expect(Math.abs(reached.kcal - targetKcal)).toBeLessThanOrEqual(targetKcal * 0.02);
        }
        expect(plan.certificate.broken).toEqual([]);
        expect(certify(index, request, plan.days)).toEqual(plan.certificate);
        expect(planMeals(index, request)).toEqual(plan);
        expect(settleLeftovers(plan.days, plan.days).cooked).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it("is the usual week where as many come as always", () => {
    const usual = aRequest({ days: 7, cooking: "easy", servings: 2, seed: 3 });
    const told = { ...usual, people: [{ day: 2, slot: "dinner", people: 2 } as const] };
    expect(planned(told)).toEqual(planned(usual));
  });

  it("leaves nothing over for a meal that is eaten out, and has there what could be cooked after all", () => {
    for (const cooking of ["easy", "batch"] as const) {
      const request = aRequest({ days: 7, cooking, servings: 2, people: [...friday] });
      const plan = planned(request);
      expectMassConserved(plan);
      expect(plan.days[4]?.meals.map(({ type }) => type)).toEqual(["breakfast", "lunch"]);
      expect(plan.days.flatMap(({ away = [] }) => away)).toMatchObject([
        { kind: "out", meal: { type: "dinner", servings: 2 } },
      ]);
    }
  });

  it("has days on which nobody is at home, and promises nothing of them", () => {
    const slots = ["breakfast", "lunch", "dinner"] as const;
    const nobody = [2, 3].flatMap((day) => slots.map((slot) => ({ day, slot, people: 0 })));
    const plan = planned(aRequest({ days: 4, cooking: "easy", people: nobody }));
    expect(plan.days.map(({ meals }) => meals.length)).toEqual([3, 0, 0, 3]);
    expect(plan.certificate.days.map(({ day }) => day)).toEqual([1, 4]);
    expect(plan.certificate.relaxed).toEqual([]);
  });

  it("keeps a week's money by what all who come eat, not by who is usually there", () => {
    const guests = [3, 5, 6].map((day) => ({ day, slot: "dinner" as const, people: 8 }));
    const asked = aRequest({ days: 7, servings: 2, seed: 4, people: guests });
    const before = spentBy(planned(asked));
    const budget = Math.round(before * 0.85);
    const plan = planned({ ...asked, limits: { budgetCentsWeek: budget } });
    expect(spentBy(plan)).toBeLessThan(before);
    const told = plan.certificate.wishes?.find(({ words }) => words === "budget");
    expect(told?.isKept).toBe(true);
    expect(spentBy(plan)).toBeLessThanOrEqual(budget);
    expect(told?.found).toContain(`$${(spentBy(plan) / 100).toFixed(2).replace(/\.00$/, "")}`);
  });
});
