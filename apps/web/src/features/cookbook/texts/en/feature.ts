export const pageTitle = "Cookbook";
export const place = "Recipes";
