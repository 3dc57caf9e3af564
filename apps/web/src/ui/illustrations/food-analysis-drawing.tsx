import { At, Cut, Scene, Strip, type DrawingProps, type PaperTone } from "./cut.tsx";
import { Broccoli, LemonSlice, Pea, Salmon } from "./foods.tsx";
import { cornerPiece, roundPiece } from "./paper-shapes.ts";
import { Plate, Writing } from "./tableware.tsx";

const peas = [
  [-8, 40],
  [6, 48],
  [20, 38],
  [8, 33],
  [-20, 48],
  [32, 47],
  [-2, 57],
  [18, 57],
] as const;

function Tag({ tone, width }: { tone: PaperTone; width: number }) {
  return (
    <>
      <Cut d={cornerPiece(`-12,0 4,-15 ${width},-14 ${width - 1},15 4,15`, 5)} tone="plate" lift={4} />
      <Cut d={roundPiece(6, 0, 5.5, 5.5, { seed: 3 })} tone={tone} lift={0} />
      <At x={20} y={-4}>
        <Writing widths={[width - 34, (width - 34) * 0.6]} gap={9} thickness={4} />
      </At>
    </>
  );
}

/** A plate in the finder, and tags that say what lies on it. */
export function FoodAnalysisDrawing(props: DrawingProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <Cut d={roundPiece(158, 120, 150, 110, { seed: 63, wobble: 0.05 })} tone="ground" lift={0} />
      <At x={150} y={122}>
        <Plate radius={88} seed={4} />
        <At x={-12} y={-20} turn={-12} scale={0.72}>
          <Salmon />
        </At>
        <At x={-38} y={28} scale={0.5} turn={-14}>
          <Broccoli />
        </At>
        <At x={36} y={10} scale={0.42}>
          <LemonSlice />
        </At>
        {peas.map(([x, y]) => (
          <At key={`${x} ${y}`} x={x} y={y - 2} scale={0.13}>
            <Pea />
          </At>
        ))}
      </At>
      <Strip
        d="M40 60L40 34C40 26 44 22 52 22L78 22M222 22L248 22C256 22 260 26 260 34L260 60M260 184L260 210C260 218 256 222 248 222L222 222M78 222L52 222C44 222 40 218 40 210L40 184"
        tone="tomato"
        width={9}
        lift={3}
      />
      <At x={226} y={84} turn={4}>
        <Tag tone="carrot" width={74} />
      </At>
      <At x={216} y={158} turn={-5}>
        <Tag tone="leaf" width={88} />
      </At>
    </Scene>
  );
}
