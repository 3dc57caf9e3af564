import type { Nutrition } from "@meal/domain/chef/nutrition";
import type { RecipeDetails } from "@meal/domain/chef/recipes";
import type { Dish } from "../dishes/dish.ts";
import { nutritionOf, scaleNutrition, sumNutrition } from "../nutrition/sums.ts";
import { createPortion, gramsOfPortion, lineOf, type Portion } from "../planner/portion.ts";
import type { Kitchen } from "./kitchen.ts";

const HOUR = 60;

const plural = (many: number, word: string): string => `${many} ${word}${many === 1 ? "" : "s"}`;

/** Minutes as people say them: "1 hour 20 minutes". */
export const minutesText = (minutes: number): string => {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  const parts = [hours === 0 ? "" : plural(hours, "hour"), rest === 0 ? "" : plural(rest, "minute")];
  const text = parts.filter((part) => part !== "").join(" ");
  return text === "" ? "0 minutes" : text;
};

/** The portions of a dish for so many people, in the kitchen's measures. */
export const portionsOf = (kitchen: Kitchen, dish: Dish, servings: number): Portion[] =>
  dish.ingredients.flatMap((it) => {
    const food = kitchen.foods.byId(it.foodId);
    const grams = (it.grams * servings) / dish.servings;
    return food === undefined ? [] : [createPortion(it, kitchen.planner.measureOf(it.measure), food, grams)];
  });

/** What one serving brings, from the very grams that the lines say. */
export const nutritionOfPortions = (portions: readonly Portion[], servings: number): Nutrition =>
  scaleNutrition(
    sumNutrition(
      portions.map((portion) => nutritionOf(portion.food, gramsOfPortion(portion) * portion.food.eaten)),
    ),
    1 / servings,
  );

const waitingMinutes = ({ steps }: Dish): number =>
  steps
    .filter(({ minutes, category }) => minutes >= HOUR && ["preparation", "dough"].includes(category))
    .reduce((sum, { minutes }) => sum + minutes, 0);

/** Writes a dish down for so many people, its figures recomputed. */
export const recipeDetailsOf = (
  kitchen: Kitchen,
  dish: Dish,
  servings: number,
  remarks: readonly string[],
): RecipeDetails => {
  const portions = portionsOf(kitchen, dish, servings);
  const { kcal, protein, carbs, fat } = nutritionOfPortions(portions, servings);
  const isCookbook = !dish.id.startsWith("written-");
  const waiting = isCookbook ? 0 : waitingMinutes(dish);
  const wait = waiting === 0 ? "" : `, plus ${minutesText(waiting)} of waiting`;
  return {
    prepTime: `${minutesText(dish.prepMinutes)}${wait}`,
    cookTime: minutesText(dish.cookMinutes),
    servingSize: plural(servings, "serving"),
    difficultyLevel: dish.difficulty,
    ingredients: portions.map((portion) => lineOf(portion)),
    instructions: dish.steps.map(({ text }) => text),
    nutritionalInfo: {
      calories: `${Math.round(kcal)} kcal`,
      protein: `${Math.round(protein)} g`,
      carbs: `${Math.round(carbs)} g`,
      fat: `${Math.round(fat)} g`,
    },
    tips: [...remarks, dish.tip].filter((tip) => tip !== ""),
    culturalNotes: dish.culturalNote,
  };
};
