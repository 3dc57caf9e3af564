import type { Meal } from "@meal/domain/chef/plans";
import type { SwapKind } from "@meal/domain/chef/swap-wish";
import type { MealPlace } from "@meal/domain/planner/edit-days";
import type { MealDialogKind } from "./dialogs.ts";

/** What can be done with a meal. */
export interface MealActions {
  /** The date of the plan's first day, where it has one. */
  readonly startDate: string | undefined;
  /** For how many the plan is: a meal says it only where it is for others. */
  readonly servings: number;
  readonly read: (meal: Meal) => void;
  readonly toggleLock: (place: MealPlace, isLocked: boolean) => void;
  readonly open: (kind: MealDialogKind, place: MealPlace) => void;
  readonly swapFor: (place: MealPlace, wish: SwapKind) => void;
  readonly putAway: (place: MealPlace, kind: "out" | "skipped", name: string) => void;
  readonly bringBack: (day: number, meal: Meal) => void;
  readonly takeOut: (place: MealPlace, name: string) => void;
  /** Makes everything of a day anew that is not locked. */
  readonly remakeDay: (day: number) => void;
}
