import { At, Cut, type DrawingProps, Scene } from "./cut.tsx";
import { Broccoli, CarrotRound, Salmon } from "./foods.tsx";
import { roundPiece } from "./paper-shapes.ts";
import { Plate } from "./tableware.tsx";

/** A plate with something of everything. */
export function EatEverythingDrawing(props: DrawingProps) {
  return (
    <Scene width={160} height={120} {...props}>
      <Cut d={roundPiece(80, 61, 75, 55, { seed: 11, wobble: 0.05 })} tone="ground" lift={0} />
      <At x={80} y={60}>
        <Plate radius={46} seed={2} />
      </At>
      <At x={66} y={52} turn={-12} scale={0.42}>
        <Salmon />
      </At>
      <At x={98} y={54} scale={0.34}>
        <Broccoli />
      </At>
      <At x={84} y={80} scale={0.26}>
        <CarrotRound />
      </At>
    </Scene>
  );
}
