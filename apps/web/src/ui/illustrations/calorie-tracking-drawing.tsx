import { At, Cut, Scene, Strip, type DrawingProps, type PaperTone } from "./cut.tsx";
import { TomatoSlice } from "./foods.tsx";
import { cornerPiece, leafPiece, roundPiece } from "./paper-shapes.ts";
import { Sheet } from "./tableware.tsx";

const bars: { tone: PaperTone; height: number }[] = [
  { tone: "leaf", height: 62 },
  { tone: "butter", height: 88 },
  { tone: "carrot", height: 74 },
  { tone: "tomato", height: 108 },
  { tone: "plumLight", height: 52 },
];

function Pear() {
  return (
    <>
      <Cut
        d="M0 -58C18 -57 18 -34 25 -17C36 -2 46 8 44 29C42 51 20 58 0 57C-21 58 -42 51 -44 28C-45 8 -35 -3 -25 -18C-18 -34 -18 -58 0 -58Z"
        tone="leafLight"
        lift={6}
      />
      <Strip d="M-30 26C-28 38 -20 45 -10 47" tone="cream" width={5} />
      <Strip d="M0 -55C0 -66 3 -74 9 -80" tone="woodDeep" width={6} lift={2} />
      <Cut d={leafPiece(4, -68, 36, 18, -6)} tone="leafDeep" lift={2} />
    </>
  );
}

/** A day in strips of paper, one of them over the dotted line. */
export function CalorieTrackingDrawing(props: DrawingProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <Cut d={roundPiece(160, 124, 150, 108, { seed: 74, wobble: 0.05 })} tone="cloth" lift={0} />
      <At x={142} y={118} turn={2}>
        <Sheet width={216} height={172} />
        {bars.map(({ tone, height }, column) => (
          <Cut
            key={tone}
            d={cornerPiece(
              `${-88 + column * 36},${62 - height} ${-64 + column * 36},${61 - height} ${-63 + column * 36},62 ${-88 + column * 36},62`,
              8,
            )}
            tone={tone}
            lift={3}
          />
        ))}
        <Strip
          d="M-96 -34L-82 -34M-70 -34L-56 -34M-44 -34L-30 -34M-18 -34L-4 -34M8 -34L22 -34M34 -34L48 -34M60 -34L74 -34M86 -34L96 -34"
          tone="iron"
          width={3}
        />
        <Strip d="M-96 68L96 67" tone="rim" width={5} />
      </At>
      <At x={262} y={158} turn={10} scale={0.84}>
        <Pear />
      </At>
      <At x={50} y={48} turn={20} scale={0.46}>
        <TomatoSlice />
      </At>
    </Scene>
  );
}
