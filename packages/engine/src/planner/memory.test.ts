import { pastDishesOf, type PastDish } from "@meal/domain/chef/past-dishes";
import type { Plan, PlanRequest } from "@meal/domain/chef/plans";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { describe, expect, it } from "vitest";
import { certify } from "./certify.ts";
import { planMeals } from "./plan-meals.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";

const index = createPlannerIndex(createSyntheticCorpus(7, 200));

const planned = (wishes: Partial<PlanRequest>): Plan => {
  const outcome = planMeals(index, aRequest({ days: 7, ...wishes }));
  if (outcome.kind === "impossible") throw new Error("impossible");
  return outcome;
};

const dishesOf = ({ days }: Plan): string[] =>
  days.flatMap(({ meals }) => meals.flatMap(({ dishId }) => dishId ?? []));

const pastOf = (plan: Plan, weeksAgo = 1, rating?: PastDish["rating"]): PastDish[] =>
  dishesOf(plan).map((dishId) =>
    rating === undefined ? { dishId, weeksAgo } : { dishId, weeksAgo, rating },
  );

const comeAgain = (plan: Plan, history: readonly PastDish[]): number => {
  const known = new Set(history.map(({ dishId }) => dishId));
  return dishesOf(plan).filter((dishId) => known.has(dishId)).length;
};

describe("what a household had", () => {
  it("does not come again within three weeks where there is something else", () => {
    for (const weeksAgo of [1, 2, 3]) {
      const history = pastOf(planned({ seed: 3 }), weeksAgo);
      expect(comeAgain(planned({ seed: 4, history }), history)).toBe(0);
    }
  });

  it("gives way to others where a plan is made in its place, also for whoever has no history", () => {
    const first = planned({ seed: 3 });
    const insteadOf = dishesOf(first);
    expect(comeAgain(planned({ seed: 4, insteadOf }), pastOf(first))).toBe(0);
    expect(comeAgain(planned({ seed: 4 }), pastOf(first))).toBeGreaterThan(0);
  });

  it("comes again rather than that a rule is bent or no plan is made", () => {
    const history = index.plain.map(({ dish: { id } }) => ({ dishId: id, weeksAgo: 1 }));
    expect(planned({ seed: 5, history }).certificate.broken).toEqual([]);
  });

  it("comes oftener the better it was, and hardly where it was bad", () => {
    const first = planned({ seed: 3 });
    const timesWhen = (rating: PastDish["rating"]) => {
      const history = pastOf(first, 30, rating);
      return [11, 12, 13, 14, 15, 16]
        .map((seed) => comeAgain(planned({ seed, history }), history))
        .reduce((sum, times) => sum + times, 0);
    };
    expect(timesWhen(1)).toBeLessThan(timesWhen(2));
    expect(timesWhen(3)).toBeGreaterThan(timesWhen(2));
  });

  it("lets every dish have its turn where each meal is fresh, by the date", () => {
    const history = [{ dishId: "dish-none", weeksAgo: 5 }];
    const seenFrom = (familiar?: "everyday") =>
      new Set(
        Array.from({ length: 8 }, (_, week) =>
          dishesOf(
            planned({
              days: 3,
              history,
              seed: 3,
              startDate: dateOfDay("2026-01-05", week * 7 + 1),
              ...(familiar && { familiar }),
            }),
          ),
        ).flat(),
      ).size;
    expect(seenFrom()).toBeGreaterThan(seenFrom("everyday") * 1.5);
  });

  it("changes nothing of what the certificate counts", () => {
    const history = pastOf(planned({ seed: 3 }));
    const plan = planned({ seed: 4, history });
    expect(certify(index, aRequest({ days: 7, seed: 4 }), plan.days)).toEqual(plan.certificate);
  });
});

const meal = (dishId: string, leftoverOf?: string) => ({
  name: dishId,
  dishId,
  ...(leftoverOf !== undefined && { leftoverOf }),
});

describe("the memory of earlier plans", () => {
  it("has each dish once, the latest first, with its rating, and nothing of leftovers or of days to come", () => {
    const days = [
      { daysAgo: 15, meals: [meal("chili"), meal("soup")] },
      { daysAgo: 7, meals: [meal("chili"), meal("extra-apple")] },
      { daysAgo: 6, meals: [meal("stew", "stew-1")] },
      { daysAgo: 0, meals: [meal("pasta")] },
    ];
    const past = pastDishesOf(days, (name) => (name === "soup" ? 1 : undefined));
    expect(past).toEqual([
      { dishId: "chili", weeksAgo: 1 },
      { dishId: "soup", weeksAgo: 3, rating: 1 },
    ]);
  });
});
