import type { PlanRequest } from "@meal/domain/chef/plans";
import { DIETS } from "@meal/domain/chef/vocabulary";
import { readDemands } from "@meal/engine/planner/demands";
import { readLines } from "@meal/engine/planner/proposal/read-lines";
import { refuseUnsafe } from "@meal/engine/planner/proposal/refuse-unsafe";
import type { Kitchen } from "@meal/engine/writer/kitchen";

/** A plan's request that says nothing but what binds a person. */
const NO_WISHES: PlanRequest = {
  days: 1,
  mealsPerDay: 1,
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
  seed: 0,
};

/** Why a recipe may not be served to somebody, by the same rules that a proposed plan is held to; or null. */
export function whyNotFor(
  { planner }: Kitchen,
  person: { readonly diet: string; readonly allergies: readonly string[] },
  ingredients: readonly string[],
  sentences: readonly string[],
): string | null {
  const diet = DIETS.find((one) => one === person.diet) ?? "none";
  const demands = readDemands(planner, { ...NO_WISHES, diet, allergies: person.allergies });
  const lines = readLines(planner.foodIndex, ingredients);
  return refuseUnsafe(planner, demands, lines, { titles: [], steps: sentences });
}
