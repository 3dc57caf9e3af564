import { crc32, deflateRawSync } from "node:zlib";

/** A text that becomes a file in the zip. */
export interface ZippedText {
  readonly path: string;
  readonly text: string;
}

/** Zip 4.5, made on a system with Unix permissions; the name is UTF-8, the content deflated. */
const version = 45;
const madeOnUnix = 3 << 8;
const utf8Names = 0x0800;
const deflated = 8;
const readableByAll = 0o100644 * 0x10000;
const firstYear = 1980;
const most16 = 0xffff;
const most32 = 0xffffffff;

/**
 * Packs texts one after the other. Of each that went by, only its line in the directory stays, which is a hundred bytes: a
 * library that keeps an object and a stream for each needs hundreds of megabytes for 60,000 of them.
 */
export async function* zipPieces(texts: AsyncIterable<ZippedText>, mtime: Date): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for await (const { path, text } of texts) {
    const plain = Buffer.from(text);
    // What it makes is no larger than this but for texts of a few letters, and memory is asked for once.
    const packed = deflateRawSync(plain, { chunkSize: Math.max(64, plain.byteLength) });
    const file = { mtime, crc: crc32(plain), packed, plain, name: Buffer.from(path) };
    directory.push(directoryLine(file, offset));
    const header = fileHeader(file);
    yield Buffer.concat([header, packed]);
    offset += header.length + packed.length;
  }
  const lines = Buffer.concat(directory);
  yield lines;
  yield endOf(directory.length, lines.length, offset);
}

interface PackedFile {
  readonly mtime: Date;
  readonly crc: number;
  readonly packed: Uint8Array;
  readonly plain: Uint8Array;
  readonly name: Uint8Array;
}

function fileHeader(file: PackedFile): Buffer {
  return record([[4, 0x04034b50], ...factsOf(file), [2, 0]], file.name);
}

/** What stands in the header of a file and in its line of the directory alike. */
function factsOf({ mtime, crc, packed, plain, name }: PackedFile): readonly Field[] {
  const [date, time] = dosTimeOf(mtime);
  return [
    ...[version, utf8Names, deflated, time, date].map((value): Field => [2, value]),
    ...[crc, packed.byteLength, plain.byteLength].map((value): Field => [4, value]),
    [2, name.byteLength],
  ];
}

function directoryLine(file: PackedFile, offset: number): Buffer {
  const isFar = offset >= most32;
  const extra: readonly Field[] = isFar
    ? [
        [2, 1],
        [2, 8],
        [8, offset],
      ]
    : [];
  const line = record(
    [
      [4, 0x02014b50],
      [2, madeOnUnix | version],
      ...factsOf(file),
      ...[isFar ? 12 : 0, 0, 0, 0].map((value): Field => [2, value]),
      [4, readableByAll],
      [4, isFar ? most32 : offset],
    ],
    file.name,
  );
  return isFar ? Buffer.concat([line, record(extra)]) : line;
}

/** The end, after one of the larger form where the figures do not fit into the old one. */
function endOf(count: number, length: number, offset: number): Buffer {
  const isLarge = count >= most16 || length >= most32 || offset >= most32;
  const shown: readonly Field[] = isLarge
    ? [
        [2, most16],
        [2, most16],
        [4, most32],
        [4, most32],
      ]
    : [
        [2, count],
        [2, count],
        [4, length],
        [4, offset],
      ];
  const end = record([[4, 0x06054b50], [2, 0], [2, 0], ...shown, [2, 0]]);
  if (!isLarge) return end;
  const figures = [44, count, count, length, offset].map((value): Field => [8, value]);
  const [rest = [8, 0], ...places] = figures;
  const large = record([
    [4, 0x06064b50],
    rest,
    [2, madeOnUnix | version],
    [2, version],
    [4, 0],
    [4, 0],
    ...places,
  ]);
  const locator = record([
    [4, 0x07064b50],
    [4, 0],
    [8, offset + length],
    [4, 1],
  ]);
  return Buffer.concat([large, locator, end]);
}

/** Date and time as MS-DOS had them, in steps of two seconds. */
function dosTimeOf(instant: Date): readonly [date: number, time: number] {
  const year = Math.max(0, instant.getUTCFullYear() - firstYear);
  const date = (year << 9) | ((instant.getUTCMonth() + 1) << 5) | instant.getUTCDate();
  const seconds = instant.getUTCSeconds() >> 1;
  return [date, (instant.getUTCHours() << 11) | (instant.getUTCMinutes() << 5) | seconds];
}

/** A number, in so many bytes. */
type Field = readonly [bytes: 2 | 4 | 8, value: number];

/** Numbers one behind the other, the lowest byte of each first, and a text behind them. */
function record(fields: readonly Field[], text: Uint8Array = new Uint8Array()): Buffer {
  const length = fields.reduce((sum, [bytes]) => sum + bytes, 0);
  const made = Buffer.alloc(length + text.byteLength);
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) made.writeBigUInt64LE(BigInt(value), at);
    else made.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  made.set(text, at);
  return made;
}
