import type { Plan, PlanRequest } from "@meal/domain/chef/plans";
import { array, assert, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { certify } from "./certify.ts";
import { planMeals } from "./plan-meals.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";

const index = createPlannerIndex(createSyntheticCorpus(7, 200));

const planned = (wishes: Partial<PlanRequest>): Plan => {
  const outcome = planMeals(index, aRequest(wishes));
  if (outcome.kind === "impossible") throw new Error(`impossible: ${outcome.demands.join(", ")}`);
  return outcome;
};

const verdictOf = ({ certificate }: Plan, words: string) =>
  certificate.wishes?.find((verdict) => verdict.words === words);

const dishAt = ({ days }: Plan, day: number, slot: string): string | undefined =>
  days[day - 1]?.meals.find(({ type }) => type === slot)?.dishId;

describe("two diets", () => {
  it("both bind every meal, and the certificate names both", () => {
    const plan = planned({ diet: "vegetarian", diets: ["gluten-free"], days: 5 });
    const foods = plan.days.flatMap(({ meals }) =>
      meals.flatMap(({ foodIds = [] }) => foodIds.flatMap((id) => index.foodOf(id) ?? [])),
    );
    for (const diet of ["vegetarian", "gluten-free"] as const) {
      expect(foods.filter((food) => DIET_RULES[diet].forbids(food) !== null)).toEqual([]);
      expect(plan.certificate.rulesChecked).toContain(`every food fits ${diet}`);
    }
  });

  it("are one diet where they are the same, whichever is named first", () => {
    const one = planned({ diet: "vegan" });
    expect(planned({ diet: "vegan", diets: ["vegan", "none"] })).toEqual(one);
    expect(planned({ diet: "none", diets: ["vegan"] }).certificate.broken).toEqual([]);
  });

  it("that leave nothing to eat are told as such, with the diet to leave out", () => {
    const outcome = planMeals(index, aRequest({ diet: "carnivore", diets: ["vegan"] }));
    expect(outcome).toMatchObject({
      kind: "impossible",
      demands: ["Diet: Carnivore", "Diet: Vegan", "2,000 kcal in 3 meals a day"],
    });
  });
});

describe("limits of a day and a week", () => {
  it("are gone after, and told by their figures", () => {
    const [protein, carbs, sodium] = [110, 190, 2000];
    const plan = planned({ days: 4, limits: { proteinMin: protein, carbsMax: carbs, sodiumMaxMg: sodium } });
    for (const { reached } of plan.certificate.days) {
      expect(Math.round(reached.protein)).toBeGreaterThanOrEqual(protein);
      expect(Math.round(reached.carbs)).toBeLessThanOrEqual(carbs);
      expect(Math.round(reached.sodiumMg)).toBeLessThanOrEqual(sodium);
    }
    expect(verdictOf(plan, "protein")).toMatchObject({
      wish: "At least 110 g of protein a day",
      isKept: true,
    });
  });

  it("make a cheaper week for everybody, and say what it comes to where it cannot be so cheap", () => {
    const asked = { days: 7, servings: 2, seed: 4 };
    const before = planned(asked).certificate.costCents * 2;
    const budget = Math.round(before * 0.85);
    const plan = planned({ ...asked, limits: { budgetCentsWeek: budget } });
    expect(plan.certificate.costCents * 2).toBeLessThan(before);
    const told = verdictOf(plan, "budget");
    expect(told?.isKept).toBe(plan.certificate.costCents * 2 <= budget + 0.5);
    const poor = planned({ ...asked, limits: { budgetCentsWeek: 1500 } });
    expect(verdictOf(poor, "budget")).toMatchObject({
      wish: "At most $15 a week for everybody",
      isKept: false,
    });
  });

  it("that no food can keep are refused at once, with what can be had", () => {
    const protein = planMeals(index, aRequest({ calories: 1500, limits: { proteinMin: 400 } }));
    expect(protein).toEqual({
      kind: "impossible",
      demands: ["400 g of protein a day are 1,600 kcal of 1,500 kcal; 130 g are possible."],
      nearest: { limits: { proteinMin: 130 } },
    });
    const money = planMeals(index, aRequest({ limits: { budgetCentsWeek: 100, carbsMax: 200 } }));
    expect(money).toEqual({
      kind: "impossible",
      demands: ["$1 a week is not enough food for 1 person; it is possible from about $25."],
      nearest: { limits: { budgetCentsWeek: 2500, carbsMax: 200 } },
    });
  });
});

const busyMinutes = (handsOnLimit?: PlanRequest["handsOnLimit"]): number =>
  [1, 2, 3]
    .flatMap((seed) => {
      const plan = planned({ days: 5, cooking: "easy", seed, ...(handsOnLimit && { handsOnLimit }) });
      return plan.certificate.week?.handsOnMinutes ?? [];
    })
    .reduce((sum, minutes) => sum + minutes, 0);

describe("minutes of a working day", () => {
  it("are what the week is planned by", () => {
    expect(busyMinutes({ workday: 60 })).toBeLessThanOrEqual(busyMinutes());
  });

  it("are told as kept only where every day keeps them", () => {
    const plan = planned({ days: 7, cooking: "easy", handsOnLimit: { workday: 60, weekend: 5 } });
    const minutes = plan.certificate.week?.handsOnMinutes ?? [];
    expect(verdictOf(plan, "weekdays")?.isKept).toBe(Math.max(...minutes.slice(0, 5)) <= 60);
    const weekend = verdictOf(plan, "weekends");
    expect(weekend?.isKept).toBe(Math.max(...minutes.slice(5)) <= 5);
    expect(weekend?.missed.map(({ day }) => day)).toEqual(
      [6, 7].filter((day) => (minutes[day - 1] ?? 0) > 5),
    );
  });
});

describe("what stands every week", () => {
  const standing = [
    { weekday: 4, slot: "dinner" as const, dishId: "dish-1" },
    { weekday: 0, slot: "breakfast" as const, dishId: "dish-0" },
    { weekday: 1, slot: "breakfast" as const, dishId: "dish-0" },
  ];

  it("is there on its weekday, however one cooks, and is no repetition", () => {
    for (const cooking of ["easy", "fresh", "batch"] as const) {
      const plan = planned({ days: 7, cooking, standing });
      expect([dishAt(plan, 5, "dinner"), dishAt(plan, 1, "breakfast"), dishAt(plan, 2, "breakfast")]).toEqual(
        ["dish-1", "dish-0", "dish-0"],
      );
      expect(
        plan.certificate.relaxed.filter(({ wish }) => wish === "standing" || wish === "variety"),
      ).toEqual([]);
    }
    const onFriday = planned({ days: 1, startDate: "2026-11-27", standing });
    expect(dishAt(onFriday, 1, "dinner")).toBe("dish-1");
  });

  it("is told to be impossible where nobody wants it again, before a week is searched for without it", () => {
    const outcome = planMeals(index, aRequest({ days: 7, standing, dishesLeftOut: ["dish-1"] }));
    expect(outcome).toMatchObject({ kind: "impossible", nearest: { standing: standing.slice(1) } });
    expect(planMeals(index, aRequest({ days: 4, standing, dishesLeftOut: ["dish-1"] })).kind).toBe("plan");
  });
});

describe("all of it together", () => {
  const wishes = record({
    seed: integer({ min: 1, max: 100_000 }),
    cooking: constantFrom("easy", "fresh", "batch"),
    diets: array(constantFrom("vegetarian", "gluten-free", "dairy-free", "nut-free"), { maxLength: 2 }),
    handsOnLimit: record({ workday: integer({ min: 60, max: 90 }), weekend: integer({ min: 60, max: 90 }) }),
    limits: record({
      proteinMin: integer({ min: 10, max: 130 }),
      budgetCentsWeek: integer({ min: 900, max: 9000 }),
    }),
    familiar: constantFrom("everyday", "known", "adventurous"),
  });

  it("breaks no rule, keeps the energy, and is certified again from the request alone", () => {
    assert(
      property(wishes, (asked) => {
        const request = aRequest({ days: 3, ...asked });
        const outcome = planMeals(index, request);
        if (outcome.kind === "impossible") throw new Error(outcome.demands.join());
        expect(outcome.certificate.broken).toEqual([]);
        for (const { reached } of outcome.certificate.days)
          expect(Math.abs(reached.kcal - 2000)).toBeLessThanOrEqual(40);
        expect(certify(index, request, outcome.days)).toEqual(outcome.certificate);
        expect(planMeals(index, request)).toEqual(outcome);
      }),
      { numRuns: 8 },
    );
  });
});
