import type { OutputOf } from "@meal/contract/endpoint";
import type { readPlannerPreferences } from "@meal/contract/planner";
import type { Eating } from "@meal/domain/planner/said-before";
import { bindingDiet, readAllergies } from "@meal/domain/profile/preferences";
import type { Preferences } from "../../../platform/preferences-query.ts";

export type PlannerPreferences = OutputOf<typeof readPlannerPreferences>;

/** What an account says of how its person eats; what is not known yet says nothing. */
export function eatingOf(person: Preferences | undefined, planner: PlannerPreferences | undefined): Eating {
  const { vegan, vegetarian } = person?.dietary_goals ?? {};
  return {
    // The diet that the server keeps to in any case.
    diet: bindingDiet(person?.dietary_preference ?? "none", { vegan, vegetarian }),
    allergies: readAllergies(person?.allergies ?? ""),
    dislikes: planner?.dislikes ?? [],
    servings: planner?.servings ?? 1,
  };
}
