import type { FoodFacts } from "@meal/reader/merging/merge-lines";
import type { FoodIndex } from "./food-index.ts";
import type { Food } from "./food.ts";

/** Two lines are the same thing only where the names surely mean the same food. */
const SURE = 0.95;

/** The food that a name surely means. */
export function sureFood(foods: FoodIndex, name: string): Food | undefined {
  const match = foods.find(name);
  return match === null || match.score < SURE ? undefined : match.food;
}

/** What the merging of lines has to know of a food. */
function mergeFactsOf(food: Food): FoodFacts {
  const piece = food.measures.find(({ name }) => name === "piece")?.grams;
  return {
    foodId: food.id,
    ...(food.density === null ? {} : { density: food.density }),
    ...(piece === undefined ? {} : { gramsPerPiece: piece }),
    gramsPerMeasure: Object.fromEntries(food.measures.map(({ name, grams }) => [name, grams])),
  };
}

/** How lines are merged everywhere: by the food that a name surely means, else by the name. */
export function mergeFactsFor(foods: FoodIndex): (name: string) => FoodFacts | null {
  return (name) => {
    const food = sureFood(foods, name);
    return food === undefined ? null : mergeFactsOf(food);
  };
}
