export const title = "Your meals of today";
export const loading = "Loading...";
export const nothingToday = "Nothing is planned for today";
export const nothingTodayHint = "Your other plans are there as soon as you have signed in.";
export const openRecipe = "Open the recipe";
