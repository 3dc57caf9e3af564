import type { PlanNeed } from "@meal/domain/shopping-list/merge-plan";
import type { Food } from "@meal/engine/foods";
import type { Kitchen } from "@meal/engine/kitchen";
import { aisleOf } from "@meal/reader/aisles/aisle-of";
import type { FoodFacts, LineToMerge } from "@meal/reader/merging/merge-lines";
import { shoppingItemsFrom, type ShoppingItem } from "@meal/reader/merging/shopping-items";
import { packageHint } from "./package-hint.ts";

/** Two lines are the same thing only where their names surely mean the same food. */
const SURE = 0.95;
/** An ingredient is named at the beginning of its line; searching a whole page for foods takes long. */
const READ_OF_A_LINE = 120;
const MOST_NAME_CHARACTERS = 300;

/** What the lines of recipes ask a person to buy: added up, each with its aisle and the packages it comes in. */
export function needsOf(kitchen: Kitchen, lines: readonly LineToMerge[]): readonly PlanNeed[] {
  const read = lines.map(({ line, ...rest }) => ({ line: line.slice(0, READ_OF_A_LINE), ...rest }));
  const items = shoppingItemsFrom(read, (name) => {
    const food = foodOf(kitchen, name);
    return food === undefined ? null : factsOf(food);
  });
  return items.map((item) => needOf(kitchen, item));
}

function needOf({ foods }: Kitchen, item: ShoppingItem): PlanNeed {
  const { key, name, quantity, unit, arithmetic, recipeSources, foodId, grams } = item;
  const food = foodId === null ? undefined : foods.byId(foodId);
  return {
    need: key.slice(0, MOST_NAME_CHARACTERS),
    name: name.slice(0, MOST_NAME_CHARACTERS),
    quantity,
    unit,
    aisle: food?.aisle ?? aisleOf(name),
    recipeSources,
    arithmetic,
    packageHint: food === undefined ? "" : packageHint(food, grams, unit),
  };
}

function foodOf({ foods }: Kitchen, name: string): Food | undefined {
  const match = foods.find(name);
  return match === null || match.score < SURE ? undefined : match.food;
}

function factsOf(food: Food): FoodFacts {
  const piece = food.measures.find(({ name }) => name === "piece")?.grams;
  return {
    foodId: food.id,
    ...(food.density === null ? {} : { density: food.density }),
    ...(piece === undefined ? {} : { gramsPerPiece: piece }),
    gramsPerMeasure: Object.fromEntries(food.measures.map(({ name, grams }) => [name, grams])),
  };
}
