import { At, Cut, type DrawingProps, Scene } from "./cut.tsx";
import { Broccoli, FriedEgg, TomatoSlice } from "./foods.tsx";
import { roundPiece } from "./paper-shapes.ts";
import { Plate } from "./tableware.tsx";

/** A plate with an egg and vegetables. */
export function EatVegetarianDrawing(props: DrawingProps) {
  return (
    <Scene width={160} height={120} {...props}>
      <Cut d={roundPiece(80, 61, 75, 55, { seed: 23, wobble: 0.05 })} tone="ground" lift={0} />
      <At x={80} y={60}>
        <Plate radius={46} seed={4} />
      </At>
      <At x={68} y={54} scale={0.44}>
        <FriedEgg />
      </At>
      <At x={98} y={50} scale={0.32}>
        <Broccoli />
      </At>
      <At x={92} y={78} scale={0.3}>
        <TomatoSlice />
      </At>
    </Scene>
  );
}
