export const plans = "Plans";
export const recipes = "Recipes";
