import { plannedMeals } from "@meal/domain/chef/planned-meals";
import type { KeptMeal, Meal, PlanRequest } from "@meal/domain/chef/plans";
import { AppError } from "../../app-error.ts";

/** Reading a line takes a while; a plan of ours has at most some hundreds. */
const mostLines = 1000;

/** Whether the plan has the place at which this meal stands. */
export function isInPlan(
  { day, position }: Pick<KeptMeal, "day" | "position">,
  request: Pick<PlanRequest, "days" | "mealsPerDay" | "slots" | "people" | "servings" | "calories">,
): boolean {
  return day <= request.days && position < plannedMeals(request, day).slots.length;
}

/** Refuses what would take minutes to read. */
export function refuseEndless(meals: readonly Meal[]): void {
  const lines = meals.reduce((sum, { ingredients }) => sum + ingredients.length, 0);
  if (lines <= mostLines) return;
  const message = `Send meals with at most ${mostLines} ingredients together.`;
  throw new AppError("invalid_input", { fields: [{ path: "body", message }] });
}
