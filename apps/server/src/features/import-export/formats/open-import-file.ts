import { open } from "node:fs/promises";
import { openArchiveRecipes } from "./archive/archive-recipes.ts";
import { openArchive } from "./archive/open-archive.ts";
import { type ImportFile, UnreadableFile } from "./import-file.ts";
import { most, unpackingBudget } from "./limits.ts";
import { isZip, openContent, type Opening } from "./open-content.ts";
import type { Opened, Place } from "./opened.ts";
import { SomethingElse } from "./seems.ts";

/** What would be right, said to somebody who chose something else. */
const whatIsRight =
  "We read exports of Mealie, Tandoor, Paprika, RecipeSage and Nextcloud Cookbook, and Cooklang, schema.org JSON and CSV files.";

/** Opens a file of another app, whichever it turns out to be. Its name only names a recipe that has no name of its own. */
export async function openImportFile(
  path: string,
  fileName: string,
  signal: AbortSignal,
): Promise<ImportFile> {
  const opening = { budget: unpackingBudget(), signal };
  signal.throwIfAborted();
  try {
    return (await beginsLikeZip(path))
      ? await openZipFile(path, opening)
      : importFile(await openSingle(path, fileName, opening), signal, () => undefined);
  } catch (error) {
    throw error instanceof SomethingElse ? new UnreadableFile(`${error.message} ${whatIsRight}`) : error;
  }
}

async function beginsLikeZip(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0);
  return isZip(buffer);
}

/** An archive stays on the disk, and each of its files is unpacked when its turn comes. */
async function openZipFile(path: string, opening: Opening): Promise<ImportFile> {
  const archive = await openArchive(path, opening.budget, opening.signal);
  try {
    const openFile = (bytes: Buffer, place: Place) => openContent(bytes, place, opening);
    const opened = await openArchiveRecipes(archive, openFile, 1);
    return importFile(opened, opening.signal, () => archive.close());
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function openSingle(path: string, fileName: string, opening: Opening): Promise<Opened> {
  await using file = await open(path);
  const { size } = await file.stat();
  if (size > most.documentBytes) {
    const figure = `${most.documentBytes / 1_000_000} MB`;
    throw new UnreadableFile(
      `A file that is no zip archive may have ${figure}. Export fewer recipes at a time.`,
    );
  }
  const place: Place = { path: fileName, archives: 0, picture: () => undefined };
  // Awaited here: a refusal that comes while the file is being closed would be nobody's, and end the process.
  return await openContent(await file.readFile(), place, opening);
}

function importFile(opened: Opened, signal: AbortSignal, close: () => void): ImportFile {
  return {
    format: opened.app,
    get total() {
      return opened.total;
    },
    async *recipes() {
      for await (const recipe of opened.recipes()) {
        signal.throwIfAborted();
        yield recipe;
      }
    },
    close: async () => close(),
  };
}
