import type { Diet } from "@meal/domain/chef/vocabulary";
import type { PositionKind } from "./day-layout.ts";

/** A lunch or dinner from this size on may close with something sweet. */
const LEAST_LARGE_KCAL = 1200;

export const isLargeMeal = (targetKcal: number): boolean => targetKcal >= LEAST_LARGE_KCAL;

/** Which meal of the day it is, whether it is a large one, and for whom. */
export type MealFrame = {
  readonly kind: PositionKind;
  readonly isLarge: boolean;
  readonly diet: Diet;
};
