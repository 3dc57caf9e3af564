import type { Meal } from "@meal/domain/chef/plans";
import { scaleLine } from "@meal/reader/scaling/scale-line";

/** A meal written for another number of people; calories and price are one person's and stay. */
export function forServings(meal: Meal, servings: number): Meal {
  const factor = servings / (meal.servings ?? 1);
  const { grams } = meal;
  return {
    ...meal,
    servings,
    ingredients: meal.ingredients.map((line) => {
      const { amount, rest } = scaleLine(line, { factor, system: null });
      return `${amount} ${rest}`.trim();
    }),
    ...(grams !== undefined && { grams: grams.map((each) => Math.round(each * factor * 10) / 10) }),
  };
}
