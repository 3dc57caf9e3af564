export interface RecipeSearch {
  /** Where the reader came from, which names the way back. */
  readonly from?: "history";
}

export function readRecipeSearch(search: Readonly<Record<string, unknown>>): RecipeSearch {
  return search["from"] === "history" ? { from: "history" } : {};
}
