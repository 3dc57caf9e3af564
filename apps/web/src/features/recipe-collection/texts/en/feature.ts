export const pageTitle = "Recipe Collection";
export const tile = "Recipes";
