import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { readPage } from "../reading/read-page.ts";
import { openArchiveRecipes } from "./archive/archive-recipes.ts";
import { openArchive } from "./archive/open-archive.ts";
import { isCooklang, openCooklang } from "./cooklang/open-cooklang.ts";
import { UnreadableFile } from "./import-file.ts";
import { type Budget, most } from "./limits.ts";
import { openCsv } from "./csv/open-csv.ts";
import { firstByte } from "./json/json-parts.ts";
import { openJson } from "./json/open-json.ts";
import { type Opened, type Place, readAs } from "./opened.ts";
import { isOwnCooklang, openOwnCooklang } from "./own/read-cooklang.ts";
import { isOwnMarkdown, openOwnMarkdown } from "./own/read-markdown.ts";
import { seemsToBe, SomethingElse } from "./other-files.ts";
import { toUtf8 } from "./utf8.ts";

/** What opening may use up, and when it is to stop. */
export interface Opening {
  readonly budget: Budget;
  readonly signal: AbortSignal;
}

const zipBeginnings: ReadonlySet<string> = new Set(["504b0304", "504b0506", "504b0708"]);
const longestPage = 5_000_000;
const inflate = promisify(gunzip);

/** Makes out what some bytes are, by what they are and never by their name, and opens the recipes in them. */
export async function openContent(bytes: Buffer, place: Place, opening: Opening): Promise<Opened> {
  if (isZip(bytes)) return openInner(bytes, place, opening);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isPacked ? await unpacked(bytes, opening.budget) : bytes;
  const seems = seemsToBe(plain);
  if (seems !== undefined) throw new SomethingElse(`This seems to be ${seems}.`);
  const text = await toUtf8(plain);
  if (text === null) throw new SomethingElse("This is not a file from a recipe app that we know.");
  return openText(text, place);
}

/** True for what begins like a zip archive, also an empty one. */
export function isZip(bytes: Buffer): boolean {
  return zipBeginnings.has(bytes.toString("hex", 0, 4));
}

/** An archive in an archive is how Tandoor packs each recipe; one deeper is how bombs are packed. */
async function openInner(bytes: Buffer, place: Place, opening: Opening): Promise<Opened> {
  if (place.archives > 1) throw new UnreadableFile("It is nested too deep, in archives inside archives.");
  const archive = await openArchive(bytes, opening.budget, opening.signal);
  const open = (inner: Buffer, at: Place) => openContent(inner, at, opening);
  return openArchiveRecipes(archive, open, place.archives + 1);
}

async function unpacked(bytes: Buffer, budget: Budget): Promise<Buffer> {
  const plain = await inflate(bytes, { maxOutputLength: most.documentBytes }).catch((error: unknown) => {
    const isLarge = error instanceof RangeError;
    throw new UnreadableFile(
      isLarge
        ? `It unpacks to more than ${most.documentBytes / 1_000_000} MB.`
        : "It is packed, and damaged.",
    );
  });
  budget.take(plain.length);
  return plain;
}

async function openText(bytes: Buffer, place: Place): Promise<Opened> {
  const from = firstByte(bytes, 0);
  const beginning = bytes.toString("utf8", from, from + 2);
  if (beginning === "")
    throw new UnreadableFile("This file is empty. Export your recipes again and choose the new file.");
  // A Cooklang recipe may begin with a comment in brackets.
  if (/^(?:\{|\[(?!-))/u.test(beginning)) return openJson(bytes, place);
  if (beginning.startsWith("<")) return openPage(bytes.toString("utf8", 0, longestPage));
  const text = bytes.toString("utf8", 0, longestPage);
  if (isOwnMarkdown(text)) return openOwnMarkdown(text);
  if (isOwnCooklang(text)) return openOwnCooklang(text);
  const table = await openCsv(bytes);
  if (table !== null) return table;
  if (isCooklang(text, place.path)) return openCooklang(text, place);
  throw new SomethingElse("This is text, but not in a format that we know.");
}

/** A page that was saved is read like one that is opened by its address. */
function openPage(html: string): Opened {
  const drafts = readPage(html, null);
  if (drafts.length === 0) throw new SomethingElse("This seems to be a web page without a recipe.");
  return {
    app: "Web page",
    total: drafts.length,
    recipes: () => drafts.map((draft) => readAs(draft, undefined)),
  };
}
