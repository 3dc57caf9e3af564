import type { LateFeature } from "../../platform/feature.ts";

export const late = {
  recipeView: async () => (await import("./components/recipe-view.tsx")).RecipeView,
} satisfies LateFeature;
