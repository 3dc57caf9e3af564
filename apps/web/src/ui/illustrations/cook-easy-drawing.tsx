import { At, Cut, type DrawingProps, Scene } from "./cut.tsx";
import { Broccoli, CarrotRound, TomatoSlice } from "./foods.tsx";
import { roundPiece } from "./paper-shapes.ts";
import { Bowl, Plate } from "./tableware.tsx";

/** One dish, and what is left of it in two boxes. */
export function CookEasyDrawing(props: DrawingProps) {
  return (
    <Scene width={160} height={120} {...props}>
      <Cut d={roundPiece(80, 61, 75, 55, { seed: 43, wobble: 0.05 })} tone="ground" lift={0} />
      <At x={56} y={58}>
        <Plate radius={36} seed={3} />
      </At>
      <At x={56} y={58} scale={0.42}>
        <Broccoli />
      </At>
      <At x={116} y={38}>
        <Bowl radius={22} seed={5} />
      </At>
      <At x={116} y={38} scale={0.26}>
        <CarrotRound />
      </At>
      <At x={118} y={86}>
        <Bowl radius={22} seed={9} tone="cloth" />
      </At>
      <At x={118} y={86} scale={0.26}>
        <TomatoSlice />
      </At>
    </Scene>
  );
}
