import { counted } from "../../../../language/words.ts";

export const logInToAdd = "Please log in to use your shopping list";
export const added = "Added to List";
export const add = "Add to Shopping List";
export const noIngredients = "This recipe lists no ingredients";
export const addFailed = "Failed to add to the shopping list. Please try again.";
export const addLines = "Add to the list";
export function addedLines(count: number): string {
  return counted(count, { one: "item added to your list", other: "items added to your list" });
}
