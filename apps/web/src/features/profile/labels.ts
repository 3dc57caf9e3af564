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

/** What a counted feature is called on the screen. */
export const featureLabels: Readonly<Record<string, string>> = {
  meal_plan: "Meal plans",
  cooking_timer: "Cooking timer",
  food_analysis: "Food analysis",
  calorie_tracking: "Calorie tracking",
  chat: "Chat messages",
  ai_image: "AI pictures",
  extra_planner: "Extra Planner pictures this month",
};

export const genders = ["Female", "Male", "Non-binary", "Other"] as const;
