export const kindAll = "Everything";
export const kindPlans = "Meal plans";
export const kindViewed = "Recently viewed";
export const kindFavorites = "Saved favorites";
export const searchResults = "Search results";
export const searchIn = "Search in";
export const searchOffline = "Searching needs a connection";
export const searchOfflineHint = "Your lists are below the search.";
export const tryAgain = "Try again";
export const searchFailed = "The search did not work";
export const searching = "Searching";
export const nothingFound = "Nothing found";

export function nothingFoundHint(text: string): string {
  return `Nothing you saved matches “${text}”.`;
}

export const found = "Found";
export const resultPlan = "Meal plan";
export const resultViewed = "Viewed";
export const resultFavorite = "Favorite";
export const resultOnDevice = "Recipe";
