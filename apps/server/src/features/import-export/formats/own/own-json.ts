import { randomUUID } from "node:crypto";
import { savedRecipe } from "@meal/contract/chef-shapes";
import type { SavedRecipe } from "@meal/contract/recipes";
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
