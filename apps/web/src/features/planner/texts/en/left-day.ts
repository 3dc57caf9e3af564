export const title = "Today's meals";
export const loading = "Loading...";
export const nothingToday = "Nothing is planned for today";
export const nothingTodayHint = "You'll see your other plans once you sign in.";
export const openRecipe = "Open the recipe";
