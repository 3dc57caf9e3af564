import { open } from "node:fs/promises";
import { RECIPE_APPS } from "@meal/domain/import-export/apps";
import { openArchiveRecipes } from "./archive/archive-recipes.ts";
import { openArchive } from "./archive/open-archive.ts";
import { type ImportFile, UnreadableFile } from "./import-file.ts";
import { most, unpackingBudget } from "./limits.ts";
import { isZip, openContent, type Opening } from "./open-content.ts";
import type { Opened, Place } from "./opened.ts";
import { SomethingElse } from "./other-files.ts";

const apps = new Intl.ListFormat("en", { type: "conjunction" });

/** What would be right, said to somebody who chose something else. */
const whatIsRight = `We read our own exports, those of ${apps.format(RECIPE_APPS)}, and Cooklang, schema.org JSON and CSV files.`;

/** Opens a file of another app, whichever it turns out to be. Its name only names a recipe that has no name of its own. */
export async function openImportFile(
  path: string,
  fileName: string,
  signal: AbortSignal,
): Promise<ImportFile> {
  const opening = { budget: unpackingBudget(), signal };
  signal.throwIfAborted();
  try {
    const bytes = await readUnlessZip(path);
    if (bytes === null) return await openZipFile(path, opening);
    const place: Place = { path: fileName, archives: 0, picture: () => undefined };
    return importFile(await openContent(bytes, place, opening), signal, () => undefined);
  } catch (error) {
    throw error instanceof SomethingElse ? new UnreadableFile(`${error.message} ${whatIsRight}`) : error;
  }
}

/** What lies in a file; null for an archive, which stays on the disk. */
async function readUnlessZip(path: string): Promise<Buffer | null> {
  const file = await open(path);
  try {
    const { buffer: beginning } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (isZip(beginning)) return null;
    const { size } = await file.stat();
    if (size > most.documentBytes) throw tooLarge();
    return await file.readFile();
  } finally {
    await file.close();
  }
}

function tooLarge(): UnreadableFile {
  const figure = `${most.documentBytes / 1_000_000} MB`;
  return new UnreadableFile(
    `A file that is no zip archive may have ${figure}. Export fewer recipes at a time.`,
  );
}

/** Each file of an archive is unpacked when its turn comes. */
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
