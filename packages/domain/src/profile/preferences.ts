import type { Diet } from "../chef/vocabulary.ts";

/** spec: 1, section 3, "Preferences form". */
export const DIETARY_GOALS = [
  "lowCarb",
  "weightLoss",
  "balanced",
  "highProtein",
  "vegan",
  "vegetarian",
] as const;
export type DietaryGoal = (typeof DIETARY_GOALS)[number];
export type DietaryGoals = { readonly [Goal in DietaryGoal]?: boolean };

export const AGE_MIN = 0;
export const AGE_MAX = 120;

/** spec: 1, section 5. Goals are stored as text; absent or unreadable ones become an empty object. */
export function readDietaryGoals(stored: string | null): DietaryGoals {
  try {
    const value: unknown = JSON.parse(stored ?? "{}");
    if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
    const entries = new Map(Object.entries(value));
    const goals: { [Goal in DietaryGoal]?: boolean } = {};
    for (const goal of DIETARY_GOALS) {
      const chosen: unknown = entries.get(goal);
      if (typeof chosen === "boolean") goals[goal] = chosen;
    }
    return goals;
  } catch {
    return {};
  }
}

/** Goals that bind like a diet. */
export type BindingGoals = { readonly [Goal in "vegan" | "vegetarian"]?: boolean | undefined };

/** The goals vegan and vegetarian bind like a diet where no diet is chosen; the other goals are wishes. */
export function bindingDiet(chosen: Diet, { vegan, vegetarian }: BindingGoals): Diet {
  if (chosen !== "none") return chosen;
  if (vegan === true) return "vegan";
  return vegetarian === true ? "vegetarian" : "none";
}

/** Allergies are typed as a comma list and shown as chips; one is kept once. */
export function readAllergies(list: string): readonly string[] {
  const seen = new Map<string, string>();
  for (const part of list.split(/[,;\n]/u)) {
    const word = part.trim().replace(/\s+/gu, " ");
    if (word !== "" && !seen.has(word.toLowerCase())) seen.set(word.toLowerCase(), word);
  }
  return [...seen.values()];
}

/** spec: 1, section 5. Age is optional, and a whole number from 0 to 120. */
export function ageError(age: string): string | null {
  if (age.trim() === "") return null;
  const number = Number(age);
  const isFine = Number.isInteger(number) && number >= AGE_MIN && number <= AGE_MAX;
  return isFine ? null : `Age must be a whole number from ${AGE_MIN} to ${AGE_MAX}`;
}
