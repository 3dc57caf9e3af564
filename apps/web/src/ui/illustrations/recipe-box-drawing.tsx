import type { ReactNode } from "react";
import { At, Cut, type DrawingProps, type PaperTone, Scene, Strip } from "./cut.tsx";
import { LemonSlice, Mushroom, Tomato } from "./foods.tsx";
import { cornerPiece, roundPiece } from "./paper-shapes.ts";
import { Sheet, Writing } from "./tableware.tsx";

interface CardProps {
  readonly tone: PaperTone;
  readonly children: ReactNode;
}

/** A recipe card: a coloured edge, what it is about, and a few lines. */
function RecipeCard({ tone, children }: CardProps) {
  return (
    <>
      <Sheet width={96} height={112} />
      <Strip d="M-42 -48L42 -48.500" tone={tone} width={9} />
      <At x={-22} y={-16} scale={0.42}>
        {children}
      </At>
      <At x={4} y={-28}>
        <Writing widths={[34, 26, 30]} gap={12} />
      </At>
    </>
  );
}

/** Recipe cards from everywhere, on their way into one box. */
export function RecipeBoxDrawing(props: DrawingProps) {
  return (
    <Scene width={240} height={180} {...props}>
      <Cut d={roundPiece(120, 94, 112, 82, { seed: 53, wobble: 0.05 })} tone="ground" lift={0} />
      <At x={72} y={76} turn={-14}>
        <RecipeCard tone="leaf">
          <Mushroom />
        </RecipeCard>
      </At>
      <At x={166} y={74} turn={12}>
        <RecipeCard tone="butter">
          <LemonSlice />
        </RecipeCard>
      </At>
      <At x={119} y={66} turn={-2}>
        <RecipeCard tone="tomato">
          <Tomato />
        </RecipeCard>
      </At>
      <Cut d={cornerPiece("40,104 200,102 194,168 47,169", 9)} tone="wood" lift={6} />
      <Cut d={cornerPiece("40,104 200,102 198.5,117 41.5,119", 5)} tone="woodDeep" lift={0} />
      <Cut d={cornerPiece("92,128 148,127 147,153 93,154", 6)} tone="cream" lift={2} />
      <Strip d="M103 141L137 140.500" tone="clothDeep" width={5} />
    </Scene>
  );
}
