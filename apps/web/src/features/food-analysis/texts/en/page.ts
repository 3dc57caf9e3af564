import { counted, number } from "../../../../language/words.ts";

// The page and the question.
export const heading = "Food Analysis";
export const loading = "Loading...";
export const subtitle =
  "What is in a meal, from a photo or a few words. Every number is a range, and you can correct all of it.";
export const noEyesTitle = "Photos can't be analyzed here";
export const noEyes =
  "This site can't look at photos. Describe what you ate in a few words, or pick something you planned.";
export const whatYouAte = "What did you eat?";
export const whatIsOnIt = "What is in the photo?";
export const optional = "Optional";
export const wordsExample = "Two fried eggs, a slice of toast with butter, a glass of orange juice";
export const wordsHint = "Amounts help most: 6 oz, two slices, a cup.";
export const photoNote = "We use it to answer you and don't keep it. Its location is removed.";
export const photoUnread = "It can't be analyzed here, so your words are what counts.";
export const photoAnyway = "Add a photo anyway";
export const analyze = "Analyze";
export const analyzing = "Analyzing...";
export const nothingGiven = "Take a photo, or say in a few words what it is.";
export const wordsNeeded = "Say in a few words what it is; photos can't be analyzed here.";

export function freeLeft(left: number): string {
  return left === 1
    ? "This is your last free analysis. Anything you add in words afterward is free."
    : `You have ${counted(left, { one: "free analysis", other: "free analyses" })} left. Anything you add in words afterward is free.`;
}

// What went wrong. spec: 2, section 8.
export const analysisFailed = "Analysis Failed";
export function analysisFailedWhy(message: string): string {
  return `Failed to analyze the food image. ${message}`;
}

// Planned for today.
export const oneServing = "1 serving";
export const plannedToday = "Planned for today";
export const plannedNote = "One tap adds a serving below, with the numbers from your plan.";
export function takePlanned(name: string): string {
  return `Add ${name}`;
}
export function kcal(value: number): string {
  return `${number(value)} kcal`;
}
