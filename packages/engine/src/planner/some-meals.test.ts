import { MEAL_SLOTS, shareOfDay } from "@meal/domain/chef/day-shares";
import { array, assert, constantFrom, integer, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { alternatives } from "./alternatives.ts";
import { certify } from "./certify.ts";
import { planMeals } from "./plan-meals.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";

const index = createPlannerIndex(createSyntheticCorpus(7));
const someMeals = array(array(constantFrom(...MEAL_SLOTS), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 3,
});

describe("some meals of a day", () => {
  it("carry their share of it, and the certificate says which", () => {
    assert(
      property(someMeals, integer({ min: 1500, max: 4000 }), (slots, calories) => {
        const outcome = planMeals(index, aRequest({ slots, calories, days: 3 }));
        if (outcome.kind === "impossible") throw new Error("impossible");
        for (const [
          at,
          { day, targetKcal, shareOfDay: share = 1, reached },
        ] of outcome.certificate.days.entries()) {
          const own = slots[at] ?? slots.at(-1) ?? [];
          expect(outcome.days[at]?.meals.map(({ type }) => type)).toEqual(own);
          expect(share).toBe(shareOfDay(own));
          expect(targetKcal).toBe(Math.round(calories * share));
          // One small snack may come no nearer than a spoon of it allows; then the certificate says so.
          const isNear = Math.abs(reached.kcal - targetKcal) <= targetKcal * 0.02;
          const isTold = outcome.certificate.relaxed.some(
            (one) => one.wish === "calories" && one.day === day,
          );
          expect(isTold).toBe(!isNear);
        }
      }),
      { numRuns: 20 },
    );
  });

  it("are no dinners of a whole day's calories", () => {
    const outcome = planMeals(index, aRequest({ slots: [["dinner"]], days: 5 }));
    if (outcome.kind === "impossible") throw new Error("impossible");
    expect(outcome.certificate.days.map(({ targetKcal }) => targetKcal)).toEqual([760, 760, 760, 760, 760]);
    expect(outcome.certificate.rulesChecked.at(-1)).toBe(
      "every day within 2% of 760 kcal, its meals' 38% of 2,000 kcal",
    );
  });

  it("leave one meal the whole day where that is what was asked for", () => {
    const outcome = planMeals(index, aRequest({ mealsPerDay: 1, days: 1 }));
    expect(outcome).toMatchObject({ certificate: { days: [{ targetKcal: 2000 }] } });
  });

  it("keep to their part of what a diet allows in a day", () => {
    const request = aRequest({ slots: [["dinner"]], days: 2, diet: "low-sodium" });
    const outcome = planMeals(index, request);
    if (outcome.kind === "impossible") throw new Error("impossible");
    for (const { reached } of outcome.certificate.days)
      expect(reached.sodiumMg).toBeLessThanOrEqual(1500 * 0.38 + 1e-6);
    expect(outcome.certificate.broken).toEqual([]);
  });

  it("are swapped for meals of the same part of the day", () => {
    const request = aRequest({ slots: [["breakfast", "dinner"]], days: 2 });
    const outcome = planMeals(index, request);
    if (outcome.kind === "impossible") throw new Error("impossible");
    const [other] = alternatives(index, { request, days: outcome.days, day: 2, position: 1, count: 1 });
    if (other === undefined) throw new Error("nothing else");
    const days = outcome.days.map(({ day, meals }) => ({
      day,
      meals: day === 2 ? meals.with(1, other.meal) : meals,
    }));
    const { reached, targetKcal } = certify(index, request, days).days[1] ?? {};
    expect(targetKcal).toBe(1300);
    expect(Math.abs((reached?.kcal ?? 0) - 1300)).toBeLessThanOrEqual(26);
  });
});
