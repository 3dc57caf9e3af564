import type { OutputOf } from "@meal/contract/endpoint";
import type { findFavoriteByName, recipeFacts, SavedRecipe } from "@meal/contract/recipes";

/** A recipe with everything that the chef writes down. */
export function recipeCalled(name: string, change: Partial<SavedRecipe> = {}): SavedRecipe {
  return {
    id: `recipe-${name.toLowerCase().replaceAll(/\W+/gu, "-")}`,
    name,
    type: "dinner",
    description: "One pot, half an hour.",
    calories: 420,
    price: 260,
    difficulty: "easy",
    prepTime: 10,
    cookTime: 20,
    ingredients: ["1 onion, chopped", "400 g canned tomatoes", "1 lemon"],
    instructions: ["Soften the onion.", "Add the tomatoes and simmer."],
    category: "main",
    actualCategory: "main",
    isFavorite: false,
    servings: 2,
    ...change,
  };
}

/** What the server makes of a recipe that it knows nothing of. */
export const noFacts: OutputOf<typeof recipeFacts> = {
  nutrition: null,
  allergens: [],
  diets: [],
  unknown: ["a handful of xyzzy"],
  uncounted: ["a handful of xyzzy"],
};

export const someFacts: OutputOf<typeof recipeFacts> = {
  nutrition: {
    kcal: 447,
    protein: 18.4,
    carbs: 61,
    fat: 9.25,
    fiber: 14,
    sugars: 12,
    saturatedFat: 1.2,
    sodiumMg: 1240,
  },
  allergens: [{ allergen: "gluten", because: ["2 slices bread"] }],
  diets: [
    { diet: "vegan", fits: true, isUnsure: false, reasons: [] },
    { diet: "gluten-free", fits: false, isUnsure: false, reasons: ["2 slices bread: It contains gluten."] },
  ],
  unknown: [],
  uncounted: [],
};

/** A recipe as one of the person's favourites. */
export function favoriteOf(
  recipe: SavedRecipe,
): NonNullable<OutputOf<typeof findFavoriteByName>["favorite"]> {
  return {
    id: "11111111-1111-4111-8111-111111111111",
    recipe_name: recipe.name,
    recipe_content: recipe,
    saved_at: "2026-11-20T18:00:00Z",
  };
}
