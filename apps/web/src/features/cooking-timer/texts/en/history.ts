// What was cooked
export const title = "Your Cooking History";
export const loadFailed = "Failed to load cooking history.";
export const elsewhere = "Your history is not on this device";
export const elsewhereHint = "You'll see it once you're online.";
export const tryAgain = "Try again";
export const offline = "You are offline. Rating and removing need a connection.";
export const entries = "What you cooked";
export const empty = "Your first meal goes here";
export const emptyHint =
  "You haven't cooked anything yet! Complete a recipe and take a photo to build your cooking history.";
export const loading = "Loading your history";

// One meal

export function cookAgainLabel(recipe: string): string {
  return `Cook again: ${recipe}`;
}

export const cookAgain = "Cook again";
export const noImage = "No Image";

export function removeLabel(recipe: string): string {
  return `Remove ${recipe}`;
}

export function howItTurnedOut(recipe: string): string {
  return `How ${recipe} turned out`;
}

export const ratingUpdated = "Rating updated!";
export const ratingFailed = "Failed to update rating.";

// Removing one

export function removeQuestion(recipe: string): string {
  return `Remove ${recipe}?`;
}

export const leavesForGood = "It will be removed from your history for good.";
export const leavesWithPhoto = "It and its photo will be removed from your history for good.";
export const keep = "Keep";
export const remove = "Remove";
export const removeFailed = "It could not be removed";
export const needsNetwork = "This needs a connection, and you are offline.";
export const pleaseTryAgain = "Please try again.";

export const ratings = { 1: "Bad", 2: "Medium", 3: "Good" };
