import { At, Cut, Scene, type DrawingProps } from "./cut.tsx";
import { Leaf, Pea } from "./foods.tsx";
import { roundPiece } from "./paper-shapes.ts";

const peas = [
  [34, 138],
  [58, 154],
  [176, 150],
  [204, 128],
  [196, 34],
  [118, 160],
] as const;

/** A plate in two, and the peas that got away. */
export function ErrorDrawing(props: DrawingProps) {
  return (
    <Scene width={240} height={180} {...props}>
      <Cut d={roundPiece(120, 92, 112, 80, { seed: 36, wobble: 0.05 })} tone="cloth" lift={0} />
      <At x={112} y={84} turn={-9}>
        <Cut
          d="M2 -62L-8 -36L4 -18L-10 6L2 26L-6 60C-42 58 -66 34 -66 -2C-66 -38 -40 -62 2 -62Z"
          tone="plate"
          lift={5}
        />
        <Cut
          d="M-3 -46L-8 -36L4 -18L-10 6L2 26L-3 45C-32 43 -50 24 -50 -2C-50 -28 -32 -46 -3 -46Z"
          tone="rim"
          lift={0}
        />
      </At>
      <At x={134} y={94} turn={12}>
        <Cut
          d="M4 -62L-6 -36L6 -18L-8 6L4 26L-4 60C38 60 64 34 64 0C64 -36 40 -60 4 -62Z"
          tone="plate"
          lift={5}
        />
        <Cut
          d="M-2 -46L-6 -36L6 -18L-8 6L4 26L0 45C30 43 48 24 48 0C48 -27 28 -45 -2 -46Z"
          tone="rim"
          lift={0}
        />
      </At>
      {peas.map(([x, y]) => (
        <At key={x} x={x} y={y} scale={0.17}>
          <Pea />
        </At>
      ))}
      <At x={48} y={40} turn={24} scale={0.42}>
        <Leaf />
      </At>
    </Scene>
  );
}
