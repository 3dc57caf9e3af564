import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import { DIETS } from "@meal/domain/chef/vocabulary";
import type { Kitchen } from "@meal/engine/kitchen";
import { readDemands, readLines, refuseUnsafe } from "@meal/engine/plans";

/** A recipe, and who would eat it. */
interface ServedTo {
  readonly diet: string;
  readonly allergies: readonly string[];
  readonly ingredients: readonly string[];
  readonly sentences: readonly string[];
}

/** Why a recipe may not be served to somebody, by the same rules that a proposed plan is held to; or null. */
export function whyNotFor(
  { planner }: Kitchen,
  { diet: named, allergies, ingredients, sentences }: ServedTo,
): string | null {
  const diet = DIETS.find((one) => one === named) ?? "none";
  const demands = readDemands(planner, { ...plainPlanRequest, diet, allergies });
  const lines = readLines(planner.foodIndex, ingredients);
  return refuseUnsafe(planner, demands, lines, { titles: [], steps: sentences });
}
