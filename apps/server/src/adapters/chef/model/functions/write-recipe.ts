import type { RecipeAnswer } from "@meal/domain/chef/chef-port";
import { askUntilRead } from "../calls/ask.ts";
import type { ModelCall } from "../calls/model-call.ts";
import { UnusableAnswer } from "../calls/unusable.ts";
import { formOf } from "../form.ts";
import { instructions } from "../prompt.ts";
import { jsonReader } from "../read-json.ts";
import { type Written, writtenRecipe } from "../shapes/written-recipe.ts";
import { asked, type ModelParts } from "./parts.ts";

/** What a recipe is asked to be, and for whom. */
export interface RecipeWish {
  readonly recipeName: string;
  readonly backgroundStory: string;
  readonly ingredients: readonly string[];
  readonly diet: string;
  readonly allergies: readonly string[];
}

const MOST_LETTERS = 1500;

const form = formOf("recipe", writtenRecipe);
const readJson = jsonReader(writtenRecipe);

/** Has a recipe written. It is taken only where the person may eat it; its figures are counted from its lines. */
export async function writeRecipe(
  { engine }: ModelParts,
  line: ModelCall,
  wish: RecipeWish,
): Promise<RecipeAnswer> {
  const question = { instructions: instructions("write-recipe.v1"), messages: asked(wish), form };
  const recipe = await askUntilRead(line, question, (text) => accepted(engine, line, wish, text));
  if (recipe.isFood) {
    const { recipeName } = wish;
    return { kind: "recipe", recipeDetails: await engine.recipeDetails({ recipeName, recipe }, line.call) };
  }
  const message = recipe.message.trim().slice(0, MOST_LETTERS);
  return { kind: "not-food", message: message === "" ? "There is nothing to cook in that." : message };
}

async function accepted(
  engine: ModelParts["engine"],
  { call }: ModelCall,
  { diet, allergies }: RecipeWish,
  text: string,
): Promise<Written> {
  const recipe = readJson(text);
  if (!recipe.isFood) return recipe;
  if (recipe.ingredients.length === 0 || recipe.instructions.length === 0) {
    throw new UnusableAnswer(text, "A recipe needs ingredients and instructions.");
  }
  const sentences = [...recipe.instructions, ...recipe.tips];
  const served = { diet, allergies, ingredients: recipe.ingredients, sentences };
  const reason = await engine.whyNotFor(served, call);
  if (reason !== null) throw new UnusableAnswer(text, `It is not for this person: ${reason}`);
  return recipe;
}
