import { counted } from "../../../../language/words.ts";

// The page
export const title = "Cooking Timer";
export const recipeUnreadable = "Failed to load recipe from URL.";
export const startOther = "Start it instead";

export function otherOpened(recipe: string): string {
  return `You opened ${recipe}, but this timer is still running.`;
}

export const loadingTimer = "Loading your timer...";
export const withoutTimes = "Cook without a timer";
export const upgrade = "Upgrade";

export function freeLimit(uses: number): string {
  return `Free users can use the Cooking Timer ${uses} times`;
}

// A new timer
export const newTimer = "New timer";
export const recipeName = "Recipe Name";
export const recipeDescription = "Recipe Description";
export const optional = "Optional";
export const stepsComeAlong = "The recipe's steps are added automatically.";
export const describeMore = "The more of the recipe you enter, the better the steps will be.";
export const recipeSteps = "Recipe Steps";
export const oneStepPerLine = "One step per line";
export const createTimer = "Create Timer";
export const generating = "Generating...";
export const generateSteps = "Generate Steps";
export const generateInstead = "Generate Steps Instead";
export const enterManually = "Enter Steps Manually";
export const stepsUnsound = "Failed to process steps. Please check your input.";
export const stepsMissing = "Please enter the recipe steps";
export const stepsInvalid = "Please enter valid recipe steps";
export const nameMissing = "Please enter a recipe name";
export const generated = "Cooking steps generated successfully!";
export const generateFailed = "Failed to generate cooking steps. Please try again.";
export const generateUnreachable =
  "Failed to generate cooking steps. Please try again or enter steps manually.";

// Looking over the steps
export const lookOver = "Check the steps, and change what you would do differently.";
export const backToRecipe = "Back to the recipe";
export const changeSteps = "Change the steps";
export const keepSteps = "Use these steps";
export const backToCooking = "Back to cooking";

export function stepNumber(step: number): string {
  return `Step ${step}`;
}

export function minutesOfStep(step: number): string {
  return `Minutes of step ${step}`;
}

export const minutesUnit = "min";

export function removeStep(step: number): string {
  return `Remove step ${step}`;
}

// The steps
export const categoryOven = "Oven";
export const categoryBaking = "Baking";
export const categoryDough = "Dough";
export const categoryMixing = "Mixing";
export const categoryEggs = "Eggs";
export const categoryCooking = "Cooking";
export const categoryPreparation = "Preparation";
export const allSteps = "All Steps";
export const stepDone = "Done: ";
export const stepGoesOn = "Still cooking: ";

export function stepOf(step: number, steps: number): string {
  return `Step ${step} of ${steps}`;
}

export const ingredients = "Ingredients";

export function forServings(count: number): string {
  return `For ${counted(count, { one: "serving", other: "servings" })}`;
}

export const forThisStep = "For this step";

export function comesNext(instruction: string): string {
  return `Next: ${instruction}`;
}

export const goesOnByItself = "This one cooks on its own. Press Next, and its timer keeps running.";
export const goingOn = "Still cooking";
export const timeIsUp = "Time's up";
export const done = "Done";

export function doneWith(instruction: string): string {
  return `Done: ${instruction}`;
}

export function waitedOut(instruction: string): string {
  return `Time's up: ${instruction}`;
}

export const largeView = "Large view";
export const stepNow = "Current step";
export const untimedStep = "Take the time it needs";

export function stepSaid(place: string, instruction: string): string {
  return `${place}: ${instruction}`;
}

export function remaining(time: string): string {
  return `${time} remaining`;
}

export const stepProgress = "Step progress";

// Controls
export const previous = "Previous";
export const next = "Next";
export const oneMinute = "1 min";
export const pause = "Pause";
export const finish = "Finish";
export const start = "Start";
export const noAudio = "Could not initialize audio. Sounds may not play.";
export const createNew = "Create New Timer";

// The end
export const finishedTitle = "You've finished cooking!";
export const finishedHint = "Now, what would you like to do?";

export function takePhotoOf(recipe: string): string {
  return `Take a photo of ${recipe}`;
}

export const analyzeCalories = "Analyze food calories";
export const uploading = "Uploading...";
export const takePhoto = "Take Photo of Meal";
export const analyzeFood = "Analyze Food Calories";
export const cookingHistory = "Cooking History";
