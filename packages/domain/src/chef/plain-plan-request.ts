import type { PlanRequest } from "./plans.ts";

/** A request with nothing wished: a week of three meals a day for one person, every one cooked for itself. */
export const plainPlanRequest: PlanRequest = {
  days: 7,
  mealsPerDay: 3,
  diet: "none",
  calories: 2000,
  ingredients: [],
  budget: "reasonable",
  categories: [],
  difficulty: "any",
  cuisineStyle: "any",
  tastePreferences: "",
  allergies: [],
  dislikes: [],
  servings: 1,
  keep: [],
  seed: 1,
  cooking: "fresh",
};
