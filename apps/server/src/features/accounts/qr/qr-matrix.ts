import { qrBytesOf } from "./qr-bytes.ts";

/** Rows of modules; true is dark. */
export type QrMatrix = readonly (readonly boolean[])[];

/** The code's squares, with those that are fixed and carry no data. */
interface Canvas {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Draws a text as a QR code of correction level M, with the mask that reads best. */
export function qrMatrix(text: string): QrMatrix {
  const { version, bytes } = qrBytesOf(text);
  const drawn = masks.map((_, mask) => drawWith(version, bytes, mask));
  const [best] = drawn.toSorted((a, b) => penaltyOf(a) - penaltyOf(b));
  return best ?? [];
}

function drawWith(version: number, bytes: readonly number[], mask: number): QrMatrix {
  const canvas = blank(version);
  drawPatterns(canvas, version);
  drawFormat(canvas, mask);
  drawBytes(canvas, bytes, mask);
  return canvas.dark;
}

function blank(version: number): Canvas {
  const size = version * 4 + 17;
  const rows = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  return { size, dark: rows(), fixed: rows() };
}

function fix({ dark, fixed, size }: Canvas, x: number, y: number, isDark: boolean): void {
  const darkRow = dark[y];
  const fixedRow = fixed[y];
  if (!darkRow || !fixedRow || x < 0 || x >= size) return;
  darkRow[x] = isDark;
  fixedRow[x] = true;
}

function drawPatterns(canvas: Canvas, version: number): void {
  const { size } = canvas;
  for (let index = 0; index < size; index += 1) {
    fix(canvas, 6, index, index % 2 === 0);
    fix(canvas, index, 6, index % 2 === 0);
  }
  const marks = alignmentsOf(version, size);
  const last = marks.length - 1;
  for (const [row, y] of marks.entries())
    for (const [column, x] of marks.entries()) {
      const isFinder = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!isFinder) drawRings(canvas, x, y, 2);
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(canvas, x, y, 4);
  if (version >= 7) drawVersion(canvas, version);
}

/** Squares around a middle: dark, light, dark, and for the corners one more light. */
function drawRings(canvas: Canvas, middleX: number, middleY: number, reach: number): void {
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) {
      const ring = Math.max(Math.abs(dx), Math.abs(dy));
      fix(canvas, middleX + dx, middleY + dy, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
}

function alignmentsOf(version: number, size: number): readonly number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((size - 13) / (count * 2 - 2)) * 2;
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? 6 : size - 7 - (count - 1 - index) * step,
  );
}

/** Level M is 00, then the mask, ten correcting bits, and the prescribed pattern over all; twice. */
function drawFormat(canvas: Canvas, mask: number): void {
  const { size } = canvas;
  const bits = ((mask << 10) | remainderOf(mask, 10, 0x537)) ^ 0x5412;
  const bit = (index: number) => ((bits >>> index) & 1) === 1;
  for (let index = 0; index < 15; index += 1) {
    const along = index < 6 ? index : index < 8 ? index + 1 : 14 - index;
    if (index < 8) fix(canvas, 8, along, bit(index));
    else fix(canvas, index === 8 ? 7 : along, 8, bit(index));
    if (index < 8) fix(canvas, size - 1 - index, 8, bit(index));
    else fix(canvas, 8, size - 15 + index, bit(index));
  }
  fix(canvas, 8, size - 8, true);
}

function drawVersion(canvas: Canvas, version: number): void {
  const bits = (version << 12) | remainderOf(version, 12, 0x1f25);
  for (let index = 0; index < 18; index += 1) {
    const isDark = ((bits >>> index) & 1) === 1;
    const far = canvas.size - 11 + (index % 3);
    const near = Math.floor(index / 3);
    fix(canvas, far, near, isDark);
    fix(canvas, near, far, isDark);
  }
}

function remainderOf(value: number, degree: number, generator: number): number {
  let remainder = value;
  for (let turn = 0; turn < degree; turn += 1)
    remainder = (remainder << 1) ^ ((remainder >>> (degree - 1)) * generator);
  return remainder;
}

/** In columns of two from the right, up and down in turns, around what is fixed. */
function drawBytes({ size, dark, fixed }: Canvas, bytes: readonly number[], mask: number): void {
  const isMasked = masks[mask];
  let index = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let turn = 0; turn < size; turn += 1) {
      const y = isUpward ? size - 1 - turn : turn;
      for (const x of [right, right - 1]) {
        const row = dark[y];
        if (!row || fixed[y]?.[x]) continue;
        const bit = (((bytes[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1) === 1;
        row[x] = bit !== (isMasked?.(x, y) ?? false);
        index += 1;
      }
    }
  }
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, and one colour too often. */
function penaltyOf(matrix: QrMatrix): number {
  const columns = matrix.map((_, x) => matrix.map((row) => row[x] ?? false));
  const lines = [...matrix, ...columns].map((line) => line.map(Number).join(""));
  let penalty = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/gu)) penalty += run.length - 2;
    penalty += [...line.matchAll(/(?=00001011101|10111010000)/gu)].length * 40;
  }
  for (let y = 1; y < matrix.length; y += 1)
    for (let x = 1; x < matrix.length; x += 1) {
      const here = matrix[y]?.[x];
      const isBlock = [matrix[y]?.[x - 1], matrix[y - 1]?.[x], matrix[y - 1]?.[x - 1]].every(
        (m) => m === here,
      );
      if (isBlock) penalty += 3;
    }
  const dark = matrix.flat().filter(Boolean).length / matrix.length ** 2;
  return penalty + Math.floor(Math.abs(dark - 0.5) * 20) * 10;
}
