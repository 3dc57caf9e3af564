import { plainPlanRequest } from "@meal/domain/chef/plain-plan-request";
import { DIETS } from "@meal/domain/chef/vocabulary";
import { readDemands } from "@meal/engine/planner/demands";
import { readLines } from "@meal/engine/planner/proposal/read-lines";
import { refuseUnsafe } from "@meal/engine/planner/proposal/refuse-unsafe";
import type { Kitchen } from "@meal/engine/writer/kitchen";

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
