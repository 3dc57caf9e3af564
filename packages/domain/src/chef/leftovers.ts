import type { Meal, PlanDay } from "./plans.ts";

/** The same leftovers come at most so often. */
export const LEFTOVERS_OF_A_MEAL = 2;

/** Days whose leftovers are true again, and which meals have to be cooked now that were to be eaten as leftovers. */
export type SettledDays = { readonly days: readonly PlanDay[]; readonly cooked: readonly string[] };

type Standing = { readonly meal: Meal; readonly day: number };

/** The leftovers that eat from a meal, in the order of their days. */
export function hangingOn(days: readonly PlanDay[], id: string): readonly string[] {
  return standingIn(days).flatMap(({ meal }) => (meal.leftoverOf === id ? [meal.id] : []));
}

/**
 * Makes the leftovers of a plan true after any change of it. One whose cooked meal is gone, stands no longer before it or
 * too long ago is cooked itself, as its meal was told before, and feeds those that come after it. What is cooked is
 * counted anew. Days in which nothing is to be mended come back as they are.
 */
export function settleLeftovers(before: readonly PlanDay[], after: readonly PlanDay[]): SettledDays {
  const recipes = recipesIn(before, after);
  const cooks = new Map<string, Cook>();
  /** By the meal that they were to eat of: leftovers that are cooked themselves, the latest of each. */
  const heirs = new Map<string, Cook>();
  const mended = new Map<Meal, Meal>();
  const cooked: string[] = [];
  const standing = standingIn(after);
  for (const { meal, day } of standing)
    if (meal.leftoverOf === undefined) cooks.set(meal.id, { meal, day, eaten: 0, feeds: 0 });
  for (const eater of standing) {
    const { meal, day } = eater;
    if (meal.leftoverOf === undefined) continue;
    const cook = [cooks.get(meal.leftoverOf), heirs.get(meal.leftoverOf)].find(
      (each) => each !== undefined && isFedBy(each, eater),
    );
    if (cook === undefined) {
      const heir = { meal, day, eaten: 0, feeds: 0 };
      mended.set(meal, asCooked(meal, recipes.get(meal.leftoverOf)));
      cooked.push(meal.id);
      cooks.set(meal.id, heir);
      heirs.set(meal.leftoverOf, heir);
    } else {
      cook.eaten += meal.servings ?? 1;
      cook.feeds += 1;
      if (cook.meal.id !== meal.leftoverOf) mended.set(meal, { ...meal, leftoverOf: cook.meal.id });
    }
  }
  for (const { meal, eaten } of cooks.values()) {
    const counted = countedAnew(mended.get(meal) ?? meal, eaten);
    if (counted !== meal) mended.set(meal, counted);
  }
  return { days: mended.size === 0 ? after : after.map((day) => mendDay(day, mended)), cooked };
}

/** A cooked meal, how many servings of it are eaten later, and how often. */
type Cook = { readonly meal: Meal; readonly day: number; eaten: number; feeds: number };

function isFedBy(cook: Cook, { meal, day }: Standing): boolean {
  const { dishId, keepsDays = 0 } = cook.meal;
  const age = day - cook.day;
  return dishId === meal.dishId && age >= 1 && age <= keepsDays && cook.feeds < LEFTOVERS_OF_A_MEAL;
}

function standingIn(days: readonly PlanDay[]): readonly Standing[] {
  return days
    .toSorted((one, other) => one.day - other.day)
    .flatMap(({ day, meals }) => meals.map((meal) => ({ meal, day })));
}

/** How each meal is cooked, as the days tell it now or told it before the change. */
function recipesIn(before: readonly PlanDay[], after: readonly PlanDay[]): ReadonlyMap<string, Meal> {
  const cooked = [...standingIn(before), ...standingIn(after)].flatMap(({ meal }) =>
    meal.leftoverOf === undefined ? [[meal.id, meal] as const] : [],
  );
  return new Map(cooked);
}

/** A leftover that has to be cooked after all, the way its dish is cooked. */
function asCooked({ leftoverOf: _gone, ...meal }: Meal, recipe: Meal | undefined): Meal {
  if (recipe === undefined || recipe.dishId !== meal.dishId) return meal;
  const { prepTime, cookTime, instructions, steps, leadMinutes, handsOnMinutes, waitingMinutes } = recipe;
  return {
    ...meal,
    prepTime,
    cookTime,
    instructions,
    ...(steps !== undefined && { steps }),
    ...(leadMinutes !== undefined && { leadMinutes }),
    ...(handsOnMinutes !== undefined && { handsOnMinutes }),
    ...(waitingMinutes !== undefined && { waitingMinutes }),
    ...(recipe.why !== undefined && { why: recipe.why }),
  };
}

function countedAnew(meal: Meal, eaten: number): Meal {
  const { cookedServings, ...rest } = meal;
  if (eaten === 0) return cookedServings === undefined ? meal : rest;
  const needed = (meal.servings ?? 1) + eaten;
  return cookedServings === needed ? meal : { ...meal, cookedServings: needed };
}

function mendDay(day: PlanDay, mended: ReadonlyMap<Meal, Meal>): PlanDay {
  if (!day.meals.some((meal) => mended.has(meal))) return day;
  return { ...day, meals: day.meals.map((meal) => mended.get(meal) ?? meal) };
}
