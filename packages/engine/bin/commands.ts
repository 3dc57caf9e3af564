import type { Nutrition } from "@meal/domain/chef/nutrition";
import { DIETS } from "@meal/domain/chef/vocabulary";
import { aisleOf } from "@meal/reader/aisles/aisle-of";
import { readIngredientLine } from "@meal/reader/lines/read-line";
import { mergeLines } from "@meal/reader/merging/merge-lines";
import { allergensIn } from "../src/diets/allergens-of.ts";
import { checkDiet, objectionsIn } from "../src/diets/check-diet.ts";
import { mergeFactsFor } from "../src/foods/merge-facts.ts";
import { estimateRecipe } from "../src/nutrition/estimate-recipe.ts";
import { estimateText } from "../src/nutrition/estimate-text.ts";
import { readLineFood } from "../src/nutrition/line-grams.ts";
import { planMeals } from "../src/planner/plan-meals.ts";
import type { PlannerIndex } from "../src/planner/planner-index.ts";
import { categoryOf } from "../src/steps/category-of.ts";
import { writeCookingSteps } from "../src/steps/write-cooking-steps.ts";
import { createKitchen, type Kitchen } from "../src/writer/kitchen.ts";
import { writeRecipe } from "../src/writer/write-recipe.ts";
import { fieldsOf, numberOf, textOf, textsOf, wordOf, wordOr } from "./fields.ts";
import { readPlanRequest } from "./plan-input.ts";

/** What a command does with one line. */
export type Command = (input: unknown, kitchen: PlannerIndex) => unknown;

const tidy = (value: number): number => Math.round(value * 10) / 10;

const macros = ({ kcal, protein, carbs, fat, fiber }: Nutrition): Record<string, number> => {
  return { kcal: tidy(kcal), protein: tidy(protein), carbs: tidy(carbs), fat: tidy(fat), fiber: tidy(fiber) };
};

const plan: Command = (input, kitchen) => {
  const outcome = planMeals(kitchen, readPlanRequest(input));
  return outcome.kind === "plan"
    ? { days: outcome.days, certificate: outcome.certificate }
    : { impossible: outcome };
};

const ingredient: Command = (input, { foodIndex }) => {
  const line = textOf(fieldsOf(input), "line");
  const { quantity, quantityMax, unit, name, preparation } = readIngredientLine(line);
  const { food, grams } = readLineFood(foodIndex, line);
  return {
    quantity,
    ...(quantityMax === null ? {} : { quantityMax }),
    unit,
    name,
    preparation,
    grams: food === null ? null : Math.round(grams * 10) / 10,
    foodId: food?.id ?? null,
  };
};

const merge: Command = (input, { foodIndex }) => ({
  items: mergeLines(textsOf(fieldsOf(input), "lines", "\n"), mergeFactsFor(foodIndex)),
});

const food: Command = (input, { foodIndex }) => {
  const match = foodIndex.find(textOf(fieldsOf(input), "name"));
  if (match === null) return { foodId: null };
  return { foodId: match.food.id, name: match.food.name, per100g: macros(match.food.per100g) };
};

const nutrition: Command = (input, { foodIndex }) => {
  const estimate = estimateText(foodIndex, textOf(fieldsOf(input), "text"));
  return {
    items: estimate.items.map((item) => ({
      foodId: item.foodId,
      name: item.name,
      grams: Math.round(item.grams),
      ...macros(item.nutrition),
    })),
    total: macros(estimate.total),
    confidence: estimate.confidence,
    ...(estimate.missed.length === 0 ? {} : { missed: estimate.missed }),
  };
};

const recipeNutrition: Command = (input, { foodIndex }) => {
  const fields = fieldsOf(input);
  const estimate = estimateRecipe(foodIndex, {
    title: textOf(fields, "title", ""),
    servings: numberOf(fields, "servings", 1, 0.1, 1000),
    ingredients: textsOf(fields, "ingredients", "\n"),
  });
  return macros(estimate.perServing);
};

/** No allergen in a list means none only where the ingredient is known. */
const allergens: Command = (input, { foodIndex }) => {
  const { contains, isKnown } = allergensIn(foodIndex, textOf(fieldsOf(input), "ingredient"));
  return { allergens: contains, ...(isKnown ? {} : { isUnknown: true }) };
};

/** What is not known is not allowed. */
const diet: Command = (input, { foodIndex }) => {
  const fields = fieldsOf(input);
  const asked = wordOf(fields["diet"], "diet", DIETS);
  const verdict = checkDiet(foodIndex, asked, textsOf(fields, "ingredients", "\n"));
  return { allowed: verdict.fits === "yes", reasons: objectionsIn(verdict) };
};

const category: Command = (input) => ({ category: categoryOf(textOf(fieldsOf(input), "name")) });

const aisle: Command = (input) => ({ aisle: aisleOf(textOf(fieldsOf(input), "item")) });

const steps: Command = (input) => ({ steps: writeCookingSteps(textOf(fieldsOf(input), "recipeText")) });

/** The writer's own indexes are made on the first recipe and kept. */
const writers = new WeakMap<PlannerIndex, Kitchen>();

const writerOf = (kitchen: PlannerIndex): Kitchen => {
  const known = writers.get(kitchen) ?? createKitchen(kitchen.corpus);
  writers.set(kitchen, known);
  return known;
};

const recipe: Command = (input, kitchen) => {
  const fields = fieldsOf(input);
  const answer = writeRecipe(writerOf(kitchen), {
    recipeName: textOf(fields, "recipeName"),
    backgroundStory: textOf(fields, "backgroundStory", ""),
    ingredients: textsOf(fields, "ingredients"),
    diet: wordOr(fields, "diet", DIETS, "none"),
    allergies: textsOf(fields, "allergies"),
  });
  return answer.kind === "recipe" ? { recipeDetails: answer.recipeDetails } : answer;
};

/** Every command by its name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  plan,
  ingredient,
  merge,
  food,
  nutrition,
  "recipe-nutrition": recipeNutrition,
  allergens,
  diet,
  category,
  aisle,
  steps,
  recipe,
};
