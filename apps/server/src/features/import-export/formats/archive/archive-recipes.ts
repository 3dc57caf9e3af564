import { posix } from "node:path";
import { UnreadableFile } from "../import-file.ts";
import { most, TooMuch } from "../limits.ts";
import { baseName, type Failure, failedAs, type Opened, type Picture, type Place } from "../opened.ts";
import { ownRecipePaths } from "../own/marks.ts";
import { archiveSeemsToBe, SomethingElse } from "../other-files.ts";
import type { Archive, ArchiveEntry } from "./open-archive.ts";

/** Makes out what the bytes of a file are. */
export type OpenContent = (bytes: Buffer, place: Place) => Promise<Opened>;

/** Where an archive has one of these at its top, all of its recipes are in there, and the rest belongs to them. */
const books = /^(?:[^/]+\/)?database\.json$/u;
/** What lies beside recipes: pictures, and what file systems and apps leave behind. */
const beside =
  /(?:^|\/)(?:__MACOSX\/|\.)|\.(?:jpe?g|png|webp|gif|hei[cf]|avif|bmp|svg|ico|pdf|mp[34]|mov|css|js|db|log|md|txt|menu|conf|ttf|woff2?)$/iu;
/** Files that are there to be recipes: of them it is told when they are none. */
const meant = /\.(?:json|cook|csv|zip|paprikarecipes?)$/iu;
/** After so many files without a recipe the rest will not have one either. */
const mostPeeked = 100;

/** The recipes of an archive, whatever app packed it and however it lies in folders. */
export async function openArchiveRecipes(
  archive: Archive,
  open: OpenContent,
  archives: number,
): Promise<Opened> {
  const entries = recipeEntries(archive.entries);
  const openEntry = async (entry: ArchiveEntry) =>
    open(await entry.read(most.documentBytes), placeIn(archive, entry.path, archives));
  const app = await firstApp(entries, openEntry, archive);
  let total = entries.length + archive.refused.length;
  return {
    app,
    get total() {
      return total;
    },
    async *recipes() {
      total = entries.length + archive.refused.length;
      yield* archive.refused;
      for (const entry of entries) {
        try {
          const opened = await openEntry(entry);
          total += opened.total - 1;
          yield* opened.recipes();
        } catch (error) {
          const failure = failureOf(error, entry.path);
          if (failure === null) total -= 1;
          else yield failure;
          if (error instanceof TooMuch) return;
        }
      }
    },
  };
}

/** The files that may be recipes. An export of ours has each recipe three times, of which one is whole. */
function recipeEntries(entries: readonly ArchiveEntry[]): readonly ArchiveEntry[] {
  const own = ownRecipePaths(entries.map(({ path }) => path));
  if (own) return entries.filter(({ path }) => own.has(path));
  const book = entries.find(({ path }) => books.test(path));
  return book ? [book] : entries.filter(({ path }) => !beside.test(path));
}

/** Whose recipes these are, as the first file says that has one; one broken file at the beginning says nothing of the others. */
async function firstApp(
  entries: readonly ArchiveEntry[],
  openEntry: (entry: ArchiveEntry) => Promise<Opened>,
  { entries: all }: Archive,
): Promise<string> {
  let problem = "";
  for (const entry of entries.slice(0, mostPeeked)) {
    try {
      return (await openEntry(entry)).app;
    } catch (error) {
      const failure = failureOf(error, entry.path);
      if (failure !== null && problem === "") problem = ` We tried “${failure.name}”: ${failure.reason}`;
      if (error instanceof TooMuch) break;
    }
  }
  const seems = archiveSeemsToBe(all.map(({ path }) => path));
  if (seems !== undefined) throw new SomethingElse(`This seems to be ${seems}.`);
  throw new SomethingElse(`There is no recipe in this zip archive that we can read.${problem}`);
}

/** What is told of a file that cannot be read; nothing of one that nobody took for a recipe. */
function failureOf(error: unknown, path: string): Failure | null {
  if (!(error instanceof UnreadableFile)) throw error;
  if (!meant.test(path) && !(error instanceof TooMuch)) return null;
  return failedAs(nameOf(path), error.message);
}

/** Where every recipe is called "recipe.json", its folder names it. */
function nameOf(path: string): string {
  const [base, folder] = [baseName(path), posix.dirname(path)];
  return base === "recipe" && folder !== "." ? posix.basename(folder) : base;
}

function placeIn(archive: Archive, path: string, archives: number): Place {
  return {
    path,
    archives,
    picture(paths) {
      const found = paths
        .map((each) => archive.find(posix.join(posix.dirname(path), each)))
        .find((entry) => entry !== undefined);
      return found && pictureOf(found);
    },
  };
}

/** A picture that cannot be unpacked is no reason to lose its recipe. */
function pictureOf(entry: ArchiveEntry): Picture {
  return () =>
    entry.read(most.pictureBytes).catch((error: unknown) => {
      if (error instanceof UnreadableFile) return null;
      throw error;
    });
}
