// A door of the engine (see package.json): energy and nutrients of what is written down as a recipe, a meal or a few words.
export { estimateMealFromLines, type MealEstimate } from "./nutrition/estimate-meal.ts";
export { estimateRecipe } from "./nutrition/estimate-recipe.ts";
export { estimateText } from "./nutrition/estimate-text.ts";
export { readDescription } from "./talker/analyse.ts";
