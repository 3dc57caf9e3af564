import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { SavedRecipe } from "@meal/contract/recipes";
import type { UserId } from "@meal/domain/accounts/actor";
import { recipeNameKey } from "@meal/domain/recipes/saved-recipes";
import type { RecipeCollection } from "../../recipes/service.ts";
import { fitting } from "../fitting.ts";

const longestName = 300;
const number = / \((\d{1,6})\)$/u;

/** What a person has kept already, by name and content; whole recipes would take too much memory. */
export class KnownRecipes {
  readonly #names = new Set<string>();
  readonly #contents = new Set<string>();
  readonly #nextNumber = new Map<string, number>();

  /** Whether a recipe of this name and content is there; also where it had to get a number behind its name. */
  has(recipe: SavedRecipe): boolean {
    return this.#contents.has(contentKey(recipeNameKey(recipe.name), recipe));
  }

  add(recipe: SavedRecipe): void {
    const name = recipeNameKey(recipe.name);
    this.#names.add(name);
    this.#contents.add(contentKey(name, recipe)).add(contentKey(name.replace(number, ""), recipe));
  }

  /** Somebody else kept a recipe of this name in the meantime. */
  addName(name: string): void {
    this.#names.add(recipeNameKey(name));
  }

  /** The name, with the next number behind it that is free where the name is taken. */
  freeName(name: string): string {
    const key = recipeNameKey(name);
    if (!this.#names.has(key)) return name;
    let next = this.#nextNumber.get(key) ?? 2;
    while (this.#names.has(recipeNameKey(numbered(name, next)))) next += 1;
    this.#nextNumber.set(key, next);
    return numbered(name, next);
  }
}

/** Reads what a person has kept, page by page, so that others are answered in between. */
export async function readKnownRecipes(
  collection: Pick<RecipeCollection, "allFavorites">,
  userId: UserId,
): Promise<KnownRecipes> {
  const known = new KnownRecipes();
  for await (const page of collection.allFavorites(userId)) {
    for (const { recipe_content } of page) known.add(recipe_content);
    await nextTurn();
  }
  return known;
}

/** Names are bounded, and so are the keys that are made of them; the number must fit into both. */
function numbered(name: string, next: number): string {
  const end = ` (${next})`;
  let base = fitting(name, longestName - end.length);
  while (!recipeNameKey(base + end).endsWith(end)) base = fitting(base, base.length / 2);
  return base + end;
}

/** What a cook reads. Figures that the engine counts, pictures and marks do not make another recipe. */
function contentKey(name: string, recipe: SavedRecipe): string {
  const { description, ingredients, instructions, servings, prepTime, cookTime } = recipe;
  const { cuisine, notes, tips, culturalNotes, keywords, sourceUrl } = recipe;
  const read = [
    [description, ingredients, instructions, servings, prepTime, cookTime],
    [cuisine, notes, tips, culturalNotes, keywords, sourceUrl],
  ];
  return createHash("sha256")
    .update(`${name}\n${JSON.stringify(read)}`)
    .digest("base64url");
}
