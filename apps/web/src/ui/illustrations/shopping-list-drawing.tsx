import { At, Cut, Scene, Strip, type DrawingProps } from "./cut.tsx";
import { Carrot, Tomato } from "./foods.tsx";
import { cornerPiece, leafPiece, roundPiece } from "./paper-shapes.ts";
import { Sheet } from "./tableware.tsx";

const rows = [
  { y: -52, width: 62, isTicked: true },
  { y: -26, width: 48, isTicked: true },
  { y: 0, width: 66, isTicked: true },
  { y: 26, width: 40, isTicked: false },
  { y: 52, width: 58, isTicked: false },
];

function Baguette() {
  return (
    <>
      <Cut
        d="M-17 -86C-6 -98 12 -96 18 -82C22 -30 22 40 16 84C8 94 -10 94 -16 84C-22 40 -22 -34 -17 -86Z"
        tone="bread"
        lift={5}
      />
      <Strip d="M-9 -66L9 -56M-10 -38L10 -28M-10 -10L10 0" tone="cream" width={5} />
    </>
  );
}

function Leek() {
  return (
    <>
      <Cut d={leafPiece(0, -10, 84, 22, -112)} tone="leafDeep" lift={3} />
      <Cut d={leafPiece(0, -10, 88, 22, -72)} tone="leaf" lift={3} />
      <Cut d={leafPiece(0, -6, 80, 20, -92)} tone="leafLight" lift={3} />
      <Cut d={cornerPiece("-11,-24 11,-24 12,70 -12,70", 8)} tone="cream" lift={3} />
    </>
  );
}

/** The list, and the bag it fills. */
export function ShoppingListDrawing(props: DrawingProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <Cut d={roundPiece(160, 122, 150, 110, { seed: 107, wobble: 0.05 })} tone="ground" lift={0} />
      <At x={196} y={92} turn={-11} scale={0.92}>
        <Baguette />
      </At>
      <At x={232} y={96} turn={4}>
        <Leek />
      </At>
      <At x={266} y={92} turn={-66} scale={0.72}>
        <Carrot />
      </At>
      <Cut d={cornerPiece("168,116 292,114 284,222 178,223", 8)} tone="wood" lift={6} />
      <Cut d={cornerPiece("168,116 292,114 290.5,130 169.5,132", 4)} tone="woodDeep" lift={0} />
      <At x={230} y={178} scale={0.5}>
        <Tomato />
      </At>
      <At x={98} y={124} turn={-5}>
        <Sheet width={132} height={168} />
        {rows.map(({ y, width, isTicked }) => (
          <At key={y} x={-48} y={y}>
            <Cut d={cornerPiece("0,-9 18,-9 18,9 0,9", 5)} tone={isTicked ? "leaf" : "rim"} lift={0} />
            {isTicked && <Strip d="M4 0L8 4.500L15 -5" tone="plate" width={3.6} />}
            <Strip d={`M30 0L${30 + width} -0.500`} tone={isTicked ? "rim" : "clothDeep"} width={6} />
          </At>
        ))}
      </At>
    </Scene>
  );
}
