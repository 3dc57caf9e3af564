import type { SavedRecipe } from "@meal/contract/recipes";
import { type LineParts, scaleLine } from "@meal/reader/scaling/scale-line";
import { useMemo, useState } from "react";
import { keepMeasures, keptMeasures, type MeasureChoice, systemOf } from "../../platform/measures.ts";

export const mostServings = 50;

/** A recipe as it is being read: for how many, in which measures. */
export interface Reading {
  readonly servings: number;
  readonly setServings: (servings: number) => void;
  readonly measures: MeasureChoice;
  readonly setMeasures: (choice: MeasureChoice) => void;
  readonly lines: readonly LineParts[];
  /** With the ingredients as they are shown. */
  readonly recipe: SavedRecipe;
}

export function useReading(recipe: SavedRecipe): Reading {
  const written = recipe.servings ?? 1;
  const [servings, setServings] = useState(written);
  const [measures, setMeasures] = useState(keptMeasures);
  const lines = useMemo(() => {
    const system = systemOf(measures);
    return recipe.ingredients.map((line) => scaleLine(line, { factor: servings / written, system }));
  }, [recipe.ingredients, servings, written, measures]);
  const ingredients = lines.map(({ amount, rest }) => `${amount} ${rest}`.trim());
  return {
    servings,
    setServings,
    measures,
    setMeasures: (choice) => {
      keepMeasures(choice);
      setMeasures(choice);
    },
    lines,
    recipe: { ...recipe, ingredients, ...(recipe.servings !== undefined && { servings }) },
  };
}
