import { counted, number, plural } from "../../../../language/words.ts";

export const heading = "Extra Planner";
export const subtitle = "Name a dish, or describe one. You get a picture of it and a recipe to cook.";
export const tabGenerator = "AI Generator";
export function tabSaved(count: number | undefined): string {
  return count === undefined ? "Saved Plans" : `Saved Plans (${count})`;
}
export const loading = "Loading…";
export const tryAgain = "Try again";

// The fields.
export const recipeName = "Recipe name or description";
export const recipeNameHint = "For example “lentil soup with lemon”.";
export const story = "Background story";
export const optional = "Optional";
export const storyHint =
  "Who it is for, or what it should remind you of. It flavors the picture and the recipe.";
export const enhance = "Enhance the description";
export const enhanceHint = "Adds lighting, a plate and a table to what the picture is made from.";
export const generate = "Generate";
export const generating = "Generating…";
export const filled = "Your recipe is in the fields now.";
export function bringBack(name: string): string {
  return name === "" ? "Bring back what I had" : `Bring back “${name}”`;
}
export const brokenOffTitle = "A picture was started and is not here";
export const brokenOff =
  "If another tab is making it, it will appear here. Otherwise it was cut off and did not count, so generate it again.";

// What is left this month.
export function left(count: number, of: number): string {
  return `${number(count)} of ${counted(of, { one: "picture", other: "pictures" })} left this month.`;
}
export function nextOnes(day: string): string {
  return `You get new ones on ${day}.`;
}
export const newMonth = "A new month has begun: your pictures start over.";
export const limitReached =
  "You've reached your usage limit. Please upgrade to continue using Extra Planner.";
export function allUsed(count: number): string {
  const all = plural(count, { one: "your picture", other: `all ${number(count)} pictures` });
  return `You've used ${all} for this month.`;
}
export const seePlans = "See plans";

// While it is made.
export const progress = "Making your recipe";
export const phases = {
  picture: "Making the picture",
  recipe: "Writing the recipe",
} as const;
export function stepOf(step: number, of: number): string {
  return `Step ${step} of ${of}`;
}
export const stop = "Stop";
export const mayLeave = "You can leave this page. It keeps going, and you will find it here.";

// What was made.
export const yourRecipe = "Your recipe";
export const madeFrom = "What the picture was made from";
export const save = "Save";
export const openSaved = "Open it";
export const download = "Download image";
export const share = "Share";
export const startOver = "Start over";
export const undo = "Undo";
export const cleared = "Cleared";
export const writeRecipe = "Write the recipe";
export const detailsFailed = "Could not generate recipe details. The image was created successfully.";
export const detailsStopped = "You stopped it. The picture is kept.";
export const ingredients = "Ingredients";
export const instructions = "Instructions";
export const tips = "Tips";
export const culture = "Where it comes from";
export const savedOnceWritten = "You can save it once the recipe is written.";
export const notSavedYet = "Not saved yet. The picture is kept for a month.";

export const prepTime = "Prep time";
export const cookTime = "Cook time";
export const servingSize = "Serving size";
export const difficulty = "Difficulty";
export const calories = "Calories";
export const protein = "Protein";
export const carbs = "Carbs";
export const fat = "Fat";
export const figures = "At a glance";

// Saved plans.
export const savedLabel = "Saved plans";
export const savedEmpty = "Nothing saved yet";
export const savedEmptyHint = "Generate a recipe and save it: it stays here with its picture.";
export const generateOne = "Generate a recipe";
export const savedElsewhere = "Your saved plans are on the server";
export const savedElsewhereHint = "You'll see them once you're online.";
export const savedFailed = "Failed to load saved plans";
export function savedOn(day: string): string {
  return `Saved on ${day}`;
}
export function deletePlan(name: string): string {
  return `Delete ${name}`;
}
export function deleted(name: string): string {
  return `Deleted “${name}”`;
}

// One plan.
export const back = "Back";
export const shareRecipe = "Share Recipe";
export const startTimer = "Start Cooking Timer";
export const planElsewhere = "This recipe is on the server";
export const planElsewhereHint = "It opens once you're online.";

// Errors.
export const checkFailed = "Failed to check usage limits";
export const generateFailed = "Failed to generate recipe";
export const saveFailed = "Failed to save recipe";
export const deleteFailed = "Failed to delete plan";
export const nothingToDownload = "No image to download";
export const downloadFailed = "Failed to download image";
export const tryLater = "Check your connection, then try again.";
export const planNotFound = "Recipe plan not found";
export const planFailed = "Failed to load recipe plan";
export const planIdMissing = "Missing plan ID";
export const logIn = "Please log in to use this feature";
export const authenticationFailed = "Authentication failed";
export const notAuthenticated = "User not authenticated";
export const noToken = "Authentication token not available";
export const invalidAnswer = "Invalid response from server";
export const invalidRecipe = "Invalid response from recipe generation service";
export function statusFailed(status: number): string {
  return `Request failed with status: ${status}`;
}
export const tooManySaved = "There is no room for another one. Delete some first.";
export const offline = "Check your connection, then try again. What you typed stays here.";
export const tookTooLong = "It took too long. What you typed stays here: try again.";
