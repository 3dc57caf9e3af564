export interface RecipeSearch {
  /** Where the reader came from, which names the way back. */
  readonly from?: "history" | "cookbook";
}

export function readRecipeSearch(search: Readonly<Record<string, unknown>>): RecipeSearch {
  const { from } = search;
  return from === "history" || from === "cookbook" ? { from } : {};
}
