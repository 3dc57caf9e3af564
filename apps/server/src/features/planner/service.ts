import type { SavedRecipe } from "@meal/contract/recipes";
import type { Db } from "../../db/database.ts";
import type { UserId } from "../../ports/sessions.ts";
import { storedPlanOf } from "./plans-reading.ts";
import { findPlanWithMeal } from "./plans-repository.ts";

export { countPlans } from "./plans-repository.ts";

/** The meal of this id in the newest of the person's plans that has it. */
export async function findSavedMeal(
  db: Db,
  userId: UserId,
  mealId: string,
): Promise<SavedRecipe | undefined> {
  const plan = await findPlanWithMeal(db, userId, mealId);
  const meals = plan ? storedPlanOf(plan).content.days.flatMap((day) => day.meals) : [];
  return meals.find(({ id }) => id === mealId);
}
