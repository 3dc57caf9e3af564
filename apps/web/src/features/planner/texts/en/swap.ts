// One-tap swaps
export const lighter = "Something lighter";
export const quicker = "Something quicker";
export const cheaper = "Something cheaper";
export const offline = "Swapping needs a connection";
export const failed = "Other meals could not be loaded";
export const changedElsewhere = "Your plan was changed elsewhere, so nothing was swapped";

export const nothing = {
  lighter: "Nothing lighter fits here",
  quicker: "Nothing quicker fits here",
  cheaper: "Nothing cheaper fits here",
};

export function swappedFor(meal: string, figures: string): string {
  return `${meal}: ${figures}`;
}

export function minutesInstead(now: string, before: string): string {
  return `${now} instead of ${before}`;
}

export function cheaperBy(cost: string): string {
  return `${cost} less per person`;
}

export function lighterBy(energy: string): string {
  return `${energy} less`;
}

// What another meal should be
export const whichKind = "What should it be?";
export const kinds = { any: "Anything", lighter: "Lighter", quicker: "Quicker", cheaper: "Cheaper" };
export const withFood = "Something with";
export const withFoodPlaceholder = "chicken, spinach";
export const look = "Look";

export function nothingWith(food: string): string {
  return `Nothing with ${food} fits here`;
}

export const nothingHint = "Try other words, or choose anything that fits.";

export function notFound(food: string): string {
  return `We don't know a food called “${food}”`;
}

export const notFoundHint = "Try another word for it, or the food itself.";
export const nearestHint = "Closest matches:";

export function withNearest(food: string): string {
  return `Look for something with ${food}`;
}
