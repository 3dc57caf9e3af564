import { At, Cut, Scene, Strip, type DrawingProps } from "./cut.tsx";
import { AvocadoHalf, Leaf, LemonSlice } from "./foods.tsx";
import { roundPiece } from "./paper-shapes.ts";

/** Training with food: a carrot and two orange slices make the dumbbell. */
export function ExtraPlansDrawing(props: DrawingProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <Cut d={roundPiece(160, 124, 150, 110, { seed: 52, wobble: 0.05 })} tone="cloth" lift={0} />
      <Strip d="M18 186C70 226 128 172 176 198C214 218 262 216 304 178" tone="butter" width={17} lift={4} />
      <Strip
        d="M40 194L38 204M66 198L66 208M92 193L95 203M118 187L121 196M146 187L146 197M172 194L168 203M200 204L198 213M228 208L229 217M256 204L259 212M282 193L288 200"
        tone="butterDeep"
        width={3}
      />
      <At x={158} y={100} turn={-14}>
        <Strip d="M-70 2C-30 -1 30 3 70 -1" tone="carrot" width={25} lift={6} />
        <Strip d="M-26 -9L-23 -1M6 12L3 4M28 -11L30 -4" tone="carrotDeep" width={3} />
        <At x={-84} y={0} scale={1.05}>
          <LemonSlice rind="carrot" flesh="cream" />
        </At>
        <At x={84} y={0} scale={1.05} turn={20}>
          <LemonSlice rind="carrot" flesh="cream" />
        </At>
        <At x={128} y={0} turn={-24} scale={0.62}>
          <Leaf tone="leafDeep" />
        </At>
        <At x={128} y={2} turn={22} scale={0.55}>
          <Leaf />
        </At>
      </At>
      <At x={54} y={54} turn={-28} scale={0.44}>
        <AvocadoHalf />
      </At>
    </Scene>
  );
}
