import { At, Cut, Scene, type DrawingProps } from "./cut.tsx";
import { Leaf } from "./foods.tsx";
import { roundPiece } from "./paper-shapes.ts";
import { Fork, Knife, Plate } from "./tableware.tsx";

/** The table is laid, the plate waits. */
export function EmptyDrawing(props: DrawingProps) {
  return (
    <Scene width={240} height={180} {...props}>
      <Cut d={roundPiece(120, 92, 112, 82, { seed: 31, wobble: 0.05 })} tone="cloth" lift={0} />
      <At x={120} y={90}>
        <Plate radius={62} seed={2} />
      </At>
      <At x={38} y={92} turn={-3} scale={0.94}>
        <Fork />
      </At>
      <At x={204} y={92} turn={3} scale={0.94}>
        <Knife />
      </At>
      <At x={126} y={88} turn={-32} scale={0.44}>
        <Leaf />
      </At>
    </Scene>
  );
}
