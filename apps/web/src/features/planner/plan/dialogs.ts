import type { MealPlace } from "@meal/domain/planner/edit-days";
import type { OpenPlan } from "./open-plan.ts";

export type MealDialogKind = "swap" | "servings" | "never-again" | "move" | "note";

/** What lies over the planner. */
export type OpenDialog =
  | { readonly kind: "saved-plans" | "save" | "limit" | "certificate" | "calendar" | "conflict" | "use" }
  | { readonly kind: MealDialogKind; readonly place: MealPlace };

/** What every dialog about the plan on the screen is given. */
export interface PlanDialogProps {
  readonly plan: OpenPlan;
  readonly onClose: () => void;
}

/** What every dialog about one meal of it is given. */
export interface MealDialogProps extends PlanDialogProps {
  readonly place: MealPlace;
}
