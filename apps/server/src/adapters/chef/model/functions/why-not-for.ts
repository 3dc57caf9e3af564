import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import { DIETS } from "@meal/domain/chef/vocabulary";
import type { Kitchen } from "@meal/engine/kitchen";
import { readDemands, readLines, refuseUnsafe } from "@meal/engine/plans";

/** Why a recipe may not be served to somebody, by the same rules that a proposed plan is held to; or null. */
export function whyNotFor(
  { planner }: Kitchen,
  person: { readonly diet: string; readonly allergies: readonly string[] },
  ingredients: readonly string[],
  sentences: readonly string[],
): string | null {
  const diet = DIETS.find((one) => one === person.diet) ?? "none";
  const demands = readDemands(planner, { ...plainPlanRequest, diet, allergies: person.allergies });
  const lines = readLines(planner.foodIndex, ingredients);
  return refuseUnsafe(planner, demands, lines, { titles: [], steps: sentences });
}
