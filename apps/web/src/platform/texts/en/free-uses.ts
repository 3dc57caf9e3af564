import type { LimitedFeature } from "@meal/domain/entitlements/limits";

/** What is free where a site has figures of its own. They come with the page, so no word beside them counts. */
export const freeUses: readonly {
  readonly feature: LimitedFeature;
  readonly withFigure: (figure: string) => string;
  readonly withoutLimit: string;
}[] = [
  {
    feature: "meal_plan",
    withFigure: (figure) => `Meal plans: ${figure}`,
    withoutLimit: "Meal plans, without a limit",
  },
  {
    feature: "cooking_timer",
    withFigure: (figure) => `Uses of the cooking timer: ${figure}`,
    withoutLimit: "The cooking timer, without a limit",
  },
  {
    feature: "food_analysis",
    withFigure: (figure) => `Food analyses: ${figure}`,
    withoutLimit: "Food analyses, without a limit",
  },
  {
    feature: "calorie_tracking",
    withFigure: (figure) => `Uses of calorie tracking: ${figure}`,
    withoutLimit: "Calorie tracking, without a limit",
  },
  {
    feature: "chat",
    withFigure: (figure) => `Chat messages: ${figure}`,
    withoutLimit: "The chat, without a limit",
  },
  {
    feature: "extra_planner",
    withFigure: (figure) => `Pictures a month in the Extra Planner: ${figure}`,
    withoutLimit: "Pictures in the Extra Planner, without a limit",
  },
];
