import type { DietaryGoal } from "@meal/domain/profile/preferences";

/** What each goal is called on the screen. */
export const goalLabels: { readonly [Goal in DietaryGoal]: string } = {
  lowCarb: "Low carb",
  weightLoss: "Weight loss",
  balanced: "Balanced",
  highProtein: "High protein",
  vegan: "Vegan",
  vegetarian: "Vegetarian",
};
