import { READABLE_RECIPE } from "@meal/domain/chef/own-recipes";
import type { Cuisine, Difficulty, MealCategory } from "@meal/domain/chef/vocabulary";

/** A meal as somebody wrote it down who may be wrong about everything in it: a language model. */
export type ProposedMeal = {
  readonly name: string;
  readonly description?: string;
  /** Lines with amounts, as in any recipe: "2 tbsp olive oil". */
  readonly ingredients: readonly string[];
  readonly instructions: readonly string[];
  /** Kilocalories a serving, as claimed; only ever compared, never shown. */
  readonly calories?: number | null;
  readonly category?: MealCategory | null;
  /** For how many people the lines are written; without it, for as many as the plan is for. */
  readonly servings?: number | null;
  readonly difficulty?: Difficulty | null;
  readonly cuisine?: Cuisine | null;
};

/** A plan as proposed: its days in their order, each with its meals in theirs. Any number of either. */
export type Proposal = { readonly days: readonly { readonly meals: readonly ProposedMeal[] }[] };

/** What is longer is not read. */
export const PROPOSAL_LIMITS = {
  ...READABLE_RECIPE,
  nameLetters: 10_000,
  shownNameLetters: 100,
  descriptionLetters: 600,
} as const;

/** Text on one line, without what no one can see. */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** The text up to a length, cut between words. */
export const shortened = (text: string, letters: number): string =>
  text.length <= letters
    ? text
    : text
        .slice(0, letters + 1)
        .replace(/\s+\S*$/, "")
        .slice(0, letters)
        .trim();
