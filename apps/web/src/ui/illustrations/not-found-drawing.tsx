import { At, Cut, Scene, Strip, type DrawingProps } from "./cut.tsx";
import { cornerPiece, roundPiece } from "./paper-shapes.ts";

const star =
  "M0 -25C4 -25 6 -12 9 -9C12 -7 25 -9 26 -5C27 -1 16 6 15 10C14 14 21 24 18 26C15 29 4 20 0 20C-4 20 -15 29 -18 26C-21 24 -14 14 -15 10C-16 6 -27 -1 -26 -5C-25 -9 -12 -7 -9 -9C-6 -12 -4 -25 0 -25Z";

const cookies = [
  { x: 66, y: 62, turn: 8 },
  { x: 130, y: 54, turn: -10 },
  { x: 62, y: 122, turn: -6 },
];

/** Rolled dough: the biscuit you look for was cut out and is gone. */
export function NotFoundDrawing(props: DrawingProps) {
  return (
    <Scene width={240} height={180} {...props}>
      <Cut d={roundPiece(120, 92, 112, 82, { seed: 44, wobble: 0.05 })} tone="cloth" lift={0} />
      <Cut d={roundPiece(106, 92, 92, 68, { seed: 27, wobble: 0.05, points: 13 })} tone="cream" lift={5} />
      {cookies.map(({ x, y, turn }) => (
        <At key={`${x} ${y}`} x={x} y={y} turn={turn}>
          <Cut d={star} tone="bread" lift={3} />
          <Cut d={roundPiece(0, 2, 4, 4, { seed: x })} tone="tomato" lift={0} />
        </At>
      ))}
      <At x={128} y={118} turn={6}>
        <Cut d={star} tone="cloth" lift={0} />
        <Strip d="M-25 -5C-23 -9 -12 -7 -9 -9C-6 -12 -4 -25 0 -25" tone="shade" width={5} />
      </At>
      <At x={186} y={120} turn={-62}>
        <Strip d="M-62 0L-46 0M46 0L62 0" tone="woodDeep" width={10} lift={4} />
        <Cut d={cornerPiece("-46,-15 46,-14 46,14 -46,15", 9)} tone="wood" lift={6} />
        <Strip d="M-34 -5L32 -4" tone="bread" width={4} />
      </At>
    </Scene>
  );
}
