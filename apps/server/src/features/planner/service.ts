import type { SavedRecipe } from "@meal/contract/recipes";
import type { OwnerId } from "@meal/domain/accounts/actor";
import type { Meal } from "@meal/domain/chef/plans";
import type { Db } from "../../db/database.ts";
import { datesInUseOf, type DatesInUse, plansFrom } from "@meal/domain/planner/plan-in-use";
import { planContentOf, storedPlanOf, type StoredPlan } from "./plans-reading.ts";
import { findPlans, findPlanWithMeal, listPlans } from "./plans-repository.ts";

export { readDatesInUse } from "./plan-dates-repository.ts";
export { countPlans, findPlans } from "./plans-repository.ts";

/** The meal of this id in the newest of the household's plans that has it. */
export async function findSavedMeal(
  db: Db,
  ownerId: OwnerId,
  mealId: string,
): Promise<SavedRecipe | undefined> {
  const plan = await findPlanWithMeal(db, ownerId, mealId);
  const meals = plan ? planContentOf(plan).days.flatMap((day) => day.meals) : [];
  return meals.find(({ id }) => id === mealId);
}

/** A meal that is cooked, with all that is left over of it in its plan; a leftover is cooked with another. */
export async function findCooking(db: Db, ownerId: OwnerId, mealId: string): Promise<readonly Meal[]> {
  const plan = await findPlanWithMeal(db, ownerId, mealId);
  const meals = plan ? planContentOf(plan).days.flatMap((day) => day.meals) : [];
  return meals.filter(({ id, leftoverOf }) =>
    leftoverOf === undefined ? id === mealId : leftoverOf === mealId,
  );
}

/** The meals of all of the household's plans, the newest plan first, one plan at a time. */
export async function* allSavedMeals(db: Db, ownerId: OwnerId): AsyncGenerator<readonly SavedRecipe[]> {
  for (let page = 1; ; page += 1) {
    const [plan] = await listPlans(db, ownerId, { page, pageSize: 1 });
    if (!plan) return;
    yield planContentOf(plan).days.flatMap((day) => day.meals);
  }
}

/** The plans that are in use from a date on, that of the earliest date first. */
export async function findPlansInUse(
  db: Db,
  ownerId: OwnerId,
  {
    inUse,
    from,
    limit = Infinity,
  }: { readonly inUse: DatesInUse; readonly from: string; readonly limit?: number },
): Promise<readonly StoredPlan[]> {
  return findInOrder(db, ownerId, { inUse, ids: plansFrom(inUse, from).slice(0, limit) });
}

/** The plans of these ids, in their order. */
export async function findInOrder(
  db: Db,
  ownerId: OwnerId,
  { inUse, ids }: { readonly inUse: DatesInUse; readonly ids: readonly string[] },
): Promise<readonly StoredPlan[]> {
  const rows = new Map((await findPlans(db, ownerId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rows.get(id);
    return row ? [storedPlanOf(row, datesInUseOf(inUse, id))] : [];
  });
}
