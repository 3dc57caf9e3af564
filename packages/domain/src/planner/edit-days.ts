import type { KeptMeal, Meal, PlanDay } from "../chef/plans.ts";

/** Where a meal stands: `day` as the plan numbers it, `position` from 0. */
export type MealPlace = { readonly day: number; readonly position: number };

/** Puts another meal where one stands. */
export function swapMeal(days: readonly PlanDay[], place: MealPlace, meal: Meal): readonly PlanDay[] {
  return changeMeal(days, place, () => meal);
}

/** Locks a meal, so that it stays when the rest is made anew, or lets it go. */
export function setLocked(days: readonly PlanDay[], place: MealPlace, isLocked: boolean): readonly PlanDay[] {
  return changeMeal(days, place, (meal) => ({ ...meal, isLocked }));
}

/** Moves a meal so that it stands at the other place, or last where that day is shorter; what stood there makes room. */
export function moveMeal(days: readonly PlanDay[], from: MealPlace, to: MealPlace): readonly PlanDay[] {
  const meal = mealAt(days, from);
  if (!meal || days.every(({ day }) => day !== to.day)) return days;
  const without = changeDay(days, from.day, (meals) => meals.toSpliced(from.position, 1));
  return changeDay(without, to.day, (meals) => meals.toSpliced(Math.max(0, to.position), 0, meal));
}

/** What must stay when the rest of the plan is made anew: the locked meals, each in its place. */
export function lockedMeals(days: readonly PlanDay[]): readonly KeptMeal[] {
  return days.flatMap(({ day, meals }) =>
    meals.flatMap((meal, position) => (meal.isLocked === true ? [{ day, position, meal }] : [])),
  );
}

function mealAt(days: readonly PlanDay[], { day, position }: MealPlace): Meal | undefined {
  return position < 0 ? undefined : days.find((each) => each.day === day)?.meals[position];
}

function changeMeal(
  days: readonly PlanDay[],
  { day, position }: MealPlace,
  change: (meal: Meal) => Meal,
): readonly PlanDay[] {
  return changeDay(days, day, (meals) => meals.map((meal, at) => (at === position ? change(meal) : meal)));
}

function changeDay(
  days: readonly PlanDay[],
  day: number,
  change: (meals: readonly Meal[]) => readonly Meal[],
): readonly PlanDay[] {
  return days.map((each) => (each.day === day ? { ...each, meals: change(each.meals) } : each));
}
