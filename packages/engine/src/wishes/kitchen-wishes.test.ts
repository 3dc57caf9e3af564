import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { alternatives } from "../planner/alternatives.ts";
import { certify } from "../planner/certify.ts";
import { planMeals } from "../planner/plan-meals.ts";
import { aRequest } from "../planner/testing/synthetic-corpus.ts";

const index = kitchen.planner;

/** The words of the steps themselves, and no mark: what a cook would stumble over. */
const USES_OVEN = /(?<!dutch )\boven\b|\bbroiler|\b(?:roast|bake)\b.*\d ?°/i;
const USES_STOVE =
  /\b(?:simmer|stir-fry|saucepan|skillet|over (?:low|medium|high) heat)\b|^(?:boil|fry|sear)\b/i;
const SECOND_POT = /\b(?:another|second|separate) (?:pot|pan|skillet|saucepan)\b/i;

const textOf = ({ instructions }: Meal): string => instructions.join("\n");
const isLeftover = ({ leftoverOf }: Meal): boolean => leftoverOf !== undefined;

const CASES: readonly (readonly [string, (meal: Meal) => boolean])[] = [
  ["no oven", (meal) => !USES_OVEN.test(textOf(meal))],
  ["no stove", (meal) => isLeftover(meal) || !USES_STOVE.test(textOf(meal))],
  ["no cooking", (meal) => !USES_OVEN.test(textOf(meal)) && !USES_STOVE.test(textOf(meal))],
  [
    "no cooking at lunch",
    (meal) => meal.type !== "lunch" || isLeftover(meal) || !USES_STOVE.test(textOf(meal)),
  ],
  ["one pot", (meal) => !SECOND_POT.test(textOf(meal))],
  [
    "kid friendly lunches",
    (meal) =>
      meal.type !== "lunch" ||
      index.byDishId.get(meal.dishId ?? "")?.dish.suits.includes("children") === true ||
      index.byDishId.get(meal.dishId ?? "")?.isExtra === true,
  ],
];

const DIETS = ["none", "vegan", "keto", "raw", "carnivore", "gluten-free"] as const;
const WAYS = ["easy", "fresh", "batch"] as const;

describe("a wish for the kitchen", () => {
  it.each(CASES)(
    "%s is kept by every meal of every plan, and the plan says so",
    (tastePreferences, keeps) => {
      for (const [at, diet] of DIETS.entries()) {
        const cooking = WAYS[at % WAYS.length] ?? "easy";
        const request = aRequest({ tastePreferences, diet, cooking, seed: at + 40, days: 7, mealsPerDay: 3 });
        const outcome = planMeals(index, request);
        if (outcome.kind === "impossible") throw new Error(`${diet}: ${outcome.demands.join()}`);
        const wrong = outcome.days.flatMap(({ meals }) => meals).filter((meal) => !keeps(meal));
        expect(wrong.map(({ name }) => `${diet} ${cooking}: ${name}`)).toEqual([]);
        expect(outcome.certificate.wishes).toMatchObject([{ isKept: true, missed: [] }]);
      }
    },
  );

  it("binds what is offered in place of a meal", () => {
    const request = aRequest({ tastePreferences: "no oven", days: 3, mealsPerDay: 3 });
    const outcome = planMeals(index, request);
    if (outcome.kind === "impossible") throw new Error("impossible");
    const offered = alternatives(index, { request, days: outcome.days, day: 2, position: 2, count: 5 });
    expect(offered).toHaveLength(5);
    for (const { meal } of offered) expect(textOf(meal)).not.toMatch(USES_OVEN);
  });

  it("is not kept by a meal that somebody put there, which is named", () => {
    const planned = planMeals(index, aRequest({ tastePreferences: "", days: 1, mealsPerDay: 3 }));
    if (planned.kind === "impossible") throw new Error("impossible");
    const [first, ...others] = planned.days[0]?.meals ?? [];
    if (first === undefined) throw new Error("no meal");
    const baked: Meal = {
      ...first,
      name: "Tray of potatoes",
      steps: [{ instruction: "Put the tray in the oven.", timeInMinutes: 40, category: "oven" }],
    };
    const days: readonly PlanDay[] = [{ day: 1, meals: [baked, ...others] }];
    const [verdict] = certify(index, aRequest({ tastePreferences: "no oven", days: 1 }), days).wishes ?? [];
    expect(verdict?.isKept).toBe(false);
    expect(verdict?.missed).toContainEqual({ day: 1, found: "Tray of potatoes" });
  });

  it("that leaves nothing to eat is told as impossible, and what is left of the wishes makes a plan", () => {
    const request = aRequest({
      tastePreferences: "No cooking, italian",
      diet: "carnivore",
      allergies: ["milk", "egg", "fish", "shellfish", "beef", "pork"],
      days: 2,
    });
    const outcome = planMeals(index, request);
    if (outcome.kind === "plan") throw new Error("a plan");
    expect(outcome.demands).toContain("Nothing cooked: cold meals, or leftovers that are only warmed");
    expect(outcome.nearest).toEqual({ tastePreferences: "italian" });
    expect(planMeals(index, { ...request, ...outcome.nearest }).kind).toBe("plan");
  });
});
