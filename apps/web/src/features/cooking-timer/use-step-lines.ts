import type { CookedRecipe } from "@meal/domain/cooking-timer/cooked-recipe";
import type { TimerStep } from "@meal/domain/cooking-timer/timer";
import { type LineParts, scaleLine } from "@meal/reader/scaling/scale-line";
import { stepReaderOf } from "@meal/reader/steps/lines-of-step";
import { useMemo } from "react";
import { keptMeasures, systemOf } from "../../platform/measures.ts";

/** A line as it is measured, and whether the step names it. */
export interface StepLine extends LineParts {
  readonly isInStep: boolean;
}

/** What goes into the recipe, in the measures of the kitchen. */
export function useStepLines(
  recipe: CookedRecipe | undefined,
  step: TimerStep | undefined,
): readonly StepLine[] {
  const ingredients = recipe?.ingredients;
  const instruction = step?.instruction ?? "";
  const read = useMemo(() => stepReaderOf(ingredients ?? []), [ingredients]);
  return useMemo(() => {
    const system = systemOf(keptMeasures());
    const inStep = new Set(read(instruction));
    return (ingredients ?? []).map((line, at) =>
      Object.assign({ isInStep: inStep.has(at) }, scaleLine(line, { factor: 1, system })),
    );
  }, [read, ingredients, instruction]);
}
