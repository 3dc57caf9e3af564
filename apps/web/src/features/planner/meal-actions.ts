import type { Meal } from "@meal/domain/chef/plans";
import type { MealPlace } from "@meal/domain/planner/edit-days";

/** What can be done with a meal. */
export interface MealActions {
  /** The date of a day of the plan, where it has one. */
  readonly dateOf: (day: number) => string | undefined;
  readonly read: (meal: Meal) => void;
  readonly toggleLock: (place: MealPlace, isLocked: boolean) => void;
  readonly open: (kind: "swap" | "servings" | "never-again" | "move", place: MealPlace) => void;
}
