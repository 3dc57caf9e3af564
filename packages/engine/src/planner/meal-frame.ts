import type { Diet } from "@meal/domain/chef/vocabulary";
import type { PositionKind } from "./day-layout.ts";

/** Which meal of the day it is, how large, and for whom. */
export type MealFrame = {
  readonly kind: PositionKind;
  readonly targetKcal: number;
  readonly diet: Diet;
};
