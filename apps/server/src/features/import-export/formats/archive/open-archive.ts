import { isUtf8 } from "node:buffer";
import {
  type Entry,
  fromBufferPromise,
  getFileNameLowLevel,
  openPromise,
  validateFileName,
  type ZipFile,
} from "yauzl";
import { UnreadableFile } from "../import-file.ts";
import { type Budget, most } from "../limits.ts";
import { type Failure, failedAs } from "../opened.ts";
import { unpack } from "./unpack.ts";

/** A file in an archive. Nothing of it is unpacked before it is read, and nothing is ever written to a disk. */
export interface ArchiveEntry {
  readonly path: string;
  read(mostBytes: number): Promise<Buffer>;
}

/** An archive as a list of files. */
export interface Archive {
  readonly entries: readonly ArchiveEntry[];
  /** What is not touched, and why. */
  readonly refused: readonly Failure[];
  find(path: string): ArchiveEntry | undefined;
  close(): void;
}

const damaged = "This zip archive is damaged. Export it again and choose the new file.";
const nothing = Buffer.alloc(0);
/** What an entry keeps of the list it was read from; of fifty thousand entries that is much. */
const unused = {
  fileNameRaw: nothing,
  extraFieldRaw: nothing,
  fileCommentRaw: nothing,
  extraFields: [],
  fileName: "",
  fileComment: "",
  comment: "",
};
const saysUtf8 = 0x800;
/** The kind of a file as Unix writes it, in the upper half of the attributes. */
const kindOfFile = 0o170_000;
const symbolicLink = 0o120_000;

/** Reads the list of files of an archive, from a disk or out of another archive. */
export async function openArchive(
  source: string | Buffer,
  budget: Budget,
  signal: AbortSignal,
): Promise<Archive> {
  const zip = await openZip(source);
  const entries: ArchiveEntry[] = [];
  const refused: Failure[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      signal.throwIfAborted();
      if (entries.length + refused.length >= most.archiveEntries) throw tooMany();
      const path = pathOf(entry);
      Object.assign(entry, unused);
      if (path.endsWith("/")) continue;
      const reason = refusalOf(entry, path);
      if (reason !== undefined) refused.push(failedAs(path, reason));
      else entries.push({ path, read: (mostBytes) => unpack(zip, entry, mostBytes, budget, signal) });
    }
  } catch (error) {
    if (signal.aborted || error instanceof UnreadableFile || entries.length === 0) {
      zip.close();
      throw signal.aborted || error instanceof UnreadableFile ? error : new UnreadableFile(damaged);
    }
    refused.push(failedAs("The rest of the archive", "The archive is damaged from here on."));
  }
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  return { entries, refused, find: (path) => byPath.get(path), close: () => zip.close() };
}

async function openZip(source: string | Buffer): Promise<ZipFile> {
  // Names are decoded here and not there, because one bad name would end the reading of all others.
  const options = { autoClose: false, decodeStrings: false };
  try {
    return await (typeof source === "string"
      ? openPromise(source, options)
      : fromBufferPromise(source, options));
  } catch {
    throw new UnreadableFile(damaged);
  }
}

function tooMany(): UnreadableFile {
  const figure = most.archiveEntries.toLocaleString("en");
  return new UnreadableFile(
    `This zip archive holds more than ${figure} files. Export fewer recipes at a time.`,
  );
}

/** Some packers write names in UTF-8 and do not say so. */
function pathOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  const flags = isUtf8(fileNameRaw) ? generalPurposeBitFlag | saysUtf8 : generalPurposeBitFlag;
  return getFileNameLowLevel(flags, fileNameRaw, extraFields, false).normalize();
}

function refusalOf({ externalFileAttributes }: Entry, path: string): string | undefined {
  if (validateFileName(path) !== null || path.includes("\0")) return "Its name points outside the archive.";
  const isLink = ((externalFileAttributes >>> 16) & kindOfFile) === symbolicLink;
  return isLink ? "It is a link to another file, not a recipe." : undefined;
}
