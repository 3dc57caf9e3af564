import { list } from "../../../language/words.ts";

/** The allergens, in the middle of a sentence. */
export const allergens = {
  gluten: "gluten",
  crustaceans: "crustaceans",
  eggs: "eggs",
  fish: "fish",
  peanuts: "peanuts",
  soybeans: "soybeans",
  milk: "milk",
  nuts: "nuts",
  celery: "celery",
  mustard: "mustard",
  sesame: "sesame",
  sulphites: "sulfites",
  lupin: "lupin",
  molluscs: "mollusks",
};

/** Beside the allergens of a recipe; null where they say all. "None" is said only of what is known whole. */
export function allergensNote(count: number, isKnown: boolean): string | null {
  if (isKnown) return count === 0 ? `None of the ${Object.keys(allergens).length} that we look for.` : null;
  return count === 0
    ? "We can't tell, because we don't know everything in it."
    : "There may be others: we don't know everything in it.";
}

/** Where a recipe is known to keep to no diet. */
export function noDietNote(isKnown: boolean): string {
  return isKnown
    ? "It fits none of the diets we know."
    : "We can't tell, because we don't know everything in it.";
}

/** Beside figures that leave out lines of the recipe. */
export function notCounted(lines: readonly string[]): string {
  return `These numbers are partial. Not counted: ${list(lines.map((line) => `“${line}”`))}.`;
}
