import { crc32 } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import { UnreadableFile } from "../import-file.ts";
import { type Budget, most } from "../limits.ts";

const oneMegabyte = 1_000_000;

/** The bytes of a file in an archive, or why they are not to be had. */
export async function unpack(
  zip: ZipFile,
  entry: Entry,
  mostBytes: number,
  budget: Budget,
  signal: AbortSignal,
): Promise<Buffer> {
  signal.throwIfAborted();
  if (entry.isEncrypted()) throw new UnreadableFile("It is locked with a password.");
  if (!entry.canDecodeFileData()) throw new UnreadableFile("It is packed in a way that we do not know.");
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > mostBytes) throw tooLarge(mostBytes);
  if (uncompressedSize > oneMegabyte && uncompressedSize > compressedSize * most.ratio)
    throw new UnreadableFile("It is packed so tightly that it can only have been made to fill a disk.");
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
