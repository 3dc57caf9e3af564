import { counted } from "../../../../language/words.ts";

// The page
export const title = "Recipe Collection";
export const backToPlanner = "Back to Planner";
export const browseCookbook = "Browse the cookbook";
export const importRecipes = "Import";
export const exportRecipes = "Export";
export const tabPlans = "Meal Plans";
export const tabViewed = "Recently Viewed";
export const tabFavorites = "Saved Favorites";
export const searchLabel = "Search everything you saved";
export const searchPlaceholder = "Search plans, recipes and favorites";
export const searching = "Searching";
export const logInToast = "Please log in to view your recipe history";
export const loginRequired = "Login Required";
export const loginWhy = "Log in to see your plans, viewed recipes and favorites.";
export const goToLogin = "Go to Login";

// Lists
export const listFailed = "Failed to load your history";
export const listElsewhere = "This list is not on this device";
export const listElsewhereHint = "You'll see it once you're online.";
export const tryAgain = "Try again";
export const loading = "Loading...";

export function removeFromFavorites(recipe: string): string {
  return `Remove ${recipe} from favorites`;
}

// Recently viewed
export const viewedEmpty = "No recipes viewed yet";
export const viewedEmptyHint = "Recipes you open show up here.";
export const planYourMeals = "Plan your meals";
export const viewedLabel = "Recently viewed recipes";

export function viewedOn(day: string): string {
  return `Viewed ${day}`;
}

// Saved favorites
export const favoritesEmpty = "No favorites yet";
export const favoritesEmptyHint = "Save a recipe you like, and you'll find it here.";
export const findInPlan = "Find one in a plan";
export const favoritesLabel = "Saved favorites";

export function savedOn(day: string): string {
  return `Saved ${day}`;
}

export const removeFailed = "Failed to remove recipe from favorites";
export const saveFailed = "Failed to save recipe";

export function removedToast(recipe: string): string {
  return `${recipe} is no longer a favorite`;
}

export const undo = "Undo";

// Meal plans
export const plansEmpty = "No saved plans yet";
export const plansEmptyHint = "Every plan you make is saved here automatically.";
export const plansLabel = "Saved meal plans";
export const plansPages = "Pages of plans";
export const inUse = "In use";
export const incomplete = "Incomplete";

export function sizeAndDay(size: string, day: string): string {
  return `${size} · Saved ${day}`;
}

export function planSize(days: number, meals: number): string {
  return `${counted(days, { one: "day", other: "days" })}, ${counted(meals, { one: "meal", other: "meals" })}`;
}

export function openPlanLabel(plan: string): string {
  return `Open ${plan} in the planner`;
}

export const openPlan = "Open in the planner";
export const planUnreadable = "Unable to load this meal plan";
export const planIncomplete = "The saved copy is incomplete.";
export const planFailed = "Failed to load the meal plan";
