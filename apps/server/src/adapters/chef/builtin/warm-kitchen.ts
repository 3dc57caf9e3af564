import { bindingDiet, readAllergies } from "@meal/domain/profile/preferences";
import type { PlannerPreferences } from "../../../features/planner/preferences-service.ts";
import type { Profile } from "../../../features/profile/service.ts";
import type { Engine } from "../../../ports/engine.ts";
import type { ChefWork } from "./chef-work.ts";

type Eating = Pick<
  Awaited<ReturnType<Profile["read"]>>,
  "dietary_preference" | "dietary_goals" | "allergies"
>;
type Planned = Awaited<ReturnType<PlannerPreferences["read"]>>;

/**
 * Has worked out what somebody may eat before they wait for a week: up to a second for a diet or an allergy. Nobody else's: all
 * diets together are 200 MB.
 */
export async function warmKitchen(
  { workOutPool }: Pick<Engine<ChefWork>, "workOutPool">,
  { dietary_preference, dietary_goals, allergies }: Eating,
  { dislikes, usual }: Planned,
): Promise<void> {
  const eaters = {
    diet: bindingDiet(dietary_preference, dietary_goals),
    diets: usual === null ? [] : [usual.secondDiet],
    allergies: readAllergies(allergies),
    dislikes,
  };
  await workOutPool(eaters, { callerKey: null });
}
