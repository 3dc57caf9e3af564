import { At, Scene, type DrawingProps } from "./cut.tsx";
import { Tomato } from "./foods.tsx";

/** A tomato seen from above: the mark of the product, readable from 24 px. */
export function LogoDrawing(props: DrawingProps) {
  return (
    <Scene width={64} height={64} {...props}>
      <At x={31} y={33} scale={0.58}>
        <Tomato />
      </At>
    </Scene>
  );
}
