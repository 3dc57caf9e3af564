/**
 * Outlines of cut paper. Scissors never follow a curve exactly, so every outline wanders a little,
 * always the same way for the same seed: the server and the browser draw the same picture.
 */

interface Point {
  x: number;
  y: number;
}

/** A small repeatable wander between -1 and 1. */
function wander(seed: number, index: number): number {
  const turned = Math.sin(seed * 127.1 + index * 311.7) * 43_758.545_3;
  return (turned - Math.floor(turned)) * 2 - 1;
}

function turn(point: Point, center: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const dx = point.x - center.x;
  const dy = point.y - center.y;
  return {
    x: center.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: center.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * A closed curve through all points (Catmull-Rom, written as cubic Béziers). Each step is written from
 * the last rounded place: short figures that do not add up to an error.
 */
function smoothOutline(points: readonly Point[]): string {
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? { x: 0, y: 0 };
  let place = { x: rounded(at(0).x), y: rounded(at(0).y) };
  const parts = [`M${place.x} ${place.y}c`];
  const write = (x: number, y: number): Point => {
    const step = { x: rounded(x - place.x), y: rounded(y - place.y) };
    parts.push(`${step.x} ${step.y} `);
    return step;
  };
  for (let index = 0; index < points.length; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    write(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6);
    write(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6);
    const step = write(to.x, to.y);
    place = { x: rounded(place.x + step.x), y: rounded(place.y + step.y) };
  }
  return `${parts.join("").trimEnd().replaceAll(" -", "-").replaceAll(/\b0\./g, ".")}z`;
}

export interface RoundOptions {
  seed?: number;
  /** Share of the radius by which the edge wanders. */
  wobble?: number;
  turnDegrees?: number;
  points?: number;
}

/** A round or oval piece: plates, tomatoes, eggs, slices. */
export function roundPiece(x: number, y: number, rx: number, ry: number, options: RoundOptions = {}): string {
  const { seed = 1, wobble = 0.025, turnDegrees = 0, points = 9 } = options;
  const outline = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * 2 * Math.PI;
    const reach = 1 + wander(seed, index) * wobble;
    const point = { x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach };
    return turn(point, { x, y }, turnDegrees);
  });
  return smoothOutline(outline);
}

/** A leaf from its stem at (x, y), pointing where it is turned: 0 is to the right. */
export function leafPiece(x: number, y: number, length: number, width: number, turnDegrees: number): string {
  const half = width / 2;
  const place = (along: number, across: number): string => {
    const point = turn({ x: x + along * length, y: y + across * half }, { x, y }, turnDegrees);
    return `${figure(point.x)} ${figure(point.y)}`;
  };
  return `M${place(0, 0)}C${place(0.18, -1.25)} ${place(0.68, -1.1)} ${place(1, 0)}C${place(0.72, 1)} ${place(0.22, 1.3)} ${place(0, 0)}Z`;
}

/** A straight-edged piece with softened corners: boards, cards, cartons. Corners as in SVG: "0,0 10,0 10,8". */
export function cornerPiece(points: string, radius = 4): string {
  const corners = points.split(" ").map((pair): Point => {
    const [x = 0, y = 0] = pair.split(",").map(Number);
    return { x, y };
  });
  const at = (index: number): Point => corners[(index + corners.length) % corners.length] ?? { x: 0, y: 0 };
  const towards = (from: Point, to: Point): string => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const share = Math.min(radius / length, 0.5);
    return `${figure(from.x + (to.x - from.x) * share)} ${figure(from.y + (to.y - from.y) * share)}`;
  };
  const parts = corners.map((_, index) => {
    const corner = at(index);
    const entry = towards(corner, at(index - 1));
    const exit = towards(corner, at(index + 1));
    return `${index === 0 ? "M" : "L"}${entry}Q${figure(corner.x)} ${figure(corner.y)} ${exit}`;
  });
  return `${parts.join("")}Z`;
}

/** A slice of a round thing between two angles, its point at (x, y). */
export function wedgePiece(
  x: number,
  y: number,
  radius: number,
  fromDegrees: number,
  toDegrees: number,
): string {
  const rim = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${figure(x + Math.cos(angle) * radius)} ${figure(y + Math.sin(angle) * radius)}`;
  };
  const wide = toDegrees - fromDegrees > 180 ? 1 : 0;
  return `M${figure(x)} ${figure(y)}L${rim(fromDegrees)}A${radius} ${radius} 0 ${wide} 1 ${rim(toDegrees)}Z`;
}

interface RingOptions {
  from?: number;
  inner: number;
  outer: number;
  /** Half of the angle that one piece takes at its widest. */
  halfDegrees: number;
}

/** The chambers of a sliced fruit around (0, 0), all in one outline. */
export function ringPieces(count: number, { from = 0, inner, outer, halfDegrees }: RingOptions): string {
  const middle = inner + (outer - inner) * 0.62;
  const corners = [
    [inner, 0],
    [middle, -halfDegrees],
    [outer, -halfDegrees * 0.62],
    [outer, halfDegrees * 0.62],
    [middle, halfDegrees],
  ] as const;
  const pieces = Array.from({ length: count }, (_, index) => {
    const center = from + (index * 360) / count;
    return smoothOutline(
      corners.map(([reach, aside]) => turn({ x: reach, y: 0 }, { x: 0, y: 0 }, center + aside)),
    );
  });
  return pieces.join("");
}
