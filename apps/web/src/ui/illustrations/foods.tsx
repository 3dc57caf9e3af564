/** Food seen from above, each about 100 units wide around its own middle. */
import { Cut, Strip, type PaperTone } from "./cut.tsx";
import { leafPiece, ringPieces, roundPiece } from "./paper-shapes.ts";

function around(count: number, from = 0): number[] {
  return Array.from({ length: count }, (_, index) => from + (index * 360) / count);
}

function onCircle(radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.round(Math.cos(angle) * radius * 10) / 10, Math.round(Math.sin(angle) * radius * 10) / 10];
}

const tomatoSeeds = around(5, 12)
  .flatMap((degrees) => {
    const [x1, y1] = onCircle(19, degrees + 9);
    const [x2, y2] = onCircle(25, degrees - 14);
    return [leafPiece(x1, y1, 8, 4, degrees + 12), leafPiece(x2, y2, 8, 4, degrees - 18)];
  })
  .join("");

export function TomatoSlice() {
  return (
    <>
      <Cut d={roundPiece(0, 0, 50, 48, { seed: 3 })} tone="tomato" lift={5} />
      <Cut d={roundPiece(0, 0, 42, 40, { seed: 8 })} tone="salmon" lift={0} />
      <Cut d={ringPieces(5, { from: 12, inner: 9, outer: 36, halfDegrees: 29 })} tone="tomato" lift={0} />
      <Cut d={tomatoSeeds} tone="cream" lift={0} />
    </>
  );
}

export function Tomato() {
  return (
    <>
      <Cut d={roundPiece(0, 0, 50, 47, { seed: 4, wobble: 0.035 })} tone="tomato" lift={6} />
      <Strip d="M-37 12C-33 25 -24 33 -12 37" tone="salmon" width={6} />
      {[-170, -98, -30, 40, 112].map((degrees) => (
        <Cut key={degrees} d={leafPiece(0, -6, 34, 17, degrees)} tone="leafDeep" lift={2} />
      ))}
      <Strip d="M0 -6C1 -14 4 -20 9 -25" tone="leaf" width={7} lift={2} />
    </>
  );
}

export function LemonSlice({ rind = "butter", flesh = "cream" }: { rind?: PaperTone; flesh?: PaperTone }) {
  return (
    <>
      <Cut d={roundPiece(0, 0, 50, 49, { seed: 11 })} tone={rind} lift={5} />
      <Cut d={roundPiece(0, 0, 42, 41, { seed: 2 })} tone={flesh} lift={0} />
      <Cut d={ringPieces(8, { from: 10, inner: 7, outer: 37, halfDegrees: 17 })} tone={rind} lift={0} />
    </>
  );
}

export function FriedEgg() {
  return (
    <>
      <Cut d={roundPiece(0, 0, 52, 44, { seed: 21, wobble: 0.13, points: 9 })} tone="plate" lift={5} />
      <Cut d={roundPiece(4, -2, 20, 19, { seed: 5 })} tone="butter" lift={2.5} />
      <Strip d="M-6 -8C-3 -13 2 -15 7 -14" tone="cream" width={4} />
    </>
  );
}

export function EggHalf() {
  return (
    <>
      <Cut
        d="M0 -50C26 -48 40 -14 37 12C34 38 18 50 0 50C-20 50 -36 36 -37 10C-38 -16 -24 -50 0 -50Z"
        tone="plate"
        lift={5}
      />
      <Cut d={roundPiece(0, 10, 22, 23, { seed: 6 })} tone="butter" lift={0} />
      <Cut d={roundPiece(2, 13, 14, 14, { seed: 9 })} tone="carrot" lift={0} />
    </>
  );
}

export function AvocadoHalf() {
  return (
    <>
      <Cut
        d="M2 -60C20 -58 22 -34 32 -14C44 10 36 50 0 51C-36 50 -44 12 -32 -14C-22 -36 -18 -60 2 -60Z"
        tone="leafDeep"
        lift={5}
      />
      <Cut
        d="M2 -51C14 -49 16 -29 25 -11C35 11 28 43 0 44C-28 43 -35 12 -25 -11C-17 -30 -13 -50 2 -51Z"
        tone="leafLight"
        lift={0}
      />
      <Cut
        d="M1 -41C9 -39 12 -22 19 -8C27 10 21 37 0 38C-21 37 -27 10 -19 -8C-12 -24 -8 -41 1 -41Z"
        tone="cream"
        lift={0}
      />
      <Cut d={roundPiece(0, 15, 15, 16, { seed: 7 })} tone="woodDeep" lift={2.5} />
      <Strip d="M-6 8C-4 5 -1 4 2 4" tone="wood" width={3.5} />
    </>
  );
}

const carrotTicks = around(7)
  .map((degrees) => `M${onCircle(30, degrees).join(" ")}L${onCircle(41, degrees).join(" ")}`)
  .join("");

export function CarrotRound() {
  return (
    <>
      <Cut d={roundPiece(0, 0, 50, 48, { seed: 13, wobble: 0.05 })} tone="carrot" lift={5} />
      <Cut d={roundPiece(0, 0, 24, 22, { seed: 15, wobble: 0.1 })} tone="butter" lift={0} />
      <Strip d={carrotTicks} tone="carrotDeep" width={3} />
    </>
  );
}

