/** What is said beside the allergens of a recipe; null where they say all. "None" is said only of what is known whole. */
export function allergensInWords(count: number, isKnown: boolean): string | null {
  if (isKnown) return count === 0 ? "None of the fourteen that we look for." : null;
  return count === 0
    ? "We cannot tell, because we do not know all of it."
    : "There may be others: we do not know all of it.";
}

/** What is said where a recipe is known to keep to no diet. */
export function noDietInWords(isKnown: boolean): string {
  return isKnown
    ? "It keeps to none of the diets we know."
    : "We cannot tell, because we do not know all of it.";
}

type Facts = {
  readonly diets: readonly { readonly isUnsure: boolean }[];
  readonly unknown: readonly string[];
};

/** Whether everything that a recipe is made of is known. */
export function isKnownWhole({ diets, unknown }: Facts): boolean {
  return unknown.length === 0 && diets.every(({ isUnsure }) => !isUnsure);
}
