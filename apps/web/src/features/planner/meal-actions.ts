import type { Meal } from "@meal/domain/chef/plans";
import type { SwapKind } from "@meal/domain/chef/swap-wish";
import type { MealPlace } from "@meal/domain/planner/edit-days";
import type { MealDialogKind } from "./dialogs.ts";

/** What can be done with a meal. */
export interface MealActions {
  /** The date of a day of the plan, where it has one. */
  readonly dateOf: (day: number) => string | undefined;
  /** For how many the plan is: a meal says it only where it is for others. */
  readonly servings: number;
  /** The day on which a leftover was cooked, in words. */
  readonly cookedOn: (leftover: Meal) => string | undefined;
  readonly read: (meal: Meal) => void;
  readonly toggleLock: (place: MealPlace, isLocked: boolean) => void;
  readonly open: (kind: MealDialogKind, place: MealPlace) => void;
  readonly swapFor: (place: MealPlace, wish: SwapKind) => void;
  readonly putAway: (place: MealPlace, kind: "out" | "skipped") => void;
  readonly bringBack: (day: number, meal: Meal) => void;
  readonly takeOut: (place: MealPlace) => void;
}
