import type { KeptMeal } from "@meal/domain/chef/plans";

/** Whether a meal that shall stay has what it eats of: a leftover stays only together with its cooked meal, in time. */
export const hasItsMeal = ({ meal, day }: KeptMeal, keep: readonly KeptMeal[]): boolean => {
  if (meal.leftoverOf === undefined) return true;
  const cooked = keep.find((kept) => kept.meal.id === meal.leftoverOf && kept.meal.leftoverOf === undefined);
  if (cooked === undefined || cooked.meal.dishId !== meal.dishId) return false;
  const age = day - cooked.day;
  return age >= 1 && age <= (cooked.meal.keepsDays ?? 0);
};

/** The meals that can stay as they are: nobody eats leftovers of what is not cooked. */
export const keepWhole = (keep: readonly KeptMeal[]): readonly KeptMeal[] =>
  keep.filter((kept) => hasItsMeal(kept, keep));
