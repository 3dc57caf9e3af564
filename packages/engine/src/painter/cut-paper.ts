import type { Random } from "../planner/random.ts";

/** A point of the picture. */
export type Point = { readonly x: number; readonly y: number };

/** One decimal is finer than paper can be cut, and keeps pictures small. */
export const figure = (value: number): string => String(Math.round(value * 10) / 10);

/** A round piece whose edge wavers a little, as scissors do. */
export function blobPath(radiusX: number, radiusY: number, random: Random, waver = 0.06): string {
  const count = 8;
  const points = Array.from({ length: count }, (_, at): Point => {
    const angle = (at / count) * Math.PI * 2;
    const reach = 1 + (random() - 0.5) * 2 * waver;
    return { x: Math.cos(angle) * radiusX * reach, y: Math.sin(angle) * radiusY * reach };
  });
  return smoothPath(points);
}

/** A piece with straight cuts and slightly turned corners. */
export function chunkPath(radius: number, corners: number, random: Random): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = ((at + (random() - 0.5) * 0.35) / corners) * Math.PI * 2;
    const reach = radius * (0.85 + random() * 0.25);
    return `${figure(Math.cos(angle) * reach)} ${figure(Math.sin(angle) * reach)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A closed curve through the middles of a ring of points. */
function smoothPath(points: readonly Point[]): string {
  const middle = (one: Point, other: Point): string =>
    `${figure((one.x + other.x) / 2)} ${figure((one.y + other.y) / 2)}`;
  const last = points.at(-1);
  const [first] = points;
  if (last === undefined || first === undefined) return "";
  const curves = points.map((point, at) => {
    const next = points[at + 1] ?? first;
    return `Q${figure(point.x)} ${figure(point.y)} ${middle(point, next)}`;
  });
  return `M${middle(last, first)}${curves.join("")}Z`;
}

/** Moves, turns and sizes a drawing. */
export function placed(drawing: string, at: Point, turn: number, size = 1): string {
  const scale = size === 1 ? "" : ` scale(${figure(size)})`;
  const rotate = Math.round(turn) === 0 ? "" : ` rotate(${String(Math.round(turn))})`;
  return `<g transform="translate(${figure(at.x)} ${figure(at.y)})${rotate}${scale}">${drawing}</g>`;
}

/** A path in one colour. */
export const filled = (path: string, colour: string, more = ""): string =>
  `<path d="${path}" fill="${colour}"${more}/>`;

/** A line in one colour, with round ends. */
export const stroked = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${figure(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const disc = (radius: number, colour: string, at: Point = { x: 0, y: 0 }): string =>
  `<circle cx="${figure(at.x)}" cy="${figure(at.y)}" r="${figure(radius)}" fill="${colour}"/>`;
