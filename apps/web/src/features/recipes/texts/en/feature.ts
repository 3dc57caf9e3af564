export const pageTitle = "Recipe";
export const printTitle = "Recipe to print";
