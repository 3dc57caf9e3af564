import type { KeptMeal, Meal, PlanDay, PlanRequest } from "@meal/domain/chef/plans";
import { checkDiet } from "@meal/engine/diets/check-diet";
import { factsOf } from "@meal/engine/diets/ingredient-facts";
import { readDemands, type Demands } from "@meal/engine/planner/demands";
import type { PlannerIndex } from "@meal/engine/planner/planner-index";
import { AppError } from "../../http/app-error.ts";

/** Reading a line takes a while; a plan of ours has at most some hundreds. */
const mostLines = 1000;

/** The meals that may stay, and why the others may not: somebody may have learnt of an allergy since they were planned. */
export function sortKept(
  index: PlannerIndex,
  request: PlanRequest,
): { readonly keep: readonly KeptMeal[]; readonly dropped: readonly string[] } {
  const demands = readDemands(index, request);
  const inPlan = request.keep.filter((kept) => isInPlan(kept, request));
  refuseEndless(inPlan.map(({ meal }) => meal));
  const judged = inPlan.map((kept) => ({ kept, reason: brokenRule(index, demands, kept.meal) }));
  return {
    keep: judged.flatMap(({ kept, reason }) => (reason === null ? [kept] : [])),
    dropped: judged.flatMap(({ kept, reason }) =>
      reason === null ? [] : [`Day ${kept.day}: "${kept.meal.name}" could not stay. ${reason}`],
    ),
  };
}

/** Whether the plan has the place at which this meal stands. */
export function isInPlan(
  { day, position }: Pick<KeptMeal, "day" | "position">,
  { days, mealsPerDay }: Pick<PlanRequest, "days" | "mealsPerDay">,
): boolean {
  return day <= days && position < mealsPerDay;
}

/** What in these days breaks the diet or an allergy, in sentences. */
export function brokenRules(
  index: PlannerIndex,
  request: PlanRequest,
  days: readonly PlanDay[],
): readonly string[] {
  const demands = readDemands(index, request);
  refuseEndless(days.flatMap(({ meals }) => meals));
  return days.flatMap(({ day, meals }) =>
    meals.flatMap((meal) => {
      const reason = brokenRule(index, demands, meal);
      return reason === null ? [] : [`Day ${day}, "${meal.name}": ${reason}`];
    }),
  );
}

function refuseEndless(meals: readonly Meal[]): void {
  const lines = meals.reduce((sum, { ingredients }) => sum + ingredients.length, 0);
  if (lines <= mostLines) return;
  const message = `Send meals with at most ${mostLines} ingredients together.`;
  throw new AppError("invalid_input", { fields: [{ path: "body", message }] });
}

/** A meal is judged by its foods; one that has lines without a food, by what its lines say. */
function brokenRule(index: PlannerIndex, demands: Demands, meal: Meal): string | null {
  const foods = (meal.foodIds ?? []).flatMap((id) => index.foodOf(id) ?? []);
  for (const food of foods) {
    const reason = demands.rule.forbids(food) ?? demands.allergies.forbids(food);
    if (reason !== null) return `${food.name}: ${reason}`;
  }
  return foods.length >= meal.ingredients.length ? null : brokenByLines(index, demands, meal.ingredients);
}

function brokenByLines(index: PlannerIndex, demands: Demands, lines: readonly string[]): string | null {
  const [reason] = checkDiet(index.foodIndex, demands.request.diet, lines).reasons;
  if (reason !== undefined) return reason;
  for (const line of lines) {
    const { id, text, allergens, tags } = factsOf(index.foodIndex, line);
    const found = demands.allergies.forbids({ id, name: text, aliases: [], allergens, tags });
    if (found !== null) return `${text}: ${found}`;
  }
  return null;
}
