import type { SavedRecipe } from "@meal/contract/recipes";
import type { MeasureChoice } from "@meal/domain/profile/choices";
import { gramsAt } from "@meal/reader/scaling/for-servings";
import { type LineParts, scaleLine } from "@meal/reader/scaling/scale-line";
import { useMemo, useState } from "react";
import { chooseMeasures, systemOf, useMeasures } from "../../platform/measures.ts";

const mostServings = 50;

/** A recipe as it is being read: for how many, in which measures. */
export interface Reading {
  readonly servings: number;
  readonly mostServings: number;
  /** How many of the servings are for another day, as long as nobody chose another number. */
  readonly forLater: number;
  readonly setServings: (servings: number) => void;
  readonly measures: MeasureChoice;
  readonly setMeasures: (choice: MeasureChoice) => void;
  readonly lines: readonly LineParts[];
  /** As it was saved. */
  readonly written: SavedRecipe;
  /** With the ingredients as they are shown. */
  readonly recipe: SavedRecipe;
}

export function useReading(saved: SavedRecipe): Reading {
  // What is cooked for another day as well is read for all who eat of it: nobody shall cook too little.
  const { cookedServings = 0, ...recipe } = saved;
  const written = recipe.servings ?? 1;
  const cooked = Math.max(written, cookedServings);
  const [servings, setServings] = useState(cooked);
  const measures = useMeasures();
  const factor = servings / written;
  const lines = useMemo(() => {
    const system = systemOf(measures);
    return recipe.ingredients.map((line) => scaleLine(line, { factor, system }));
  }, [recipe.ingredients, factor, measures]);
  const ingredients = lines.map(({ amount, rest }) => `${amount} ${rest}`.trim());
  return {
    servings,
    mostServings: Math.max(mostServings, cooked),
    forLater: servings === cooked ? cooked - written : 0,
    setServings,
    measures,
    setMeasures: chooseMeasures,
    lines,
    written: saved,
    recipe: {
      ...recipe,
      ingredients,
      ...(recipe.servings !== undefined && { servings }),
      ...(recipe.grams !== undefined && { grams: gramsAt(recipe.grams, factor) }),
    },
  };
}
