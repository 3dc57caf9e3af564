import type { ChatContext } from "@meal/domain/chef/chef-port";
import type { Kitchen } from "@meal/engine/kitchen";
import { foodsIn, questionOf, sourceOf } from "@meal/engine/talk";

const NOBODY: ChatContext = {
  diet: "none",
  allergies: [],
  dailyLimitKcal: 0,
  eatenToday: [],
  plan: [],
  toBuy: [],
};
const MOST_FOODS = 8;
const MOST_TEXT = 500;

/** The foods that a text names. */
export function foodsNamedIn(kitchen: Kitchen, text: string) {
  const question = questionOf(kitchen, NOBODY, text.slice(0, MOST_TEXT));
  return foodsIn(question, question.plain, true).map(({ food }) => food);
}

/** What the table knows of the foods in a text, for a model to go by. */
export function tableFigures(kitchen: Kitchen, text: string): readonly object[] {
  return foodsNamedIn(kitchen, text)
    .slice(0, MOST_FOODS)
    .map((food) => {
      const { kcal, protein, carbs, fat, fiber, sugars, sodiumMg } = food.per100g;
      const per100g = { kcal, protein, carbs, fat, fiber, sugars, sodiumMg };
      return { food: food.name, per100g, allergens: food.allergens, source: sourceOf(food) };
    });
}
