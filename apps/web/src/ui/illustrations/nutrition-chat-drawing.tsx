import { At, Cut, Scene, type DrawingProps } from "./cut.tsx";
import { Basil, EggHalf, Mushroom, Tomato } from "./foods.tsx";
import { roundPiece } from "./paper-shapes.ts";
import { Writing } from "./tableware.tsx";

/** Two people's words, cut out: one asks, the other answers with food. */
export function NutritionChatDrawing(props: DrawingProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <Cut d={roundPiece(160, 122, 150, 110, { seed: 85, wobble: 0.05 })} tone="ground" lift={0} />
      <Cut
        d="M46 44C78 32 150 30 184 38C202 42 208 58 206 78C205 98 198 110 180 113C152 117 122 117 100 116C88 130 74 139 58 143C64 133 66 124 64 114C44 110 34 100 33 80C31 60 34 49 46 44Z"
        tone="plate"
        lift={6}
      />
      <At x={62} y={63}>
        <Writing widths={[116, 96, 62]} gap={15} tone="clothDeep" thickness={6} />
      </At>
      <Cut
        d="M136 124C170 116 236 116 268 122C288 126 294 140 293 162C292 184 286 196 270 199C276 208 284 214 293 218C276 220 258 214 244 203C208 206 168 206 140 201C122 197 117 184 117 164C117 142 120 128 136 124Z"
        tone="leafDeep"
        lift={6}
      />
      <At x={156} y={162} scale={0.5}>
        <Tomato />
      </At>
      <At x={206} y={160} scale={0.5} turn={14}>
        <EggHalf />
      </At>
      <At x={254} y={160} scale={0.54} turn={-8}>
        <Mushroom />
      </At>
      <At x={252} y={62} scale={0.62} turn={18}>
        <Basil />
      </At>
    </Scene>
  );
}
