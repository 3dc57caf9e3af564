import { type Files, zipOf } from "./zip.ts";

/*
 * Follows TandoorRecipes/recipes: cookbook/integration/default.py (61b67cd37abc) packs a zip with a zip for each
 * recipe, in which recipe.json and image.<ending> lie; cookbook/serializer.py (7c93eededfd4, RecipeExportSerializer)
 * has the fields. Its decimals are texts without their last zeros, so two hundred is "2E+2".
 * The recipes are made up.
 */

/** A recipe with two steps that both have ingredients. */
export const tandoorRecipe = {
  name: "Beetroot dumplings",
  description: "Pink, and **soft**.",
  keywords: [
    {
      name: "Winter",
      description: "",
      created_at: "2023-01-02T10:00:00Z",
      updated_at: "2023-01-02T10:00:00Z",
    },
    { name: "Freezes well", description: "" },
  ],
  steps: [
    {
      name: "Dough",
      instruction: "Mix {{ ingredients[0] }} with the eggs.\n\nRest the dough for {{ scale(30) }} minutes.",
      ingredients: [
        {
          food: {
            name: "flour",
            plural_name: null,
            ignore_shopping: false,
            supermarket_category: { name: "Baking" },
          },
          unit: { name: "g", plural_name: null, description: "" },
          amount: "2E+2",
          note: "",
          order: 0,
          is_header: false,
          no_amount: false,
          always_use_plural_unit: false,
          always_use_plural_food: false,
        },
        {
          food: { name: "eggs" },
          unit: null,
          amount: "2",
          note: "large",
          order: 1,
          is_header: false,
          no_amount: false,
        },
      ],
      time: 30,
      order: 0,
      show_as_header: true,
    },
    {
      name: "",
      instruction: "1. Grate the beetroot.\n2. Fill and boil the dumplings.",
      ingredients: [
        {
          food: null,
          unit: null,
          amount: "0",
          note: "For the filling",
          order: 0,
          is_header: true,
          no_amount: false,
        },
        {
          food: { name: "beetroot" },
          unit: { name: "kg" },
          amount: "0.5",
          note: "",
          order: 1,
          is_header: false,
          no_amount: false,
        },
        {
          food: { name: "salt" },
          unit: null,
          amount: "0",
          note: "",
          order: 2,
          is_header: false,
          no_amount: true,
        },
      ],
      time: 0,
      order: 1,
      show_as_header: false,
    },
  ],
  working_time: 40,
  waiting_time: 30,
  internal: true,
  nutrition: { id: 7, carbohydrates: "55", fats: "6.2", proteins: "14", calories: "3.4E+2", source: "" },
  servings: 4,
  servings_text: "plates",
  source_url: "https://example.org/dumplings",
};

/** A recipe of which much is missing or of another type. */
const tandoorMess = {
  name: "Tea eggs",
  keywords: null,
  steps: [
    {
      instruction: null,
      ingredients: [{ food: null, unit: null, amount: "", note: "soy sauce" }, null, "6 eggs"],
    },
    { name: "Then", instruction: "<ol><li>Crack.</li><li>Steep &amp; wait.</li></ol>", ingredients: [] },
    null,
  ],
  working_time: "soon",
  waiting_time: -5,
  nutrition: null,
  servings: "many",
  source_url: "ftp://example.org/eggs",
};

/** An export of several recipes. */
export async function tandoorExport(more: Files = {}): Promise<Buffer> {
  return zipOf({
    "12.zip": await zipOf(
      { "recipe.json": tandoorRecipe, "image.jpeg": "a picture of dumplings" },
      { compress: false },
    ),
    "13.zip": await zipOf({ "recipe.json": tandoorMess, "image.png": "" }),
    "14.zip": "PK\u0003\u0004 and nothing behind it",
    ...more,
  });
}
