import type { SavedRecipe } from "@meal/contract/recipes";
import { isHeading } from "@meal/reader/lines/is-heading";

/** A recipe of the preview: as it was read, and as it stands in the fields. */
export interface Entry {
  readonly read: SavedRecipe;
  readonly name: string;
  /** One a line. */
  readonly ingredients: string;
  readonly steps: string;
  /** Whether it is to be saved. */
  readonly isTaken: boolean;
  /** Why it could not be saved. */
  readonly problem: string | null;
}

export const entryOf = (read: SavedRecipe): Entry => ({
  read,
  name: read.name,
  ingredients: textOf(read.ingredients),
  steps: textOf(read.instructions),
  isTaken: true,
  problem: null,
});

/** The recipe as it stands in the fields. */
export const recipeOf = ({ read, name, ingredients, steps }: Entry): SavedRecipe => ({
  ...read,
  name: name.trim(),
  ingredients: linesOf(ingredients, read.ingredients),
  instructions: linesOf(steps, read.instructions),
});

/** Whether the figures of a recipe that was read hold every line of it; headings count nothing. */
export function isCountedWhole({ ingredients, foodIds }: SavedRecipe): boolean {
  const lines = ingredients.filter((line) => line.trim() !== "" && !isHeading(line.trim()));
  return foodIds === undefined || foodIds.length >= lines.length;
}

const textOf = (lines: readonly string[]) => lines.join("\n");

/** The very lines that were read where nobody changed them. */
function linesOf(text: string, read: string[]): string[] {
  if (text === textOf(read)) return read;
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "");
}
