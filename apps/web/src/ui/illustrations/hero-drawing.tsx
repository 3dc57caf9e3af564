import { At, Cut, Scene, Strip, type DrawingProps } from "./cut.tsx";
import {
  Basil,
  BreadSlice,
  CarrotRound,
  EggHalf,
  Leaf,
  LemonSlice,
  Pea,
  RadishSlice,
  Salmon,
  Tomato,
  TomatoSlice,
} from "./foods.tsx";
import { cornerPiece, roundPiece } from "./paper-shapes.ts";
import { Board, Bowl, Fork, Knife, Plate, Spoon } from "./tableware.tsx";

function Cloth() {
  return (
    <>
      <Cut
        d={roundPiece(300, 292, 288, 270, { seed: 61, wobble: 0.045, points: 13 })}
        tone="ground"
        lift={0}
      />
      <At x={352} y={300} turn={-8}>
        <Cut d={cornerPiece("-120,-226 112,-222 118,224 -116,220", 10)} tone="cloth" lift={6} />
        <Strip
          d="M-92 -216L-88 212M-74 -216L-70 212M86 -214L92 214M68 -214L74 214"
          tone="clothDeep"
          width={5}
        />
      </At>
    </>
  );
}

/** Strands that turn around the middle of the nest, each a little further out and a little oval. */
const strands = [80, 70, 60, 50, 40, 30, 20].map((reach, ring) => {
  const height = reach * (0.86 + (ring % 3) * 0.04);
  return {
    reach,
    turn: ring * 83,
    d: `M${-reach} 0A${reach} ${height} 0 1 1 ${reach * 0.6} ${height * 0.8}`,
  };
});

function Pasta() {
  return (
    <Plate radius={124} seed={3}>
      <Cut d={roundPiece(0, 0, 88, 80, { seed: 8, wobble: 0.025, points: 15 })} tone="butterDeep" lift={4} />
      {strands.map(({ reach, turn, d }) => (
        <At key={reach} x={0} y={0} turn={turn}>
          <Strip d={d} tone={reach % 30 === 0 ? "cream" : "butter"} width={7.5} lift={1.8} />
        </At>
      ))}
      <At x={-44} y={-32} scale={0.42} turn={20}>
        <Tomato />
      </At>
      <At x={42} y={-40} scale={0.36}>
        <TomatoSlice />
      </At>
      <At x={40} y={38} scale={0.38} turn={-40}>
        <TomatoSlice />
      </At>
      <At x={-42} y={38} scale={0.32}>
        <Tomato />
      </At>
      <At x={-2} y={0} scale={0.86} turn={-12}>
        <Basil />
      </At>
    </Plate>
  );
}

function Soup() {
  return (
    <Bowl radius={76} seed={6} tone="plum" well="carrot">
      <Strip d="M-34 -6C-30 -34 22 -40 34 -12C42 14 8 34 -14 20C-30 8 -10 -12 6 -4" tone="cream" width={7} />
      <At x={20} y={26} scale={0.3} turn={-30}>
        <Leaf tone="leafDeep" />
      </At>
      <At x={-28} y={30} scale={0.26} turn={200}>
        <Leaf />
      </At>
    </Bowl>
  );
}

const saladLeaves = [
  [-38, -22, 200, "leaf"],
  [-10, -46, 262, "leafLight"],
  [32, -36, 310, "leafDeep"],
  [46, 6, 10, "leaf"],
  [26, 40, 58, "leafLight"],
  [-16, 44, 110, "leafDeep"],
  [-46, 18, 160, "leafLight"],
] as const;

function Salad() {
  return (
    <Bowl radius={88} seed={9} tone="wood" well="woodDeep">
      {saladLeaves.map(([x, y, turn, tone]) => (
        <At key={turn} x={x * 0.66} y={y * 0.66} turn={turn} scale={0.98}>
          <Leaf tone={tone} />
        </At>
      ))}
      <At x={-22} y={-16} scale={0.36}>
        <RadishSlice />
      </At>
      <At x={26} y={-8} scale={0.42} turn={30}>
        <EggHalf />
      </At>
      <At x={-12} y={28} scale={0.4}>
        <TomatoSlice />
      </At>
      <At x={20} y={36} scale={0.28}>
        <RadishSlice />
      </At>
      <At x={2} y={-36} scale={0.24}>
        <CarrotRound />
      </At>
    </Bowl>
  );
}

function Fish() {
  return (
    <Plate radius={84} seed={12} tone="clothDeep" well="plate">
      <At x={-6} y={-6} turn={-28} scale={0.72}>
        <Salmon />
      </At>
      <At x={30} y={30} scale={0.36} turn={16}>
        <LemonSlice />
      </At>
      {[
        [-34, 26],
        [-22, 36],
        [-8, 42],
        [-22, 22],
      ].map(([x = 0, y = 0]) => (
        <At key={`${x} ${y}`} x={x} y={y} scale={0.13}>
          <Pea />
        </At>
      ))}
    </Plate>
  );
}

function BreadBoard() {
  return (
    <>
      <Board width={190} height={104} />
      <At x={-46} y={-2} scale={0.68} turn={-12}>
        <BreadSlice />
      </At>
      <At x={6} y={6} scale={0.68} turn={9}>
        <BreadSlice />
      </At>
      <At x={56} y={0} turn={14} scale={0.72}>
        <Knife tone="plate" handle="tomato" />
      </At>
    </>
  );
}

function Glass() {
  return (
    <>
      <Cut d={roundPiece(0, 0, 34, 34, { seed: 14, wobble: 0.012, points: 13 })} tone="plate" lift={5} />
      <Cut d={roundPiece(0, 0, 27, 27, { seed: 15, wobble: 0.014 })} tone="clothDeep" lift={0} />
      <At x={4} y={3} scale={0.36} turn={20}>
        <LemonSlice />
      </At>
    </>
  );
}

/** Dinner for everybody, from above. */
export function HeroDrawing(props: DrawingProps) {
  return (
    <Scene width={600} height={580} {...props}>
      <Cloth />
      <At x={330} y={306}>
        <Pasta />
      </At>
      <At x={176} y={314} turn={-4} scale={1.3}>
        <Fork tone="plate" />
      </At>
      <At x={476} y={296} turn={7} scale={1.3}>
        <Spoon tone="plate" />
      </At>
      <At x={160} y={142}>
        <Salad />
      </At>
      <At x={438} y={112} turn={8}>
        <BreadBoard />
      </At>
      <At x={134} y={462}>
        <Soup />
      </At>
      <At x={456} y={468}>
        <Fish />
      </At>
      <At x={290} y={86}>
        <Glass />
      </At>
      <At x={292} y={500} scale={0.52}>
        <LemonSlice />
      </At>
      <At x={528} y={352} scale={0.66} turn={30}>
        <Tomato />
      </At>
      <At x={84} y={268} scale={0.56} turn={-50}>
        <Basil />
      </At>
      <At x={338} y={538} scale={0.44} turn={-24}>
        <Leaf />
      </At>
      <At x={546} y={212} scale={0.4} turn={120}>
        <Leaf tone="leafDeep" />
      </At>
    </Scene>
  );
}
