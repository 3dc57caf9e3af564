import type { Corpus } from "../../src/corpus/corpus.ts";
import type { Dish } from "../../src/dishes/dish.ts";

const tally = (dishes: readonly Dish[], keysOf: (dish: Dish) => readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const key of dishes.flatMap((dish) => keysOf(dish))) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .map(([key, count]) => `${key} ${count}`)
    .join(", ");
};

/** The corpus in figures, for the person who writes it. */
export const countCorpus = ({ foods, dishes, exchanges }: Corpus): string =>
  [
    `${foods.length} foods, ${foods.reduce((sum, food) => sum + food.aliases.length, 0)} aliases, ${exchanges.length} exchanges, ${dishes.length} dishes`,
    `cuisine: ${tally(dishes, (dish) => [dish.cuisine])}`,
    `category: ${tally(dishes, (dish) => [dish.category])}`,
    `slots: ${tally(dishes, (dish) => dish.slots)}`,
    `difficulty: ${tally(dishes, (dish) => [dish.difficulty])}`,
    `budget: ${tally(dishes, (dish) => [dish.budget])}`,
    `style: ${tally(dishes, (dish) => [dish.style])}`,
  ].join("\n");
