import type { Meal } from "../chef/plans.ts";

/** What the sample recipe has beside a meal's own fields. */
type Sample = Meal & { readonly notes: string; readonly tips: readonly string[] };

/** spec: 2, section 2. The built-in sample, for who opens the recipe page without a recipe. */
export const SAMPLE_RECIPE: Sample = {
  id: "sample",
  name: "Lemon chickpea stew with spinach",
  type: "dinner",
  description: "One pot, half an hour, and mostly from the cupboard.",
  calories: 447,
  price: 260,
  difficulty: "easy",
  prepTime: 10,
  cookTime: 20,
  ingredients: [
    "2 tbsp olive oil",
    "1 onion, chopped",
    "2 cloves garlic, sliced",
    "1 tsp ground cumin",
    "400 g canned chickpeas, drained",
    "400 g canned tomatoes",
    "150 g spinach",
    "1 lemon",
    "2 slices bread",
  ],
  instructions: [
    "Warm the oil in a pot over medium heat and soften the onion in it for 5 minutes.",
    "Stir in the garlic and the cumin for 1 minute.",
    "Add the chickpeas and the tomatoes and simmer for 12 minutes.",
    "Stir in the spinach until it wilts, and season with the juice of the lemon.",
    "Serve with the bread.",
  ],
  category: "main",
  actualCategory: "main",
  isFavorite: false,
  servings: 2,
  notes: "It keeps three days in the fridge and tastes better on the second.",
  tips: ["Crush a few of the chickpeas against the pot to make the stew thicker."],
};
