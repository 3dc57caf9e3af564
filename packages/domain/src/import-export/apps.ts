/** The apps whose own form of a recipe is read, as people call them. */
export const RECIPE_APPS = ["Mealie", "Tandoor", "Paprika", "RecipeSage", "Nextcloud Cookbook"] as const;
export type RecipeApp = (typeof RECIPE_APPS)[number];
