import { type Files, zipOf } from "./zip.ts";

/*
 * Follows nextcloud/cookbook, lib/Service/RecipeService.php (da580b117c3d): a folder for each recipe with recipe.json,
 * full.jpg, thumb.jpg, thumb16.jpg and .nomedia; checkRecipe there tells the types. Nextcloud downloads a folder as a zip.
 * The recipes are made up.
 */

const nextcloudRecipe = {
  "@context": "http://schema.org",
  "@type": "Recipe",
  id: 4711,
  name: "Cold cucumber soup",
  description: "For *hot* days.\n\nServe it **cold**.",
  url: "https://example.org/cucumber",
  image: "/Recipes/Cold cucumber soup/full.jpg",
  prepTime: "PT0H15M",
  cookTime: null,
  totalTime: "PT2H15M",
  recipeCategory: "Soup",
  keywords: "summer,no cooking",
  recipeYield: 2,
  tool: ["blender"],
  recipeIngredient: ["## Soup", "2 cucumbers", "300 g yogurt", "1 clove garlic"],
  recipeInstructions: ["### Blend everything.", "Chill for 2 hours."],
  nutrition: { "@type": "NutritionInformation", calories: "140 kcal" },
  dateCreated: "2021-06-07T08:09:10+0000",
  dateModified: "2021-06-08T08:09:10+0000",
  printImage: true,
};

const nextcloudMess = {
  "@context": "http://schema.org",
  "@type": "Recipe",
  name: "Toast",
  description: "",
  url: "",
  image: "",
  prepTime: "PT0H0M",
  cookTime: "PT3M",
  keywords: "",
  recipeYield: 1,
  tool: [],
  recipeIngredient: { "0": "2 slices bread", "2": "butter" },
  recipeInstructions: { "1": "Toast it.", "3": "Butter it." },
  nutrition: [],
  dateModified: 1_623_139_750,
};

/** The folder of recipes as a zip. */
export function nextcloudFolder(more: Files = {}): Promise<Buffer> {
  return zipOf({
    "Recipes/Cold cucumber soup/recipe.json": nextcloudRecipe,
    "Recipes/Cold cucumber soup/full.jpg": "a picture of soup",
    "Recipes/Cold cucumber soup/thumb.jpg": "small",
    "Recipes/Cold cucumber soup/thumb16.jpg": "tiny",
    "Recipes/Cold cucumber soup/.nomedia": "",
    "Recipes/Toast/recipe.json": nextcloudMess,
    "Recipes/Gone/recipe.json": "",
    ...more,
  });
}
