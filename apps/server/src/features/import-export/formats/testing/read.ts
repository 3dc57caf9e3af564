import { mkdtempDisposable, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RecipeDraft } from "../../draft.ts";
import type { ReadRecipe } from "../import-file.ts";
import { openImportFile } from "../open-import-file.ts";

/** A draft of which nothing was told. */
export const untold: RecipeDraft = {
  name: "",
  description: "",
  ingredients: [],
  steps: [],
  servings: null,
  prepMinutes: null,
  cookMinutes: null,
  statedKcal: null,
  category: "",
  cuisine: "",
  keywords: [],
  notes: "",
  sourceUrl: null,
};

/** Everything that a file gives, read as an import reads it. */
export async function readFile(content: string | Uint8Array, fileName = "recipes") {
  await using folder = await mkdtempDisposable(join(tmpdir(), "meal-import-"));
  const path = join(folder.path, "file");
  await writeFile(path, content);
  const file = await openImportFile(path, fileName, new AbortController().signal);
  try {
    const recipes: ReadRecipe[] = [];
    const pictures: (string | null)[] = [];
    for await (const recipe of file.recipes()) {
      recipes.push(recipe);
      pictures.push(await pictureOf(recipe));
    }
    return {
      format: file.format,
      total: file.total,
      drafts: recipes.flatMap((recipe) => (recipe.kind === "draft" ? [recipe.draft] : [])),
      failures: recipes.flatMap((recipe) =>
        recipe.kind === "failure" ? [{ name: recipe.name, reason: recipe.reason }] : [],
      ),
      /** As text: the pictures of fixtures are words. */
      pictures,
    };
  } finally {
    await file.close();
  }
}

async function pictureOf(recipe: ReadRecipe): Promise<string | null> {
  const bytes = recipe.kind === "draft" ? await recipe.picture?.() : null;
  return bytes ? Buffer.from(bytes).toString("utf8") : null;
}
