import { At, Cut, Scene, Strip, type DrawingProps, type PaperTone } from "./cut.tsx";
import { AvocadoHalf, Basil, Broccoli, CarrotRound, FriedEgg, Salmon, TomatoSlice } from "./foods.tsx";
import { cornerPiece, roundPiece } from "./paper-shapes.ts";
import { Plate, Sheet } from "./tableware.tsx";

const days = [
  { id: "first", x: -72, y: -34, food: <TomatoSlice /> },
  { id: "second", x: 0, y: -34, food: <FriedEgg /> },
  { id: "third", x: 72, y: -34, food: <Broccoli /> },
  { id: "fourth", x: -72, y: 42, food: <Salmon /> },
  { id: "fifth", x: 0, y: 42, food: <CarrotRound /> },
  { id: "sixth", x: 72, y: 42, food: <AvocadoHalf /> },
];

const headings: PaperTone[] = ["tomato", "butter", "leaf"];

/** A week pinned up: one dish a day. */
export function MealPlannerDrawing(props: DrawingProps) {
  return (
    <Scene width={320} height={240} {...props}>
      <Cut d={roundPiece(162, 122, 152, 112, { seed: 41, wobble: 0.05 })} tone="ground" lift={0} />
      <At x={156} y={122} turn={-3}>
        <Sheet width={236} height={190} />
        {headings.map((tone, column) => (
          <Cut
            key={tone}
            d={cornerPiece(
              `${-100 + column * 72},-84 ${-44 + column * 72},-85 ${-45 + column * 72},-75 ${-99 + column * 72},-74`,
              5,
            )}
            tone={tone}
            lift={0}
          />
        ))}
        {days.map(({ id, x, y, food }, index) => (
          <At key={id} x={x} y={y}>
            <Plate radius={31} seed={index + 2} tone="rim" well="cream" />
            <At x={0} y={0} scale={0.4} turn={index * 7 - 14}>
              {food}
            </At>
          </At>
        ))}
        <Cut d={cornerPiece("-26,-106 24,-107 25,-88 -25,-88", 5)} tone="woodDeep" lift={3} />
        <Strip d="M-14 -98L13 -98.500" tone="wood" width={5} />
      </At>
      <At x={284} y={196} turn={-24} scale={0.5}>
        <Basil />
      </At>
    </Scene>
  );
}
