import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ReadRecipe } from "../../import-file.ts";
import { openImportFile } from "../../open-import-file.ts";

/** All recipes of a file, as an import reads them. */
async function readAll(content: string | Uint8Array): Promise<readonly ReadRecipe[]> {
  const folder = await mkdtemp(join(tmpdir(), "meal-own-"));
  const path = join(folder, "file");
  await writeFile(path, content);
  const file = await openImportFile(path, "a file", new AbortController().signal);
  try {
    const recipes: ReadRecipe[] = [];
    for await (const recipe of file.recipes()) recipes.push(recipe);
    return recipes;
  } finally {
    await file.close();
    await rm(folder, { recursive: true });
  }
}

/** The only recipe of a file. */
export async function readOne(content: string): Promise<ReadRecipe> {
  const [only, ...others] = await readAll(content);
  if (!only || others.length > 0) throw new Error("There is not one recipe in it.");
  return only;
}
