import { correctionOf } from "./reed-solomon.ts";

// Correction level M of ISO/IEC 18004, by version from 1: correction bytes of a block, and number of blocks.
const correctionBytes = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28, 28, 28, 28, 28,
  28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
];
const blockCounts = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29,
  31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
];
const maxVersion = 40;

/** The version that holds a text and all bytes to draw, interleaved over their blocks. */
export interface QrBytes {
  readonly version: number;
  readonly bytes: readonly number[];
}

/** Lays a text out as the bytes of the smallest code that holds it. */
export function qrBytesOf(text: string): QrBytes {
  const data = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= maxVersion; version += 1) {
    const capacity = byteCount(version) - blocksOf(version) * correctionOfVersion(version);
    if (data.length + (version < 10 ? 2 : 3) <= capacity)
      return { version, bytes: interleave(version, frame(data, version, capacity)) };
  }
  throw new RangeError("This text is too long for a QR code.");
}

/** All bytes that fit between the fixed patterns. */
export function byteCount(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const marks = Math.floor(version / 7) + 2;
    modules -= (25 * marks - 10) * marks - 55;
    if (version >= 7) modules -= 36;
  }
  return Math.floor(modules / 8);
}

/** How many blocks the bytes of a version are cut into. */
export function blocksOf(version: number): number {
  return blockCounts[version - 1] ?? 1;
}

/** How many bytes of each block correct the others. */
export function correctionOfVersion(version: number): number {
  return correctionBytes[version - 1] ?? 0;
}

/** Mode "bytes", the length, the text, an end, and the prescribed filling. */
function frame(data: readonly number[], version: number, capacity: number): number[] {
  const lengthDigits = version < 10 ? 2 : 4;
  const length = data.length.toString(16).padStart(lengthDigits, "0");
  const text = data.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const digits = `4${length}${text}0`;
  const framed = Array.from({ length: digits.length / 2 }, (_, index) =>
    Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16),
  );
  for (let filling = 0xec; framed.length < capacity; filling ^= 0xec ^ 0x11) framed.push(filling);
  return framed;
}

/** Cuts the data into blocks, the shorter ones first, corrects each, and takes turns between them. */
function interleave(version: number, data: readonly number[]): number[] {
  const count = blocksOf(version);
  const degree = correctionOfVersion(version);
  const shortLength = Math.floor(data.length / count);
  const shortCount = count - (data.length % count);
  let start = 0;
  const blocks = Array.from({ length: count }, (_, index) => {
    const end = start + shortLength + (index < shortCount ? 0 : 1);
    const block = data.slice(start, end);
    start = end;
    return block;
  });
  const corrections = blocks.map((block) => correctionOf(block, degree));
  return [...takeTurns(blocks, shortLength + 1), ...takeTurns(corrections, degree)];
}

function takeTurns(blocks: readonly (readonly number[])[], length: number): number[] {
  const turns = Array.from({ length }, (_, turn) => blocks.map((block) => block[turn]));
  return turns.flat().filter((byte) => byte !== undefined);
}
