import type { SavedRecipe } from "@meal/contract/recipes";
import type { OwnerId, UserId } from "@meal/domain/accounts/actor";
import { recipeOfPlan } from "@meal/domain/extra-planner/recipe-of-plan";
import type { Db } from "../../db/database.ts";
import { extraPlanOf } from "./plans-reading.ts";
import { findExtraPlan, hasPicture } from "./plans-repository.ts";

/** The household's extra plan of this id as a recipe like any other. */
export async function findExtraRecipe(
  db: Db,
  ownerId: OwnerId,
  id: string,
): Promise<SavedRecipe | undefined> {
  const row = await findExtraPlan(db, ownerId, id);
  return row && recipeOfPlan(extraPlanOf(row));
}

/** Whether an extra plan of this person still shows a picture that something else lets go of. */
export function isPictureOfPlan(db: Db, userId: UserId, address: string): Promise<boolean> {
  return hasPicture(db, userId, address);
}
