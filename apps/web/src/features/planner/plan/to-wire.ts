import type { OutputOf } from "@meal/contract/endpoint";
import type { readMealPlan } from "@meal/contract/planner";
import type { Meal, PlanDay, WeekCertificate } from "@meal/domain/chef/plans";
import type { PlanContent } from "./open-plan.ts";

type WireDay = OutputOf<typeof readMealPlan>["content"]["days"][number];
export type WireMeal = WireDay["meals"][number];

/** A meal as it is sent: the lists are the sender's own. */
export function mealToWire({ alsoIn, foodIds, grams, steps, ...meal }: Meal): WireMeal {
  return {
    ...meal,
    ingredients: [...meal.ingredients],
    instructions: [...meal.instructions],
    ...(alsoIn !== undefined && { alsoIn: [...alsoIn] }),
    ...(steps !== undefined && { steps: [...steps] }),
    ...(foodIds !== undefined && { foodIds: [...foodIds] }),
    ...(grams !== undefined && { grams: [...grams] }),
  };
}

export function daysToWire(days: readonly PlanDay[]): WireDay[] {
  return days.map(({ day, meals, away }) => ({
    day,
    meals: meals.map((meal) => mealToWire(meal)),
    ...(away !== undefined && {
      away: away.map(({ kind, meal }) => ({ kind, meal: mealToWire(meal) })),
    }),
  }));
}

function weekToWire({ unusedFoods, handsOnMinutes, ...week }: WeekCertificate) {
  return {
    ...week,
    handsOnMinutes: [...handsOnMinutes],
    ...(unusedFoods !== undefined && { unusedFoods: [...unusedFoods] }),
  };
}

/** What is stored of a plan. */
export function contentToWire({
  days,
  startDate,
  servings,
  request,
  certificate,
  generation,
  swappedAway,
}: PlanContent) {
  return {
    days: daysToWire(days),
    startDate,
    servings,
    request,
    generation,
    swappedAway: swappedAway?.slice(),
    certificate:
      certificate === null || certificate === undefined
        ? certificate
        : {
            ...certificate,
            days: [...certificate.days],
            week: certificate.week && weekToWire(certificate.week),
            rulesChecked: [...certificate.rulesChecked],
            broken: [...certificate.broken],
            relaxed: [...certificate.relaxed],
            allergies: certificate.allergies?.slice(),
            notUnderstood: [...certificate.notUnderstood],
            ownRecipesLeftOut: certificate.ownRecipesLeftOut?.slice(),
            corrections: [...certificate.corrections],
            wishes: (certificate.wishes ?? []).map(({ words, wish, isKept, found, missed }) => ({
              words,
              wish,
              isKept,
              found,
              missed: [...missed],
            })),
            wishesNotUnderstood: [...(certificate.wishesNotUnderstood ?? [])],
          },
  };
}
