import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { lockedMeals } from "@meal/domain/planner/edit-days";
import { withAwayOf } from "@meal/domain/planner/week-edits";
import type { PlanAnswer } from "./generation-state.ts";
import { edited, newPlan, type OpenPlan, type PlanContent, type Wishes } from "../plan/open-plan.ts";
import { withCheckedAllergies } from "../plan/plan-allergies.ts";

type Known = Pick<PlanAnswer, "history" | "atHome" | "ownRecipes" | "favorites">;

/** What the chef was told by the server: it belongs to the request from which the plan can be made again. */
function knownIn({ history, atHome, ownRecipes, favorites }: Known): Known {
  return {
    ...(history && { history }),
    ...(atHome && { atHome }),
    ...(ownRecipes && { ownRecipes }),
    ...(favorites && { favorites }),
  };
}

/** A plan of what the chef answered. */
export function madePlan(
  { days, certificate, generation, ...told }: PlanAnswer,
  {
    request,
    startDate,
    servings,
  }: { readonly request: Wishes } & Pick<PlanContent, "startDate" | "servings">,
): OpenPlan {
  const asked = {
    ...withCheckedAllergies(request, certificate),
    ...(startDate !== undefined && { startDate }),
    ...knownIn(told),
  };
  return newPlan({ days, certificate, generation, request: asked, servings, startDate });
}

/** The plan with the meals that were made anew, and all that is no chef's business as it was. */
export function remadePlan(plan: OpenPlan, { days, certificate, generation, ...told }: PlanAnswer): OpenPlan {
  const { request } = plan.content;
  return edited(plan, {
    content: {
      ...plan.content,
      days: asBefore(days, plan),
      certificate,
      generation,
      ...(request !== undefined && {
        request: { ...withCheckedAllergies(request, certificate), ...knownIn(told) },
      }),
    },
  });
}

/** What is no chef's business stays: what is eaten out, and which meals are locked. */
function asBefore(days: readonly PlanDay[], { content }: OpenPlan): readonly PlanDay[] {
  const locked = new Set(lockedMeals(content.days).map(({ meal }) => meal.id));
  return withAwayOf(days, content.days).map((day) => withLocks(day, locked));
}

function withLocks(day: PlanDay, locked: ReadonlySet<string>): PlanDay {
  return { ...day, meals: day.meals.map((meal) => withLock(meal, locked.has(meal.id))) };
}

function withLock(meal: Meal, isLocked: boolean): Meal {
  return { ...meal, isLocked };
}
