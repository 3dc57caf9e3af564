import { randomUUID } from "node:crypto";
import type { SavedRecipe } from "@meal/contract/recipes";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect } from "vitest";
import type { Db } from "../../../db/database.ts";

/** A recipe as a screen sends it. */
export function recipeOf(name: string, more: Partial<SavedRecipe> = {}): SavedRecipe {
  return {
    id: `id of ${name}`.slice(0, 200),
    name,
    type: "dinner",
    description: "Simple and quick.",
    calories: 640,
    price: 320,
    difficulty: "easy",
    prepTime: 10,
    cookTime: 20,
    ingredients: ["200 g rice", "1 onion"],
    instructions: ["Cook the rice.", "Fry the onion."],
    category: "main",
    actualCategory: "main",
    isFavorite: false,
    ...more,
  };
}

/** A plan of one meal a day, as a screen sends it. */
export function planOf(names: readonly string[], content: object = {}, name = "Our week") {
  const days = names.map((dish, at) => ({ day: at + 1, meals: [recipeOf(dish)] }));
  return { id: randomUUID(), name, content: { days, ...content } };
}

/** Gives a person so many favourites, named "Filler 0" and on. */
export async function fillFavorites(db: Db, userId: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += 1000) {
    const rows = Array.from({ length: Math.min(1000, count - from) }, (_, at) => ({
      id: `favorite-${from + at}`,
      user_id: userId,
      recipe_name: "Filler",
      name_key: `filler ${from + at}`,
      recipe_content: {},
      saved_at: 1,
    }));
    await db.insertInto("favorite_recipes").values(rows).execute();
  }
}

/** Where there is room for one more, thirty saves at the same moment add one. */
export async function expectOnePlace(save: () => Promise<Response>): Promise<void> {
  const answers = await Promise.all(Array.from({ length: 30 }, save));
  const refused = answers.filter(({ ok }) => !ok);
  expect(refused).toHaveLength(answers.length - 1);
  for (const answer of refused) await expectProblem(answer, "too_many_saved");
}
