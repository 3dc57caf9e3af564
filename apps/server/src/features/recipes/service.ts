export type { RecipeCollection } from "./collection.ts";
export { estimateOf, figuresOf } from "./facts.ts";
export { findRecipe, type ReaderParts } from "./reader.ts";
