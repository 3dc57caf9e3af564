import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { ALLERGENS, BUDGETS, CUISINES, DIETS, DIFFICULTIES } from "@meal/domain/chef/vocabulary";

/** Numbers in [0, 1) from a seed; the bench draws the same profiles every time. */
export const createDraw = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const pick = <T>(draw: () => number, list: readonly T[]): T => {
  const found = list[Math.floor(draw() * list.length)];
  if (found === undefined) throw new Error("nothing to pick from");
  return found;
};

/** Draws a person: 1,000–5,000 kcal, any diet, 1–5 meals, 0–3 allergies, any budget, sometimes a cuisine or a level. */
export const drawProfile = (draw: () => number, seed: number): PlanRequest => {
  const allergies = new Set(Array.from({ length: Math.floor(draw() * 4) }, () => pick(draw, ALLERGENS)));
  return {
    ...plainPlanRequest,
    mealsPerDay: 1 + Math.floor(draw() * 5),
    diet: pick(draw, DIETS),
    calories: Math.round(1000 + draw() * 4000),
    budget: pick(draw, BUDGETS),
    cuisineStyle: draw() < 0.5 ? "any" : pick(draw, CUISINES),
    difficulty: draw() < 0.7 ? "any" : pick(draw, DIFFICULTIES),
    allergies: [...allergies],
    servings: 1 + Math.floor(draw() * 4),
    seed,
  };
};
