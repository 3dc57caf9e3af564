import { At, Cut, Scene, Strip, type DrawingProps } from "./cut.tsx";
import { FriedEgg, Leaf } from "./foods.tsx";
import { leafPiece, roundPiece, wedgePiece } from "./paper-shapes.ts";
import { Pan } from "./tableware.tsx";

const marks = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** The kitchen's tomato clock, and what it watches over. */
export function CookingTimerDrawing(props: DrawingProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <Cut d={roundPiece(160, 122, 150, 110, { seed: 96, wobble: 0.05 })} tone="cloth" lift={0} />
      <At x={218} y={92} turn={-32}>
        <Pan radius={58} seed={3} />
        <At x={0} y={0} scale={0.78} turn={40}>
          <FriedEgg />
        </At>
      </At>
      <At x={116} y={134}>
        <Cut d={roundPiece(0, 0, 82, 77, { seed: 4, wobble: 0.03 })} tone="tomato" lift={8} />
        {[-152, -118, -90, -60, -30].map((degrees) => (
          <Cut key={degrees} d={leafPiece(0, -66, 34, 16, degrees)} tone="leafDeep" lift={2} />
        ))}
        <Strip d="M0 -66C0 -78 4 -86 11 -92" tone="leaf" width={8} lift={2} />
        <Cut d={roundPiece(0, 6, 54, 53, { seed: 9, wobble: 0.012, points: 14 })} tone="plate" lift={3} />
        <Cut d={wedgePiece(0, 6, 45, -90, 30)} tone="butter" lift={0} />
        {marks.map((degrees) => (
          <At key={degrees} x={0} y={6} turn={degrees}>
            <Strip
              d={degrees % 90 === 0 ? "M0 -47L0 -39" : "M0 -46.500L0 -43"}
              tone="iron"
              width={degrees % 90 === 0 ? 4.5 : 3}
            />
          </At>
        ))}
        <At x={0} y={6} turn={30}>
          <Strip d="M-10 0L36 0" tone="iron" width={6} lift={2} />
        </At>
        <Cut d={roundPiece(0, 6, 7, 7, { seed: 2 })} tone="iron" lift={1.5} />
      </At>
      <At x={256} y={190} turn={-20} scale={0.5}>
        <Leaf />
      </At>
    </Scene>
  );
}
