import { At, Cut, type DrawingProps, Scene } from "./cut.tsx";
import { CarrotRound, Mushroom, TomatoSlice } from "./foods.tsx";
import { roundPiece } from "./paper-shapes.ts";
import { Bowl } from "./tableware.tsx";

/** A row of bowls, all filled at once. */
export function CookBatchDrawing(props: DrawingProps) {
  return (
    <Scene width={160} height={120} {...props}>
      <Cut d={roundPiece(80, 61, 75, 55, { seed: 53, wobble: 0.05 })} tone="ground" lift={0} />
      <At x={36} y={60}>
        <Bowl radius={26} seed={2} />
      </At>
      <At x={36} y={60} scale={0.34}>
        <TomatoSlice />
      </At>
      <At x={80} y={60}>
        <Bowl radius={26} seed={4} tone="cloth" />
      </At>
      <At x={80} y={60} scale={0.34}>
        <CarrotRound />
      </At>
      <At x={124} y={60}>
        <Bowl radius={26} seed={7} />
      </At>
      <At x={124} y={60} scale={0.34}>
        <Mushroom />
      </At>
    </Scene>
  );
}
