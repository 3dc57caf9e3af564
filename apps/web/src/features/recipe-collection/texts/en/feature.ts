export const pageTitle = "Recipe Collection";
export const saved = "Yours";
export const tile = "Recipes";
