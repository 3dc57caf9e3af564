import type { CookingStepsAnswer, RecipeText } from "@meal/domain/chef/chef-port";
import type { Kitchen } from "../writer/kitchen.ts";
import type { WrittenDish } from "../writer/compose.ts";
import type { RecipeWish } from "../writer/read-wish.ts";
import { dishForName } from "../writer/write-recipe.ts";
import { cookingStepOf } from "./waiting.ts";
import { instructionsIn, stepsFrom, writeCookingSteps } from "./write-cooking-steps.ts";

const LABEL = /^\W*(?:(?:recipe|title|name|dish)\s*:|how to (?:make|cook)\b)\s*/iu;
const MOST_LETTERS_OF_NAME = 200;

/** The name of the dish in a text, and what else is told. */
export function titleOf(recipeText: string): {
  readonly recipeName: string;
  readonly backgroundStory: string;
} {
  const text = recipeText.trim().replace(LABEL, "");
  const end = text.search(/[\n\r]|[.!]\s/u);
  const recipeName = (end < 0 ? text : text.slice(0, end)).slice(0, MOST_LETTERS_OF_NAME);
  return { recipeName, backgroundStory: text.slice(recipeName.length) };
}

/** The dish that the writer takes the name for. */
function recipeFor(kitchen: Kitchen, wish: RecipeWish): WrittenDish | null {
  return dishForName(kitchen, wish)?.written ?? null;
}

/**
 * The steps of a recipe's text. Where it has none, and only names a dish, they are those of a recipe that the chef has or
 * writes by that name, as the eater's diet and allergies allow it; the note says so.
 */
export function cookingStepsFor(
  kitchen: Kitchen,
  { recipeText, diet, allergies }: RecipeText,
): CookingStepsAnswer {
  const told = instructionsIn(recipeText);
  if (told !== null) return { steps: stepsFrom(told), note: null };
  const written = recipeFor(kitchen, { ...titleOf(recipeText), ingredients: [], diet, allergies });
  if (written === null) return { steps: writeCookingSteps(recipeText), note: null };
  const steps = written.dish.steps.map(cookingStepOf);
  return { steps, note: ["The text has no steps of its own.", ...written.remarks].join(" ") };
}
