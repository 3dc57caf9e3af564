import type { ReactNode } from "react";
import { counted, list, number } from "../../../../language/words.ts";

// The page
export const title = "Bring your recipes";
export const back = "Back to your recipes";
export const whereFrom = "From a web page, text, a photo, or the app you used before.";
export const previewLoading = "Loading the preview";
export const whereTheRecipeIs = "Where the recipe is";
export const wayAddress = "Web page";
export const wayText = "Text";
export const wayPhoto = "Photo";
export const wayFile = "File";
export const signInTitle = "Sign in to keep recipes here";
export const signInWhy = "You come back to this page, and what you shared is still here.";
export const signIn = "Sign in or sign up";

// A page of the web
export const addressLabel = "Address of the page";
export const addressHint =
  "We open it once and read the recipes on it. You review them before anything is saved.";
export const addressPlaceholder = "https://";
export const addressReading = "Reading the page";
export const addressRead = "Read the page";

// A text
export const textLabel = "The recipe as text";
export const textHint = "Its name, its ingredients and its steps, as you have them.";
export const textExample =
  "Chocolate cake\n\nIngredients\n2 cups flour\n2 eggs\n\nMethod\nMix everything.\nBake for 30 minutes.";
export const textReading = "Reading the text";
export const textRead = "Read the text";

// A photo
export const photoReading = "Reading the photo";
export const photoChoose = "Take or choose a photo";
export const photoNote = "One recipe, straight and in focus. The photo is read once and not kept.";
export const sharedPhotoQuestion = "What is in this photo?";
export const sharedPhoto = "The photo that you shared";
export const sharedPhotoRecipe = "A recipe to keep";
export const sharedPhotoMeal = "A meal to analyze";
export const sharedPhotoDiscard = "Discard the photo";
export const sharedPhotoGone = "The photo that you shared is not here anymore";
export const sharedPhotoChoose = "Choose a photo or a page";
export const photoUnreadable = "This file is not a photo we can read.";

// A file of another app
export const fileOfAnotherApp = "File from another app";
export const fileChoose = "Choose a file";
export const fileNote = "Or drop it here. Its recipes are saved to your favorites, never twice.";
export function fileKinds(apps: readonly string[]): string {
  return `An export from ${list(apps, "disjunction")}, recipes as schema.org JSON or CSV, or what you exported here. 100 MB at most.`;
}

export function fileSending(fileName: string): string {
  return `Sending ${fileName}`;
}

export const cancel = "Cancel";
export const fileEmpty = "There is nothing in this file.";

export function fileTooLarge(megabytes: number): string {
  return `It is larger than ${megabytes} MB. Export fewer recipes at a time.`;
}

export const fileUnreachable = "The server cannot be reached, or the file cannot be read.";

export function fileProblem(fileName: string, problem: string): string {
  return `${fileName}: ${problem}`;
}

// The preview
export const preview = "Preview";

export function savedToFavorites(count: number): string {
  return `${counted(count, { one: "recipe", other: "recipes" })} saved to your favorites`;
}

export const couldNotBeRead = "This could not be read";
export const saveToFavorites = "Save to favorites";

export function saveManyToFavorites(count: number): string {
  return `Save ${counted(count, { one: "recipe", other: "recipes" })} to favorites`;
}

export const discard = "Discard";
export const bringSomethingElse = "Bring something else";
export const nothingToKeep = "No recipe that we can save";

export function toLookAt(count: number): string {
  return `${counted(count, { one: "recipe", other: "recipes" })} to review`;
}

export const nothingSavedYet = "Nothing is saved yet. Correct anything that was misread.";
export const openCollection = "Open your collection";

export function failure(name: ReactNode, reason: string): ReactNode {
  return (
    <>
      {name}: {reason}
    </>
  );
}

// One recipe of the preview

export function saveOne(name: string): string {
  return `Save ${name}`;
}

export const name = "Name";

export function nameOf(recipe: string): string {
  return `Name of ${recipe}`;
}

export const nameMissing = "A recipe needs a name";
export const details = "Ingredients, steps and what is in it";

export function kcalPerServing(kcal: number): string {
  return `${number(kcal)} kcal a serving`;
}

export function kcalPartial(kcal: number): string {
  return `${number(kcal)} kcal a serving, partial`;
}

export function serves(servings: number): string {
  return `Serves ${servings}`;
}

export const ingredients = "Ingredients";
export const oneALine = "One per line";
export const steps = "Steps";
export const nameIsTaken =
  "You already have a favorite with this name. Give this one another name to keep both.";
export const tooManyFavorites = "You have no room for more favorites. Remove one first.";

// What is in it
export const factsUnavailable = "We cannot look up what is in it at the moment.";
export const factsLoading = "Looking up what is in it";
export const facts = "What is in it";

export function inOneServing(figures: string): string {
  return `In one serving: ${figures}.`;
}

export function figures(kcal: number, protein: number, carbohydrates: number, fat: number): string {
  return `${number(kcal)} kcal, ${protein} g protein, ${carbohydrates} g carbohydrates, ${fat} g fat`;
}

export const sayItOtherwise = "Reword them in the ingredients above to count them.";
export const allergens = "Allergens";
export const diets = "Diets";

export function unknownIngredients(ingredients: string): string {
  return `We do not know ${ingredients}. Check these yourself.`;
}

// Files on their way in
export const yourFiles = "Your files";
export const tryAgain = "Try again";
export const progressUnknown = "We can't see their progress right now. They keep running.";
export const couldNotBeStopped = "The import could not be stopped";
/** What is read out while an import goes on, and when it is over. */
export function fileState(fileName: string, state: string): string {
  return `${fileName}: ${state}`;
}

export function formatAndDay(format: string, day: string): string {
  return `${format} · ${day}`;
}

export const soFar = "So far";

export function progress(done: number, total: number): string {
  return `${number(done)} of ${counted(total, { one: "recipe", other: "recipes" })}`;
}

export function whyLeftOut(count: number): string {
  return `Why ${counted(count, { one: "recipe", other: "recipes" })} ${count === 1 ? "was" : "were"} left out`;
}

export function andMore(count: number): string {
  return `And ${number(count)} more.`;
}

// The way out
export const exportAllFailed = "Your recipes could not be exported";
export const exportTitle = "Take them with you";
export const exportEverything =
  "Everything you saved, as schema.org JSON, Markdown and Cooklang in one zip. Other apps read these, and what you bring back here is the same as before.";
export const exportAll = "Download all recipes";

// How far an import is
export const stateWaiting = "Waiting in line.";
export const stateRunning = "Being read. You can leave this page; it continues.";
export const stateNothingImported = "Nothing was imported.";

export function stateDone(counts: string): string {
  return `Done: ${counts}.`;
}

export function stateBrokenOff(counts: string): string {
  return `Stopped early: ${counts}.`;
}

export function stateStopped(counts: string): string {
  return `Stopped: ${counts}. What was imported stays.`;
}

/** "12 recipes added, 3 already there, 2 left out". */
export function counts(added: number, skipped: number, failed: number): string {
  const parts = [`${counted(added, { one: "recipe", other: "recipes" })} added`];
  if (skipped > 0) parts.push(`${number(skipped)} already there`);
  if (failed > 0) parts.push(`${number(failed)} left out`);
  return parts.join(", ");
}
