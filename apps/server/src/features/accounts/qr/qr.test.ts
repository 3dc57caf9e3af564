import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { blocksOf, byteCount, correctionOfVersion } from "./qr-bytes.ts";
import { qrMatrix, type QrMatrix } from "./qr-matrix.ts";
import { qrSvg } from "./qr-svg.ts";
import { correctionOf } from "./reed-solomon.ts";

// The fifteen bits of level M by mask, from the table of the standard.
const formats = [
  "101010000010010",
  "101000100100101",
  "101111001111100",
  "101101101001011",
  "100010111111001",
  "100000011001110",
  "100111110010111",
  "100101010100000",
];

describe("a QR code", () => {
  it("corrects as the example of the standard does", () => {
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ];
    expect(correctionOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });

  it("reads back as the text it was made of", () => {
    assert(
      property(string({ unit: "grapheme", maxLength: 300 }), (text) => {
        expect(read(qrMatrix(text))).toBe(text);
      }),
      { numRuns: 30 },
    );
    expect(read(qrMatrix("z".repeat(2331)))).toBe("z".repeat(2331));
    expect(() => qrMatrix("z".repeat(2332))).toThrow(RangeError);
  });

  it("is dark on white with a margin of four", () => {
    const svg = qrSvg("otpauth://totp/x");
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 33 33"/u);
    expect(svg).toContain("M4,4h1v1h-1z");
    expect(svg).not.toMatch(/[#%]/u);
  });
});

/** Reads a code as a camera would: mask from the format bits, then bytes in the order of the standard. */
function read(matrix: QrMatrix): string {
  const size = matrix.length;
  const version = (size - 17) / 4;
  const at = (x: number, y: number) => (matrix[y]?.[x] === true ? 1 : 0);
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => at(x, 8));
  const rest = [7, 5, 4, 3, 2, 1, 0].map((y) => at(8, y));
  const mask = formats.indexOf([...format, ...rest].join(""));
  expect(mask).toBeGreaterThanOrEqual(0);
  const bits: number[] = [];
  const columns = Array.from({ length: (size - 1) / 2 }, (_, index) => size - 1 - index * 2).map((x) =>
    x <= 6 ? x - 1 : x,
  );
  for (const [turn, right] of columns.entries())
    for (let step = 0; step < size; step += 1) {
      const y = turn % 2 === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isFixed(x, y, size, version)) bits.push(at(x, y) ^ (isMasked(mask, x, y) ? 1 : 0));
    }
  const bytes = Array.from({ length: byteCount(version) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8).join(""), 2),
  );
  return textOf(bytes, version);
}

function isFixed(x: number, y: number, size: number, version: number): boolean {
  if (x === 6 || y === 6) return true;
  const isCorner = (x < 9 && y < 9) || (x < 9 && y > size - 9) || (x > size - 9 && y < 9);
  if (isCorner) return true;
  if (version >= 7 && ((x < 6 && y > size - 12) || (y < 6 && x > size - 12))) return true;
  const marks = marksOf(version);
  const near = (position: number) => marks.find((mark) => Math.abs(mark - position) <= 2);
  const [markX, markY] = [near(x), near(y)];
  if (markX === undefined || markY === undefined) return false;
  const last = marks.at(-1);
  return !((markX === 6 && (markY === 6 || markY === last)) || (markX === last && markY === 6));
}

// Rows of the standard's table for some versions; the others are far apart in even steps.
function marksOf(version: number): readonly number[] {
  const known: Readonly<Record<number, readonly number[]>> = {
    1: [],
    7: [6, 22, 38],
    14: [6, 26, 46, 66],
    32: [6, 34, 60, 86, 112, 138],
    40: [6, 30, 58, 86, 114, 142, 170],
  };
  const given = known[version];
  if (given) return given;
  const last = version * 4 + 10;
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((last - 6) / (count - 1) / 2) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, index) => last - (count - 2 - index) * step)];
}

function isMasked(mask: number, x: number, y: number): boolean {
  const product = x * y;
  const rules = [
    x + y,
    y % 2 === 0 ? 0 : 1,
    x % 3,
    (x + y) % 3,
    Math.floor(x / 3) + Math.floor(y / 2),
    (product % 2) + (product % 3),
    (product % 2) + (product % 3),
    ((x + y) % 2) + (product % 3),
  ];
  const value = rules[mask] ?? 1;
  return [2, 3, 5].includes(mask) ? value === 0 : value % 2 === 0;
}

/** Sorts the bytes back into their blocks, checks each, and takes the text out. */
function textOf(bytes: readonly number[], version: number): string {
  const count = blocksOf(version);
  const degree = correctionOfVersion(version);
  const dataLength = bytes.length - count * degree;
  const shortLength = Math.floor(dataLength / count);
  const shortCount = count - (dataLength % count);
  const blocks: number[][] = Array.from({ length: count }, () => []);
  const corrections: number[][] = Array.from({ length: count }, () => []);
  bytes.slice(0, shortLength * count).forEach((byte, index) => blocks[index % count]?.push(byte));
  bytes
    .slice(shortLength * count, dataLength)
    .forEach((byte, index) => blocks[shortCount + index]?.push(byte));
  bytes.slice(dataLength).forEach((byte, index) => corrections[index % count]?.push(byte));
  for (const [index, block] of blocks.entries())
    expect(correctionOf(block, degree)).toEqual(corrections[index]);
  const digits = blocks
    .flat()
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  expect(digits[0]).toBe("4");
  const lengthDigits = version < 10 ? 2 : 4;
  const length = Number.parseInt(digits.slice(1, 1 + lengthDigits), 16);
  const start = 1 + lengthDigits;
  return Buffer.from(digits.slice(start, start + length * 2), "hex").toString("utf8");
}
