import { fullNameOf } from "@meal/domain/chef/side";
import type { SavedRecipe } from "@meal/contract/recipes";
import * as t from "./texts/en/share.ts";

/** A recipe as plain text, for a message to somebody. */
export function recipeText(recipe: SavedRecipe): string {
  const steps = recipe.instructions.map((step, at) => `${at + 1}. ${step}`);
  const parts = [
    fullNameOf(recipe),
    recipe.description,
    section(t.ingredients, recipe.servings, recipe.ingredients),
    section(t.instructions, undefined, steps),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function section(title: string, servings: number | undefined, lines: readonly string[]): string {
  if (lines.length === 0) return "";
  return [t.heading(title, servings), ...lines].join("\n");
}
