/** Things food lies on and is eaten with, seen from above. */
import type { ReactNode } from "react";
import { Cut, Strip, type PaperTone } from "./cut.tsx";
import { cornerPiece, roundPiece } from "./paper-shapes.ts";

interface DishProps {
  radius: number;
  seed?: number;
  tone?: PaperTone;
  well?: PaperTone;
  children?: ReactNode;
}

/** A plate: rim and a well that lies a little deeper. */
export function Plate({ radius, seed = 1, tone = "plate", well = "rim", children }: DishProps) {
  return (
    <>
      <Cut
        d={roundPiece(0, 0, radius, radius * 0.985, { seed, wobble: 0.012, points: 14 })}
        tone={tone}
        lift={radius * 0.07}
      />
      <Cut
        d={roundPiece(0, 0, radius * 0.74, radius * 0.73, { seed: seed + 3, wobble: 0.012, points: 13 })}
        tone={well}
        lift={0}
      />
      {children}
    </>
  );
}

/** A bowl: a coloured wall and what fills it. */
export function Bowl({ radius, seed = 1, tone = "clothDeep", well = "cream", children }: DishProps) {
  return (
    <>
      <Cut
        d={roundPiece(0, 0, radius, radius * 0.985, { seed, wobble: 0.014, points: 14 })}
        tone={tone}
        lift={radius * 0.09}
      />
      <Cut
        d={roundPiece(0, 0, radius * 0.85, radius * 0.84, { seed: seed + 5, wobble: 0.016, points: 12 })}
        tone={well}
        lift={0}
      />
      {children}
    </>
  );
}

/** A pan with its handle to the right. */
export function Pan({ radius, seed = 1, children }: DishProps) {
  const reach = radius * 1.95;
  const half = radius * 0.13;
  const handle = cornerPiece(
    `${radius * 0.8},${-half} ${reach},${-half * 0.85} ${reach},${half * 0.95} ${radius * 0.8},${half}`,
    half * 0.8,
  );
  return (
    <>
      <Cut d={handle} tone="woodDeep" lift={radius * 0.07} />
      <Cut
        d={roundPiece(0, 0, radius, radius, { seed, wobble: 0.01, points: 14 })}
        tone="iron"
        lift={radius * 0.09}
      />
      <Cut
        d={roundPiece(0, 0, radius * 0.86, radius * 0.86, { seed: seed + 2, wobble: 0.012 })}
        tone="ironLight"
        lift={0}
      />
      {children}
    </>
  );
}

/** Points up, 120 long. */
export function Fork({ tone = "rim" }: { tone?: PaperTone }) {
  return (
    <Cut
      d="M-4 60C-5 30 -4 8 -4 -4C-12 -8 -15 -16 -15 -26L-14 -58C-13 -62 -10 -62 -9 -58L-8 -32C-7 -29 -5 -29 -4 -32L-3 -59C-2 -62 2 -62 3 -59L4 -32C5 -29 7 -29 8 -32L9 -58C10 -62 13 -62 14 -58L15 -26C15 -16 12 -8 4 -4C4 8 5 30 5 60C4 64 -3 64 -4 60Z"
      tone={tone}
      lift={3.5}
    />
  );
}

/** Points up, 120 long, its edge to the left. */
export function Knife({ tone = "rim", handle = "rim" }: { tone?: PaperTone; handle?: PaperTone }) {
  return (
    <>
      <Cut d="M5 -62C-8 -56 -13 -26 -11 8C-6 11 0 11 5 9Z" tone={tone} lift={3.5} />
      <Cut d="M-5 8C-6 26 -6 44 -5 58C-3 63 4 63 6 58C7 42 6 26 5 8Z" tone={handle} lift={3.5} />
    </>
  );
}

export function Spoon({ tone = "rim" }: { tone?: PaperTone }) {
  return (
    <Cut
      d="M-4 60C-5 28 -4 0 -4 -14C-15 -18 -19 -30 -17 -42C-15 -56 -8 -62 1 -62C10 -62 16 -55 18 -42C19 -30 15 -18 4 -14C4 0 5 28 5 60C4 64 -3 64 -4 60Z"
      tone={tone}
      lift={3.5}
    />
  );
}

/** A board with a hole to hang it by, lying from left to right. */
export function Board({ width, height }: { width: number; height: number }) {
  const [x, y] = [width / 2, height / 2];
  return (
    <>
      <Cut
        d={cornerPiece(`${-x},${-y} ${x},${-y + 3} ${x - 2},${y} ${-x + 3},${y - 2}`, 16)}
        tone="wood"
        lift={6}
      />
      <Strip
        d={`M${-x + 20} ${-y * 0.45}C${-x * 0.3} ${-y * 0.55} ${x * 0.3} ${-y * 0.3} ${x - 34} ${-y * 0.42}M${-x + 26} ${y * 0.5}C${-x * 0.3} ${y * 0.4} ${x * 0.3} ${y * 0.6} ${x - 24} ${y * 0.48}`}
        tone="woodDeep"
        width={2}
      />
      <Cut d={roundPiece(x - 16, 0, 6, 6, { seed: 3 })} tone="woodDeep" lift={0} />
    </>
  );
}

/** A sheet of paper. */
export function Sheet({
  width,
  height,
  tone = "plate",
}: {
  width: number;
  height: number;
  tone?: PaperTone;
}) {
  const [x, y] = [width / 2, height / 2];
  return (
    <Cut
      d={cornerPiece(`${-x},${-y + 1} ${x - 1},${-y} ${x},${y - 1} ${-x + 2},${y}`, 7)}
      tone={tone}
      lift={5}
    />
  );
}

/** Written lines nobody needs to read. */
export function Writing({
  widths,
  gap = 14,
  tone = "clothDeep",
  thickness = 5,
}: {
  widths: readonly number[];
  gap?: number;
  tone?: "clothDeep" | "rim" | "leafDeep" | "plate";
  thickness?: number;
}) {
  const lines = widths.map(
    (width, line) => `M0 ${line * gap}L${width} ${line * gap + (line % 2 === 0 ? 0.6 : -0.6)}`,
  );
  return <Strip d={lines.join("")} tone={tone} width={thickness} />;
}
