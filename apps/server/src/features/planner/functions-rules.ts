import { slotsOfDay } from "@meal/domain/chef/day-shares";
import type { KeptMeal, Meal, PlanRequest } from "@meal/domain/chef/plans";
import { breachesOf } from "@meal/engine/planner/checked-rules";
import { readDemands } from "@meal/engine/planner/demands";
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
  const judged = inPlan.map((kept) => {
    const { diet, allergies } = breachesOf(index, demands, kept.meal);
    return { kept, reason: diet ?? allergies };
  });
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
  { days, mealsPerDay, slots }: Pick<PlanRequest, "days" | "mealsPerDay" | "slots">,
): boolean {
  return day <= days && position < (slotsOfDay(slots, day)?.length ?? mealsPerDay);
}

/** Refuses what would take minutes to read. */
export function refuseEndless(meals: readonly Meal[]): void {
  const lines = meals.reduce((sum, { ingredients }) => sum + ingredients.length, 0);
  if (lines <= mostLines) return;
  const message = `Send meals with at most ${mostLines} ingredients together.`;
  throw new AppError("invalid_input", { fields: [{ path: "body", message }] });
}
