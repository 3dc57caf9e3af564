export type { RecipeCollection } from "./collection.ts";
export type { RecipesWork } from "./recipes-work.ts";
export { readSavedForPlan } from "./for-plans.ts";
export { findRecipe, type ReaderParts } from "./reader.ts";
