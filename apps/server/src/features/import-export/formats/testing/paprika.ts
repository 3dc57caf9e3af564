import { gzipSync } from "node:zlib";
import { type Files, zipOf } from "./zip.ts";

/*
 * Paprika 3 publishes no source. Followed are three programs that write and read what it exports, which agree:
 * ephes/kptncook, src/kptncook/paprika.py (eb3f0733770d) writes it; julianpoy/RecipeSage,
 * packages/queue-worker/src/import/handlers/paprikaImportJobHandler.ts (53f124ef6ad6), and TandoorRecipes/recipes,
 * cookbook/integration/paprika.py (0dda09891817), read it: a zip of <name>.paprikarecipe, each of them JSON in gzip.
 * The recipes are made up.
 */

/** A recipe with everything that Paprika keeps. */
export const paprikaRecipe = {
  uid: "6E0C2B0A-7C61-4E0E-9A57-0D3F5C0A9B11",
  name: "Chickpea flatbread",
  directions:
    "Whisk flour and water. [photo:Batter]\n\nRest for 2 hours, then see [recipe:Oiled pan].\n\nBake until **golden**.",
  servings: "Serves 6",
  rating: 4,
  difficulty: "Easy",
  ingredients: "FOR THE BATTER:\n250 g chickpea flour\n750 ml water\n\n4 tbsp olive oil\nsalt",
  notes: "Eat it hot.",
  created: "2022-03-04 18:20:11",
  image_url: null,
  on_favorites: 1,
  cook_time: "25 min",
  prep_time: "10 min",
  total_time: "2 hours 35 min",
  source: "example.org",
  source_url: "https://example.org/flatbread",
  hash: "9f86d081884c7d65",
  photo_hash: "60303ae22b998861",
  photos: [],
  photo: "A1.jpg",
  nutritional_info: "Serving size: 1 slice\nCalories: 210\nFat: 9 g",
  scale: null,
  deleted: false,
  categories: ["Bread", "Weeknight"],
  photo_data: Buffer.from("a picture of flatbread").toString("base64"),
  photo_large: null,
  description: "Thin, with crisp edges.",
};

const paprikaMess = {
  uid: null,
  name: "Uncle's <i>punch</i>",
  directions: null,
  ingredients: "1 l&nbsp;juice\r\n\r\n\r\n- 3 oranges\r\n",
  servings: null,
  cook_time: "",
  prep_time: "depends",
  source_url: "",
  nutritional_info: null,
  categories: "Drinks",
  photo_data: "*** not base64 ***",
};

/** One recipe as Paprika shares it. */
export function paprikaFile(recipe: unknown = paprikaRecipe): Buffer {
  return gzipSync(JSON.stringify(recipe));
}

/** All recipes as Paprika exports them. */
export function paprikaExport(more: Files = {}): Promise<Buffer> {
  return zipOf(
    {
      "Chickpea flatbread.paprikarecipe": paprikaFile(),
      "Uncle's punch.paprikarecipe": paprikaFile(paprikaMess),
      "Broken.paprikarecipe": paprikaFile().subarray(0, 100),
      ...more,
    },
    { compress: false },
  );
}
