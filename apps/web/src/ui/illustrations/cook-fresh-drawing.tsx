import { At, Cut, type DrawingProps, Scene } from "./cut.tsx";
import { FriedEgg, Leaf } from "./foods.tsx";
import { roundPiece } from "./paper-shapes.ts";
import { Pan } from "./tableware.tsx";

/** A pan on the stove. */
export function CookFreshDrawing(props: DrawingProps) {
  return (
    <Scene width={160} height={120} {...props}>
      <Cut d={roundPiece(80, 61, 75, 55, { seed: 47, wobble: 0.05 })} tone="ground" lift={0} />
      <At x={62} y={60}>
        <Pan radius={40} seed={3} />
      </At>
      <At x={58} y={56} scale={0.5}>
        <FriedEgg />
      </At>
      <At x={76} y={78} turn={24} scale={0.26}>
        <Leaf />
      </At>
    </Scene>
  );
}
