import type { RecipeAnswer } from "@meal/domain/chef/chef-port";
import type { RecipeDetails } from "@meal/domain/chef/recipes";
import { DIFFICULTIES } from "@meal/domain/chef/vocabulary";
import { estimateRecipe } from "@meal/engine/nutrition";
import type { Kitchen } from "@meal/engine/kitchen";
import { minutesText } from "@meal/engine/recipes";
import { z } from "zod";
import { askUntilRead } from "../calls/ask.ts";
import type { Line } from "../calls/line.ts";
import { UnusableAnswer } from "../calls/unusable.ts";
import { formOf } from "../form.ts";
import { instructions } from "../prompt.ts";
import { jsonReader } from "../read-json.ts";
import { asked, type ModelParts } from "./parts.ts";
import { whyNotFor } from "./why-not-for.ts";

/** What a recipe is asked to be, and for whom. */
export interface RecipeWish {
  readonly recipeName: string;
  readonly backgroundStory: string;
  readonly ingredients: readonly string[];
  readonly diet: string;
  readonly allergies: readonly string[];
}

const MOST_LINES = 60;
const MOST_LETTERS = 1500;
const MOST_SERVINGS = 24;
/** With less of it understood, a figure would only look like one. */
const ENOUGH_UNDERSTOOD = 0.6;

const lines = z.array(z.string()).catch([]);
const minutes = z.number().min(0).max(14_400).catch(0);

const written = z.object({
  isFood: z.boolean(),
  message: z.string().catch(""),
  servings: z.number().min(1).max(MOST_SERVINGS).catch(2),
  prepMinutes: minutes,
  cookMinutes: minutes,
  difficulty: z.enum(DIFFICULTIES).catch("medium"),
  ingredients: lines,
  instructions: lines,
  tips: lines,
  culturalNotes: z.string().catch(""),
});
type Written = z.output<typeof written>;

const form = formOf("recipe", written);
const readJson = jsonReader(written);

/** Has a recipe written. It is taken only where the person may eat it; its figures are counted from its lines. */
export async function writeRecipe(
  { kitchen }: ModelParts,
  line: Line,
  wish: RecipeWish,
): Promise<RecipeAnswer> {
  const question = { instructions: instructions("write-recipe.v1"), messages: asked(wish), form };
  const recipe = await askUntilRead(line, question, (text) => accepted(kitchen(), wish, text));
  if (recipe.isFood) return { kind: "recipe", recipeDetails: detailsOf(kitchen(), wish, recipe) };
  const message = recipe.message.trim().slice(0, MOST_LETTERS);
  return { kind: "not-food", message: message === "" ? "There is nothing to cook in that." : message };
}

function accepted(kitchen: Kitchen, wish: RecipeWish, text: string): Written {
  const recipe = readJson(text);
  if (!recipe.isFood) return recipe;
  if (recipe.ingredients.length === 0 || recipe.instructions.length === 0) {
    throw new UnusableAnswer(text, "A recipe needs ingredients and instructions.");
  }
  const sentences = [...recipe.instructions, ...recipe.tips];
  const reason = whyNotFor(kitchen, wish, recipe.ingredients, sentences);
  if (reason !== null) throw new UnusableAnswer(text, `It is not for this person: ${reason}`);
  return recipe;
}

const tidy = (texts: readonly string[]): string[] =>
  texts
    .map((text) => text.trim().slice(0, MOST_LETTERS))
    .filter((text) => text !== "")
    .slice(0, MOST_LINES);

function detailsOf(kitchen: Kitchen, { recipeName }: RecipeWish, recipe: Written): RecipeDetails {
  const servings = Math.round(recipe.servings);
  const ingredients = tidy(recipe.ingredients);
  const estimate = estimateRecipe(kitchen.foods, { title: recipeName, servings, ingredients });
  const isKnown = estimate.confidence >= ENOUGH_UNDERSTOOD;
  const said = (value: number, unit: string) => (isKnown ? `${Math.round(value)} ${unit}` : "not known");
  const { kcal, protein, carbs, fat } = estimate.perServing;
  return {
    prepTime: minutesText(Math.round(recipe.prepMinutes)),
    cookTime: minutesText(Math.round(recipe.cookMinutes)),
    servingSize: servings === 1 ? "1 serving" : `${servings} servings`,
    difficultyLevel: recipe.difficulty,
    ingredients,
    instructions: tidy(recipe.instructions),
    nutritionalInfo: {
      calories: said(kcal, "kcal"),
      protein: said(protein, "g"),
      carbs: said(carbs, "g"),
      fat: said(fat, "g"),
    },
    tips: tidy(recipe.tips),
    culturalNotes: recipe.culturalNotes.trim().slice(0, MOST_LETTERS),
  };
}
