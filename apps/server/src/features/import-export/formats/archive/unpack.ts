import { crc32, inflateRawSync } from "node:zlib";
import type { Entry, ZipFile } from "yauzl";
import { UnreadableFile } from "../import-file.ts";
import { type Budget, most } from "../limits.ts";

const oneMegabyte = 1_000_000;
/** How zip names the packing that nearly everybody uses. */
const deflated = 8;

/** The bytes of a file in an archive, or why they are not to be had. */
export async function unpack(
  zip: ZipFile,
  entry: Entry,
  mostBytes: number,
  budget: Budget,
  signal: AbortSignal,
): Promise<Buffer> {
  signal.throwIfAborted();
  if (entry.isEncrypted()) throw new UnreadableFile("It is protected by a password.");
  if (!entry.canDecodeFileData()) throw new UnreadableFile("It is compressed in a way that we do not know.");
  const { compressedSize, uncompressedSize } = entry;
  if (uncompressedSize > mostBytes) throw tooLarge(mostBytes);
  if (uncompressedSize > oneMegabyte && uncompressedSize > compressedSize * most.ratio)
    throw new UnreadableFile("It is packed so tightly that it can only have been made to fill a disk.");
  const bytes = await inflate(zip, entry, mostBytes, budget).catch((error: unknown) => {
    throw error instanceof UnreadableFile ? error : new UnreadableFile("It is damaged inside the archive.");
  });
  if (crc32(bytes) !== entry.crc32) throw new UnreadableFile("It is damaged inside the archive.");
  return bytes;
}

/** A stream of its own for each of ten thousand small files would leave more behind than all of them take. */
async function inflate(zip: ZipFile, entry: Entry, mostBytes: number, budget: Budget): Promise<Buffer> {
  const { compressedSize, uncompressedSize } = entry;
  const isSmall = Math.max(compressedSize, uncompressedSize) <= oneMegabyte;
  if (entry.compressionMethod !== deflated || !isSmall)
    return collect(await zip.openReadStreamPromise(entry), mostBytes, budget);
  budget.take(uncompressedSize);
  const packed = await collect(
    await zip.openReadStreamPromise(entry, { decodeFileData: false }),
    oneMegabyte,
  );
  // What is longer than it says of itself is refused here; what is shorter has another checksum.
  return inflateRawSync(packed, { maxOutputLength: Math.max(1, uncompressedSize) });
}

/** What an entry says of its size is not believed: the bytes are counted as they come. */
async function collect(stream: AsyncIterable<Buffer>, mostBytes: number, budget?: Budget): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > mostBytes) throw tooLarge(mostBytes);
    budget?.take(chunk.length);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

function tooLarge(mostBytes: number): UnreadableFile {
  return new UnreadableFile(`It unpacks to more than ${mostBytes / oneMegabyte} MB.`);
}
