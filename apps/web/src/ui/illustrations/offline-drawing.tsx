import { At, Cut, Scene, Strip, type DrawingProps } from "./cut.tsx";
import { BreadSlice } from "./foods.tsx";
import { cornerPiece, roundPiece } from "./paper-shapes.ts";

/** The toaster is not plugged in; the bread is there all the same. */
export function OfflineDrawing(props: DrawingProps) {
  return (
    <Scene width={240} height={180} {...props}>
      <Cut d={roundPiece(120, 94, 112, 80, { seed: 39, wobble: 0.05 })} tone="cloth" lift={0} />
      <Strip d="M132 118C170 122 160 156 186 152C200 150 198 134 190 124" tone="iron" width={6} lift={3} />
      <At x={78} y={56} scale={0.5} turn={-4}>
        <BreadSlice />
      </At>
      <At x={110} y={54} scale={0.5} turn={5}>
        <BreadSlice />
      </At>
      <Cut
        d="M38 84C40 70 48 66 62 66L126 65C140 65 148 70 150 84L153 128C153 136 149 140 141 140L47 141C39 141 35 137 35 129Z"
        tone="tomato"
        lift={6}
      />
      <Cut d={cornerPiece("56,66 132,65 131,75 57,76", 5)} tone="tomatoDeep" lift={0} />
      <Strip d="M52 122L134 121" tone="salmon" width={5} />
      <Cut d={roundPiece(94, 101, 10, 10, { seed: 2 })} tone="cream" lift={2} />
      <At x={188} y={112} turn={-12}>
        <Strip d="M-7 -14L-7 -26M7 -14L7 -26" tone="iron" width={5} lift={2} />
        <Cut d={cornerPiece("-15,-15 15,-15 12,6 5,14 -5,14 -12,6", 5)} tone="butter" lift={4} />
      </At>
      <At x={190} y={52}>
        <Cut d={cornerPiece("-24,-25 24,-24 24,24 -23,25", 10)} tone="plate" lift={4} />
        <Cut d={roundPiece(0, 0, 17, 17, { seed: 4, wobble: 0.015 })} tone="rim" lift={0} />
        <Cut d={roundPiece(-7, 0, 3.4, 3.4, { seed: 1 })} tone="iron" lift={0} />
        <Cut d={roundPiece(7, 0, 3.4, 3.4, { seed: 2 })} tone="iron" lift={0} />
      </At>
    </Scene>
  );
}
