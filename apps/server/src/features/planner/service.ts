import type { SavedRecipe } from "@meal/contract/recipes";
import type { Db } from "../../db/database.ts";
import type { UserId } from "../../ports/sessions.ts";
import { storedPlanOf, type StoredPlan } from "./plans-reading.ts";
import { findPlan, findPlanWithMeal, listPlans } from "./plans-repository.ts";

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

/** The meals of all of the person's plans, the newest plan first, one plan at a time. */
export async function* allSavedMeals(db: Db, userId: UserId): AsyncGenerator<readonly SavedRecipe[]> {
  for (let page = 1; ; page += 1) {
    const [plan] = await listPlans(db, userId, { page, pageSize: 1 });
    if (!plan) return;
    yield storedPlanOf(plan).content.days.flatMap((day) => day.meals);
  }
}

/** The plan of this id, or the newest of the person's plans. */
export async function findSavedPlan(
  db: Db,
  userId: UserId,
  id: string | undefined,
): Promise<StoredPlan | undefined> {
  const newest = async () => (await listPlans(db, userId, { page: 1, pageSize: 1 }))[0];
  const row = await (id === undefined ? newest() : findPlan(db, userId, id));
  return row && storedPlanOf(row);
}
