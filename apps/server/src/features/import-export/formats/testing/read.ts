import { mkdtemp, rm, writeFile } from "node:fs/promises";
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
export function readFile(content: string | Uint8Array, fileName = "recipes") {
  return withFile(content, async (path) => {
    const file = await openImportFile(path, fileName, new AbortController().signal);
    try {
      const recipes: ReadRecipe[] = [];
      const pictures: (string | null)[] = [];
      for await (const recipe of file.recipes()) {
        recipes.push(recipe);
        pictures.push(await pictureOf(recipe));
      }
      const { format, total } = file;
      // The pictures of fixtures are words.
      return { format, total, pictures, ...parted(recipes) };
    } finally {
      await file.close();
    }
  });
}

/** Does something with a file that has this content, and takes it away again. */
export async function withFile<T>(
  content: string | Uint8Array,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "meal-import-"));
  try {
    const path = join(folder, "file");
    await writeFile(path, content);
    return await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function parted(recipes: readonly ReadRecipe[]) {
  return {
    drafts: recipes.flatMap((recipe) => (recipe.kind === "draft" ? [recipe.draft] : [])),
    failures: recipes.flatMap((recipe) =>
      recipe.kind === "failure" ? [{ name: recipe.name, reason: recipe.reason }] : [],
    ),
  };
}

async function pictureOf(recipe: ReadRecipe): Promise<string | null> {
  const bytes = recipe.kind === "draft" ? await recipe.picture?.() : null;
  return bytes ? Buffer.from(bytes).toString("utf8") : null;
}
