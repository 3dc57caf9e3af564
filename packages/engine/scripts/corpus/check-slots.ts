import type { Dish } from "../../src/dishes/dish.ts";
import type { Food } from "../../src/foods/food.ts";
import { addFood, at, createFigures, KCAL, PROTEIN } from "../../src/planner/figures.ts";
import type { FaultSink } from "./fault.ts";

type Slot = Dish["slots"][number];

/** What a serving has to bring to be a meal, by energy or, where it is light, by protein. */
const LEAST: Readonly<Partial<Record<Slot, { readonly kcal: number; readonly protein: number }>>> = {
  breakfast: { kcal: 160, protein: 14 },
  lunch: { kcal: 250, protein: 15 },
  dinner: { kcal: 250, protein: 15 },
};

/** A bowl of soup is a lunch with less: bread stands beside it. */
const LEAST_SOUP_KCAL = 180;

/** What a serving may bring at most, and still stand beside a meal or between two. A dessert is what somebody wants. */
const MOST_KCAL: Readonly<Partial<Record<Slot, number>>> = { snack: 420, side: 460 };

/** A salad of cucumbers is no lunch, and a burger no snack. */
export const checkSlots = (dish: Dish, foods: ReadonlyMap<string, Food>, sink: FaultSink): void => {
  const serving = createFigures();
  for (const { foodId, grams } of dish.ingredients) {
    const food = foods.get(foodId);
    if (food !== undefined) addFood(serving, food, grams / dish.servings);
  }
  const kcal = Math.round(at(serving, KCAL));
  for (const slot of dish.slots) {
    const least = LEAST[slot];
    if (least !== undefined) {
      const leastKcal = slot === "lunch" && dish.category === "soup" ? LEAST_SOUP_KCAL : least.kcal;
      if (kcal < leastKcal && at(serving, PROTEIN) < least.protein)
        sink.error(
          1,
          `${kcal} kcal a serving is no ${slot}, which has ${leastKcal} or ${least.protein} g of protein`,
        );
    }
    const most = MOST_KCAL[slot];
    if (most !== undefined && kcal > most && dish.category !== "dessert")
      sink.error(1, `${kcal} kcal a serving is no ${slot}, which has ${most} at most`);
  }
};
