import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { UnreadableFile } from "../../features/import-export/formats/import-file.ts";
import { createLogger } from "../../log.ts";
import { workerImportFiles } from "./worker-import-files.ts";

const log = createLogger("silent");
const stays = new AbortController().signal;

function fileOf(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "meal-file-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "file");
  writeFileSync(path, content);
  return path;
}

const recipes = JSON.stringify(
  ["Soup", "Stew"].map((name) => ({
    "@context": "https://schema.org",
    "@type": "Recipe",
    name,
    recipeIngredient: ["1 onion"],
    recipeInstructions: ["Chop the onion."],
  })),
);

it("reads a file in another thread, recipe after recipe", async () => {
  const file = await workerImportFiles({ log })(fileOf(recipes), "recipes.json", stays);
  const names: string[] = [];
  for await (const read of file.recipes()) if (read.kind === "draft") names.push(read.draft.name);
  expect([file.total, names]).toEqual([2, ["Soup", "Stew"]]);
  await file.close();
});

it("says of a file that cannot be read what would be right", async () => {
  const opening = workerImportFiles({ log })(fileOf("%PDF-1.7"), "book.pdf", stays);
  await expect(opening).rejects.toThrow(UnreadableFile);
  await expect(opening).rejects.toThrow("We read our own exports");
});

it("loses a thread, and not the server, to a file that takes all memory that one may take", async () => {
  // So little that any file is too much.
  const opening = workerImportFiles({ log, mostMb: 6 })(fileOf(recipes), "recipes.json", stays);
  await expect(opening).rejects.toThrow("Export fewer recipes at a time.");
});

it("stops reading when the import is stopped", async () => {
  const stop = new AbortController();
  const file = await workerImportFiles({ log })(fileOf(recipes), "recipes.json", stop.signal);
  stop.abort();
  await expect(file.recipes()[Symbol.asyncIterator]().next()).rejects.toThrow("aborted");
  await file.close();
});

it("tells a file that is gone", async () => {
  await expect(workerImportFiles({ log })("/nowhere/file", "gone", stays)).rejects.toMatchObject({
    code: "ENOENT",
  });
});
