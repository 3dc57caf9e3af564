import { At, Cut, type DrawingProps, Scene } from "./cut.tsx";
import { LemonSlice, Leaf, Salmon } from "./foods.tsx";
import { roundPiece } from "./paper-shapes.ts";
import { Plate } from "./tableware.tsx";

/** A plate with fish and lemon. */
export function EatFishDrawing(props: DrawingProps) {
  return (
    <Scene width={160} height={120} {...props}>
      <Cut d={roundPiece(80, 61, 75, 55, { seed: 37, wobble: 0.05 })} tone="ground" lift={0} />
      <At x={80} y={60}>
        <Plate radius={46} seed={8} />
      </At>
      <At x={74} y={56} turn={-10} scale={0.56}>
        <Salmon />
      </At>
      <At x={100} y={76} scale={0.28}>
        <LemonSlice />
      </At>
      <At x={60} y={80} turn={20} scale={0.28}>
        <Leaf />
      </At>
    </Scene>
  );
}
