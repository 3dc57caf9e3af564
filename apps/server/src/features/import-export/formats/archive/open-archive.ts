import { crc32 } from "node:zlib";
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

/** A file in an archive. Nothing of it is unpacked before it is read, and nothing is ever written to a disk. */
export interface ArchiveEntry {
  readonly path: string;
  read(mostBytes: number): Promise<Buffer>;
}

/** An archive as a list of files. */
export interface Archive {
  readonly entries: readonly ArchiveEntry[];
  /** What is not touched, and why. */
  readonly refused: readonly { readonly name: string; readonly reason: string }[];
  find(path: string): ArchiveEntry | undefined;
  close(): void;
}

const damaged = "This zip archive is damaged. Export it again and choose the new file.";
const oneMegabyte = 1_000_000;
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
  const refused: { name: string; reason: string }[] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      signal.throwIfAborted();
      if (entries.length + refused.length >= most.archiveEntries) throw tooMany();
      const path = pathOf(entry);
      if (path.endsWith("/")) continue;
      const reason = refusalOf(entry, path);
      if (reason !== undefined) refused.push({ name: path, reason });
      else entries.push({ path, read: (mostBytes) => unpack(zip, entry, mostBytes, budget, signal) });
    }
  } catch (error) {
    if (signal.aborted || error instanceof UnreadableFile || entries.length === 0) {
      zip.close();
      throw signal.aborted || error instanceof UnreadableFile ? error : new UnreadableFile(damaged);
    }
    refused.push({ name: "The rest of the archive", reason: "The archive is damaged from here on." });
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

function pathOf({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
}

function refusalOf({ externalFileAttributes }: Entry, path: string): string | undefined {
  if (validateFileName(path) !== null || path.includes("\0")) return "Its name leads out of the archive.";
  const isLink = ((externalFileAttributes >>> 16) & kindOfFile) === symbolicLink;
  return isLink ? "It is a link to another file, not a recipe." : undefined;
}

async function unpack(
  zip: ZipFile,
  entry: Entry,
  mostBytes: number,
  budget: Budget,
  signal: AbortSignal,
): Promise<Buffer> {
  signal.throwIfAborted();
  if (entry.isEncrypted()) throw new UnreadableFile("It is locked with a password.");
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > mostBytes) throw tooLarge(mostBytes);
  if (uncompressedSize > oneMegabyte && uncompressedSize > compressedSize * most.ratio)
    throw new UnreadableFile("It is packed so tightly that it can only be made to fill a disk.");
  const bytes = await inflate(zip, entry, mostBytes, budget).catch((error: unknown) => {
    throw error instanceof UnreadableFile
      ? error
      : new UnreadableFile("It is damaged inside of the archive.");
  });
  if (crc32(bytes) !== entry.crc32) throw new UnreadableFile("It is damaged inside of the archive.");
  return bytes;
}

/** What an entry says of its size is not believed: the bytes are counted as they come. */
async function inflate(zip: ZipFile, entry: Entry, mostBytes: number, budget: Budget): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  const stream: AsyncIterable<Buffer> = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > mostBytes) throw tooLarge(mostBytes);
    budget.take(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function tooLarge(mostBytes: number): UnreadableFile {
  return new UnreadableFile(`It unpacks to more than ${mostBytes / oneMegabyte} MB.`);
}
