import { At, Cut, type DrawingProps, Scene } from "./cut.tsx";
import { AvocadoHalf, CarrotRound, Leaf, TomatoSlice } from "./foods.tsx";
import { roundPiece } from "./paper-shapes.ts";
import { Bowl } from "./tableware.tsx";

/** A bowl of green things. */
export function EatVeganDrawing(props: DrawingProps) {
  return (
    <Scene width={160} height={120} {...props}>
      <Cut d={roundPiece(80, 61, 75, 55, { seed: 31, wobble: 0.05 })} tone="ground" lift={0} />
      <At x={80} y={60}>
        <Bowl radius={46} seed={6} />
      </At>
      <At x={66} y={54} turn={-20} scale={0.4}>
        <AvocadoHalf />
      </At>
      <At x={96} y={48} scale={0.28}>
        <CarrotRound />
      </At>
      <At x={98} y={72} scale={0.3}>
        <TomatoSlice />
      </At>
      <At x={72} y={82} turn={30} scale={0.3}>
        <Leaf />
      </At>
    </Scene>
  );
}
