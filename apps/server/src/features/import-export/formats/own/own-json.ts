import { knownKcal } from "@meal/domain/chef/known-figures";
import { randomUUID } from "node:crypto";
import { savedRecipe } from "@meal/contract/chef-shapes";
import type { SavedRecipe } from "@meal/contract/recipes";
import { timedSteps } from "@meal/domain/chef/meal-steps";
import { z } from "zod";
import { findUnstorable } from "../../../../http/storable.ts";
import { isFields, type Fields } from "../../reading/loose-values.ts";
import { schemaOrg } from "../apps/schema-org.ts";
import type { JsonShape } from "../json/json-shape.ts";
import { appName, extension } from "./marks.ts";

const minutes = z
  .string()
  .regex(/^PT.+M$/u)
  .transform((text) => Number(text.slice(2, -1)));

/** What we write in the words of schema.org, as we write it. */
const written = z.object({
  name: z.string(),
  description: z.string(),
  recipeYield: z
    .string()
    .transform((text) => Number.parseInt(text, 10))
    .optional(),
  prepTime: minutes,
  cookTime: minutes,
  recipeCategory: z.string(),
  recipeCuisine: z.string().optional(),
  keywords: z.array(z.string()).optional(),
  url: z.string().optional(),
  recipeIngredient: z.array(z.string()),
  recipeInstructions: z.array(z.object({ text: z.string() })),
  [extension]: z.record(z.string(), z.unknown()),
});

/** A recipe in the words of schema.org, which other apps read. What only we know of it lies in one property. */
export function writeJson(recipe: SavedRecipe): string {
  const { name, description, ingredients, instructions, prepTime, cookTime, servings, ...rest } = recipe;
  const { category, cuisine, keywords, sourceUrl, ...more } = rest;
  // A picture is not in the file, and whose favorite it is, and where it stood, is another's matter.
  const { id: _id, isFavorite: _isFavorite, isLocked: _isLocked, picture: _picture, ...own } = more;
  const steps = timedSteps(recipe);
  const node = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name,
    description,
    recipeYield:
      servings === undefined ? undefined : `${servings} ${servings === 1 ? "serving" : "servings"}`,
    prepTime: `PT${prepTime}M`,
    cookTime: `PT${cookTime}M`,
    recipeCategory: category,
    recipeCuisine: cuisine,
    keywords,
    url: sourceUrl,
    recipeIngredient: ingredients,
    recipeInstructions: instructions.map((text, at) => {
      const time = steps?.[at]?.timeInMinutes ?? 0;
      return { "@type": "HowToStep", text, timeRequired: time === 0 ? undefined : `PT${time}M` };
    }),
    nutrition: nutritionOf(recipe),
    [extension]: own,
  };
  return `${JSON.stringify(node, null, 2)}\n`;
}

/** Our own recipes, word for word. One that somebody changed into something else is read like any other. */
export const ownJson: JsonShape = {
  app: appName,
  fits: (fields) => isFields(fields[extension]),
  read(fields, place) {
    const recipe = readOwn(fields);
    return recipe ? { kind: "own", recipe } : schemaOrg.read(fields, place);
  },
};

function readOwn(fields: Fields): SavedRecipe | undefined {
  const node = written.safeParse(fields);
  if (!node.success) return undefined;
  const { data } = node;
  const { recipeYield, recipeCuisine, keywords, url } = data;
  const { success, data: recipe } = savedRecipe.safeParse({
    ...data[extension],
    id: randomUUID(),
    isFavorite: true,
    name: data.name,
    description: data.description,
    ingredients: data.recipeIngredient,
    instructions: data.recipeInstructions.map(({ text }) => text),
    prepTime: data.prepTime,
    cookTime: data.cookTime,
    category: data.recipeCategory,
    ...(recipeYield === undefined ? {} : { servings: recipeYield }),
    ...(recipeCuisine === undefined ? {} : { cuisine: recipeCuisine }),
    ...(keywords && { keywords }),
    ...(url === undefined ? {} : { sourceUrl: url }),
  });
  return success && findUnstorable(recipe, "recipe") === undefined ? recipe : undefined;
}

const grams = (amount: number) => `${Math.round(amount * 10) / 10} g`;

/** For other apps; we read the figures where they are whole. */
function nutritionOf(recipe: SavedRecipe) {
  const { nutrition } = recipe;
  const kcal = knownKcal(recipe);
  return {
    "@type": "NutritionInformation",
    ...(kcal !== null && { calories: `${kcal} kcal` }),
    ...(nutrition && {
      proteinContent: grams(nutrition.protein),
      carbohydrateContent: grams(nutrition.carbs),
      fatContent: grams(nutrition.fat),
      fiberContent: grams(nutrition.fiber),
      sugarContent: grams(nutrition.sugars),
      saturatedFatContent: grams(nutrition.saturatedFat),
      sodiumContent: `${Math.round(nutrition.sodiumMg)} mg`,
    }),
  };
}
