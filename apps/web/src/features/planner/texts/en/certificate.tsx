import type { ReactNode } from "react";

// What a plan promises, in one sentence
export const notEveryRuleKept = "but not every rule is kept";
export const allWishesKept = "all wishes kept";

export function wishesMissed(count: number): string {
  return count === 1 ? "one wish could not be kept" : `${count} wishes could not be kept`;
}

export const wordsNotUnderstood = "some words were not understood";

export function dayOff(target: string): string {
  return `This day is not near ${target}`;
}

export function daysOff(off: number, days: number, target: string): string {
  return `${off} of ${days} days ${off === 1 ? "is" : "are"} not near ${target}`;
}

export const nothingToEat = "There is nothing to eat at home";
export const energyByMeals = "Every day has its share of the calories";

export function energyOfDay(target: string, percent: number | null): string {
  return percent === null ? target : `${target}, ${percent}% of a day`;
}

export function energyEveryDay(target: string, percent: number | null): string {
  return percent === null ? `${target} every day` : `${target} every day, ${percent}% of a day`;
}

export function promise(parts: readonly string[]): string {
  return `${parts.join(", ")}.`;
}

export function allergies(names: ReactNode): ReactNode {
  return <>Allergies: {names}</>;
}
