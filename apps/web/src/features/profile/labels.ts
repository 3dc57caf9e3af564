import type { DietaryGoal } from "@meal/domain/profile/preferences";
import * as t from "./texts/en/labels.ts";

/** What each goal is called on the screen. */
export const goalLabels: { readonly [Goal in DietaryGoal]: string } = {
  lowCarb: t.lowCarb,
  weightLoss: t.weightLoss,
  balanced: t.balanced,
  highProtein: t.highProtein,
  vegan: t.vegan,
  vegetarian: t.vegetarian,
};
