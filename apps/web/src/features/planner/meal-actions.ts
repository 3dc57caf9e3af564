import type { Meal } from "@meal/domain/chef/plans";
import type { MealPlace } from "@meal/domain/planner/edit-days";

/** What can be done with a meal. */
export interface MealActions {
  readonly read: (meal: Meal) => void;
  readonly toggleLock: (place: MealPlace, isLocked: boolean) => void;
  readonly open: (kind: "swap" | "servings" | "never-again" | "move", place: MealPlace) => void;
}
