export const title = "Bring your recipes";
