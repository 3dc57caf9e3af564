import { DIETS } from "@meal/domain/chef/vocabulary";
import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { PlanNeed } from "@meal/domain/shopping-list/merge-plan";
import type { Kitchen } from "@meal/engine/kitchen";
import { planMeals } from "@meal/engine/plans";
import { createRandom } from "@meal/engine/random";
import { needsOf } from "@meal/server/features/shopping-list/needs";
import { linesOfMeal } from "@meal/server/features/shopping-list/following";

/** A week of somebody, and what it asks them to buy. */
export interface ListedWeek {
  readonly seed: number;
  readonly people: number;
  readonly diet: string;
  readonly calories: number;
  readonly startDate: string;
  readonly needs: readonly PlanNeed[];
  /** The foods of all meals with their grams, as the plan has them. */
  readonly eaten: readonly { readonly foodId: string; readonly grams: number }[];
}

/** The week of a seed: one to six people, any diet, any calories, any way of cooking, any month. Undefined where no plan keeps its demands. */
export function listedWeek(kitchen: Kitchen, seed: number): ListedWeek | undefined {
  const random = createRandom(seed);
  const people = 1 + Math.floor(random() * 6);
  const diet = DIETS[Math.floor(random() * DIETS.length)] ?? "none";
  const calories = 1500 + Math.floor(random() * 12) * 100;
  const cooking = WAYS[Math.floor(random() * WAYS.length)] ?? "easy";
  const startDate = `2026-${String(1 + Math.floor(random() * 12)).padStart(2, "0")}-02`;
  const wished = { servings: people, diet, calories, cooking, startDate };
  const outcome = planMeals(kitchen.planner, { ...WEEK, ...wished, seed });
  if (outcome.kind !== "plan") return undefined;
  const meals = outcome.days.flatMap((day) => day.meals);
  const eaten = meals.flatMap(({ foodIds = [], grams = [] }) =>
    foodIds.map((foodId, at) => ({ foodId, grams: grams[at] ?? 0 })),
  );
  return {
    seed,
    people,
    diet,
    calories,
    startDate,
    needs: needsOf(kitchen, meals.flatMap(linesOfMeal)),
    eaten,
  };
}

const WEEK = { ...plainPlanRequest, days: 7, mealsPerDay: 3 };
const WAYS = ["easy", "fresh", "batch"] as const;