/** A whole carrot lying from left to right, its green at the right. */
export function Carrot() {
  return (
    <>
      {[-34, -12, 12, 34].map((degrees) => (
        <Cut
          key={degrees}
          d={leafPiece(48, 0, 46, 15, degrees)}
          tone={degrees % 24 === 12 ? "leaf" : "leafDeep"}
          lift={2}
        />
      ))}
      <Cut
        d="M-82 2C-50 -8 -10 -20 32 -22C50 -22 58 -12 58 0C58 13 48 22 32 21C-10 19 -52 11 -82 2Z"
        tone="carrot"
        lift={5}
      />
      <Strip d="M-32 -9L-28 0M0 17L-4 7M10 -19L13 -10M32 20L30 13" tone="carrotDeep" width={3.5} />
    </>
  );
}

export function Salmon() {
  return (
    <>
      <Cut
        d="M-58 -8C-52 -34 -10 -42 26 -36C52 -32 64 -16 60 2C56 24 22 36 -16 34C-46 32 -62 16 -58 -8Z"
        tone="salmon"
        lift={5}
      />
      <Strip
        d="M-38 -18C-26 -8 -26 10 -36 22M-12 -26C2 -12 2 12 -10 26M16 -28C30 -14 30 10 18 25M42 -22C50 -10 50 2 44 14"
        tone="cream"
        width={4}
      />
    </>
  );
}

export function Broccoli() {
  return (
    <>
      <Cut d="M-12 6C-10 22 -13 36 -16 46C-4 52 6 52 16 46C12 34 12 20 14 6Z" tone="leafLight" lift={4} />
      <Cut d={roundPiece(0, -10, 44, 30, { seed: 33, wobble: 0.14, points: 12 })} tone="leaf" lift={5} />
      <Cut d={roundPiece(-16, -12, 18, 15, { seed: 12, wobble: 0.12, points: 9 })} tone="leafDeep" lift={0} />
      <Cut d={roundPiece(18, -16, 17, 13, { seed: 18, wobble: 0.12, points: 9 })} tone="leafDeep" lift={0} />
      <Cut d={roundPiece(4, 4, 13, 9, { seed: 19, wobble: 0.12, points: 8 })} tone="leafDeep" lift={0} />
    </>
  );
}

export function Mushroom() {
  return (
    <>
      <Cut d="M-10 4C-9 20 -14 32 -17 40C-6 48 8 48 18 40C13 30 10 18 12 4Z" tone="cream" lift={4} />
      <Cut
        d="M-48 8C-46 -28 -22 -44 2 -44C30 -43 48 -24 48 8C34 18 18 10 0 12C-18 10 -34 18 -48 8Z"
        tone="bread"
        lift={5}
      />
      <Strip d="M-28 -14C-22 -24 -12 -30 -2 -31" tone="cream" width={5} />
    </>
  );
}

export function Basil() {
  return (
    <>
      <Cut d={leafPiece(0, 8, 48, 32, -150)} tone="leaf" lift={3} />
      <Cut d={leafPiece(0, 8, 52, 34, -30)} tone="leafDeep" lift={3} />
      <Cut d={leafPiece(0, 4, 46, 28, -88)} tone="leafLight" lift={3} />
      <Strip d="M0 26L0 -22M0 8L-26 -7M0 8L28 -8" tone="leafDeep" width={2.5} />
    </>
  );
}

/** One leaf, its stem in the middle. */
export function Leaf({ tone = "leaf" }: { tone?: PaperTone }) {
  return (
    <>
      <Cut d={leafPiece(-40, 0, 86, 44, 0)} tone={tone} lift={3} />
      <Strip d="M-52 1L26 0" tone="leafDeep" width={3} />
    </>
  );
}

const crumbs = [
  roundPiece(-12, -8, 4, 3, { seed: 1, points: 6 }),
  roundPiece(12, 6, 5, 3.5, { seed: 2, points: 6 }),
  roundPiece(-6, 22, 4, 3, { seed: 3, points: 6 }),
].join("");

export function BreadSlice() {
  return (
    <>
      <Cut
        d="M-40 -20C-52 -36 -36 -52 0 -51C36 -52 52 -36 40 -20C42 4 42 26 39 46C18 50 -18 50 -39 46C-42 26 -42 4 -40 -20Z"
        tone="woodDeep"
        lift={5}
      />
      <Cut
        d="M-33 -22C-42 -34 -30 -44 0 -43C30 -44 42 -34 33 -22C34 2 34 22 32 39C14 42 -14 42 -32 39C-34 22 -34 2 -33 -22Z"
        tone="cream"
        lift={0}
      />
      <Cut d={crumbs} tone="bread" lift={0} />
    </>
  );
}

export function RadishSlice() {
  return (
    <>
      <Cut d={roundPiece(0, 0, 50, 49, { seed: 17 })} tone="plumLight" lift={4} />
      <Cut d={roundPiece(0, 0, 42, 41, { seed: 18 })} tone="plate" lift={0} />
      <Cut d={roundPiece(2, -2, 14, 13, { seed: 19, wobble: 0.12 })} tone="rim" lift={0} />
    </>
  );
}

export function Pea() {
  return (
    <>
      <Cut d={roundPiece(0, 0, 50, 48, { seed: 20, wobble: 0.04 })} tone="leaf" lift={12} />
      <Strip d="M-22 -14C-16 -24 -6 -28 4 -27" tone="leafLight" width={11} />
    </>
  );
}
