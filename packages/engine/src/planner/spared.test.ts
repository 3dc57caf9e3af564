import type { Meal } from "@meal/domain/chef/plans";
import type { Diet } from "@meal/domain/chef/vocabulary";
import { expect, it } from "vitest";
import { componentOf, kitchen } from "../../scripts/testing/cookbook.ts";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { nothingKnown } from "./complete-plate.ts";
import { readDemands } from "./demands.ts";
import { planMeals } from "./plan-meals.ts";
import { pairsOf } from "./pool.ts";
import { sparedShareBy, sparedShareOf } from "./spared.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

const mealsOf = (diet: Diet): readonly Meal[] =>
  [1, 2, 3].flatMap((seed) => {
    const plan = planMeals(kitchen.planner, aRequest({ days: 7, diet, seed, cooking: "easy" }));
    return plan.kind === "impossible" ? [] : plan.days.flatMap(({ meals }) => meals);
  });

const usual = mealsOf("none");

const dishes = new Map(kitchen.planner.plain.map((component) => [component.dish.id, component]));

/** The part of all energy that comes of what a diet has only now and then. */
const sparedIn = (meals: readonly Meal[], diet: Diet): number => {
  let [spared, all] = [0, 0];
  for (const { dishId = "", calories } of meals) {
    const dish = dishes.get(dishId);
    if (dish === undefined) continue;
    spared += calories * sparedShareBy(DIET_RULES[diet], dish);
    all += calories;
  }
  return spared / all;
};

it.each(["diabetic-friendly", "mediterranean", "anti-inflammatory"] as const)(
  "has less in %s weeks of what is only for now and then",
  (diet) => {
    expect(sparedIn(mealsOf(diet), diet)).toBeLessThan(0.85 * sparedIn(usual, diet));
  },
);

const hasFish = ({ foodIds = [] }: Meal): boolean =>
  foodIds.some((id) => kitchen.planner.foodOf(id)?.tags.some((tag) => tag === "fish" || tag === "shellfish"));

it("brings fish to whoever eats fish instead of meat", () => {
  expect(mealsOf("pescatarian").filter(hasFish).length).toBeGreaterThanOrEqual(3 * 3);
});

/** The spared part of scalloped potatoes for who has diabetes, and such things at hand. */
const spareWith = (ingredients: string[]): number =>
  sparedShareOf(componentOf("scalloped-potatoes"), {
    pool: [],
    demands: readDemands(kitchen.planner, aRequest({ diet: "diabetic-friendly", ingredients })),
    pairs: pairsOf(kitchen.planner, ["diabetic-friendly"]),
    mealCount: 3,
    random: () => 0,
    known: nothingKnown(),
  });

it("spares nothing that somebody has at hand and wants used", () => {
  expect(spareWith([])).toBeGreaterThan(0.3);
  expect(spareWith(["potatoes"])).toBeLessThan(0.1);
});

it("is a smoothie of fruit, for who has diabetes", () => {
  const smoothie = componentOf("strawberry-banana-smoothie");
  expect(sparedShareBy(DIET_RULES["diabetic-friendly"], smoothie)).toBe(1);
  expect(sparedShareBy(DIET_RULES.none, smoothie)).toBe(0);
});
