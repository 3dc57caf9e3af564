import { At, Cut, Scene, Strip, type DrawingProps } from "./cut.tsx";
import { Leaf, Tomato } from "./foods.tsx";
import { cornerPiece, roundPiece } from "./paper-shapes.ts";
import { Writing } from "./tableware.tsx";

function Jar() {
  return (
    <>
      <Cut
        d="M-42 -40C-48 -34 -50 -24 -50 -10L-48 66C-46 76 -40 80 -30 80L30 80C40 80 46 76 48 66L50 -10C50 -24 48 -34 42 -40Z"
        tone="tomato"
        lift={6}
      />
      <Cut d={cornerPiece("-46,-62 46,-63 47,-38 -47,-37", 7)} tone="butter" lift={4} />
      <Cut d={cornerPiece("-50,-6 50,-8 49,50 -49,51", 3)} tone="plate" lift={0} />
      <At x={0} y={21} scale={0.42}>
        <Tomato />
      </At>
    </>
  );
}

function Carton() {
  return (
    <>
      <Cut d={cornerPiece("-40,-52 -24,-84 24,-85 40,-52 39,82 -39,83", 5)} tone="clothDeep" lift={6} />
      <Cut d={cornerPiece("-40,-52 -24,-84 24,-85 40,-52", 4)} tone="leafDeep" lift={0} />
      <At x={-26} y={-26}>
        <Writing widths={[52, 36]} gap={14} tone="plate" thickness={6} />
      </At>
      <Cut d={cornerPiece("-28,36 28,35 28,68 -28,69", 3)} tone="plate" lift={0} />
      <Strip d="M-21 42L-21 62M-14 42L-14 62M-4 42L-4 62M4 42L4 62M18 42L18 62" tone="iron" width={2.5} />
      <Strip d="M-9 42L-9 62M11 42L11 62M22.500 42L22.500 62" tone="iron" width={4} />
    </>
  );
}

/** What is in there? A glass held over two labels. */
export function ProductQuestionsDrawing(props: DrawingProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <Cut d={roundPiece(160, 124, 150, 108, { seed: 118, wobble: 0.05 })} tone="cloth" lift={0} />
      <At x={106} y={122} turn={-5}>
        <Jar />
      </At>
      <At x={206} y={118} turn={5}>
        <Carton />
      </At>
      <At x={236} y={148}>
        <Strip d="M31 32L62 66" tone="woodDeep" width={15} lift={5} />
        <Cut d={roundPiece(0, 0, 46, 46, { seed: 5, wobble: 0.012, points: 14 })} tone="butter" lift={6} />
        <Cut d={roundPiece(0, 0, 36, 36, { seed: 6, wobble: 0.012, points: 14 })} tone="plate" lift={0} />
        <Strip d="M-11 -11C-10 -21 11 -22 11 -9C11 -1 0 0 0 9" tone="tomato" width={7.5} />
        <Cut d={roundPiece(0, 20, 4.8, 4.8, { seed: 1 })} tone="tomato" lift={0} />
      </At>
      <At x={44} y={196} turn={-34} scale={0.52}>
        <Leaf />
      </At>
    </Scene>
  );
}
