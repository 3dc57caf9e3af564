import { type Files, zipOf } from "./zip.ts";

/*
 * Follows mealie-recipes/mealie:
 * - the archive of chosen recipes: mealie/services/exporter/_abc_exporter.py (07a6653e3ce7) writes
 *   recipes/<slug>/<slug>.json with the names of Python, recipe_exporter.py (37891f82db15) copies the folder
 *   of the recipe beside it, with images/original.webp (mealie/schema/recipe/recipe_image_types.py);
 * - one recipe as JSON or zip: mealie/services/recipe/template_service.py (0a2fde70c352), JSON with the names of the interface;
 * - the fields: mealie/schema/recipe/recipe.py and recipe_ingredient.py (00bac882450e).
 * The recipes are made up.
 */

/** A recipe as the interface and the export of one recipe write it. */
export const mealieRecipe = {
  id: "0b8d2a2e-5c1f-4f5e-9a55-1d6f6c9b7a10",
  userId: "5a1f0b7c-2f4c-4a4f-8f1c-0d8b3f3f9c22",
  groupId: "c2b9a9c4-8f1e-4f3a-9a7e-3a3f4f0f7d33",
  name: "Barley with mushrooms",
  slug: "barley-with-mushrooms",
  image: "aB3d",
  recipeYield: "4 bowls",
  recipeServings: 4,
  totalTime: "1 hour",
  prepTime: "15 minutes",
  cookTime: null,
  performTime: "45 minutes",
  description: "Chewy and **deep**.",
  recipeCategory: [{ id: "c1", name: "Dinner", slug: "dinner" }],
  tags: [
    { id: "t1", name: "Autumn", slug: "autumn" },
    { id: "t2", name: "One pot", slug: "one-pot" },
  ],
  tools: [],
  rating: 5,
  orgURL: "https://example.org/barley",
  recipeIngredient: [
    {
      quantity: 1.5,
      unit: { id: "u1", name: "cup", fraction: true },
      food: { id: "f1", name: "pearl barley" },
      note: "rinsed",
      isFood: true,
      disableAmount: false,
      display: "1 ¹/₂ cup pearl barley rinsed",
      title: "Grain",
      originalText: null,
      referenceId: "r1",
    },
    {
      quantity: 300,
      unit: { name: "gram", abbreviation: "g" },
      food: { name: "mushrooms" },
      note: "sliced",
      isFood: true,
      disableAmount: false,
      display: "",
      title: null,
    },
    {
      quantity: 1,
      unit: null,
      food: null,
      note: "salt to taste",
      isFood: false,
      disableAmount: true,
      display: "",
      title: null,
    },
  ],
  recipeInstructions: [
    {
      id: "s1",
      title: "The base",
      text: "Fry the mushrooms in a [wide pan](https://example.org/pan).",
      ingredientReferences: [],
    },
    {
      id: "s2",
      title: "",
      text: "Add the barley and 1 l of water.\n\nSimmer for 40 minutes.",
      ingredientReferences: [],
    },
  ],
  nutrition: { calories: "380", proteinContent: "12" },
  settings: { public: true, disableAmount: false },
  assets: [],
  notes: [{ title: "Ahead", text: "Keeps for three days." }],
  extras: {},
  comments: [],
};

/** A recipe of Mealie with the field names that its archive of several recipes has. */
export const mealieArchiveRecipe = snake(mealieRecipe);

/** An archive of several recipes: one as it should be, one of the first versions, one broken. */
export function mealieArchive(more: Files = {}): Promise<Buffer> {
  return zipOf({
    "recipes/barley-with-mushrooms/barley-with-mushrooms.json": mealieArchiveRecipe,
    "recipes/barley-with-mushrooms/images/original.webp": "a picture of barley",
    "recipes/barley-with-mushrooms/images/min-original.webp": "small",
    ...more,
  });
}

/** What people have after years: texts for objects, nothing for lists, HTML, and a file that was cut. */
export const mealieMess: Files = {
  "recipes/old-oats/old-oats.json": {
    name: " Old oats ",
    description: null,
    slug: "old-oats",
    recipe_yield: "",
    total_time: "PT0M",
    prep_time: "about 5 min",
    perform_time: "ages",
    recipe_category: null,
    tags: ["Breakfast", 7, null],
    org_url: "not an address",
    recipe_ingredient: [
      "1 cup <b>oats</b>",
      "",
      { note: null, quantity: "", unit: "", food: "milk" },
      12,
      null,
    ],
    recipe_instructions: [{ text: "<p>Pour.</p><p>Wait&nbsp;<i>overnight</i>.</p>" }, { text: null }, "Eat."],
    nutrition: "none",
    notes: [null, { text: "" }, "loose"],
  },
  "recipes/cut/cut.json": '{"name": "Cut", "recipe_ingredient": [{"note": "1 egg"',
};

/** Names as Python writes them. */
function snake(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snake);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name === "orgURL" ? "org_url" : name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
      snake(each),
    ]),
  );
}
