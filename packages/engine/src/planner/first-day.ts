import type { PositionKind } from "./day-layout.ts";
import type { Plate } from "./plate.ts";
import { leadOfPlate } from "./steps-of-plate.ts";

/** How long before a meal of its first day a plan is there to be read: nobody was told the evening before. */
const MINUTES_BEFORE: Readonly<Record<PositionKind, number>> = {
  breakfast: 30,
  lunch: 360,
  dinner: 360,
  snack: 360,
};

/** With fewer plates left to choose from, a dish that has to stand overnight is better than the same thing again. */
const ENOUGH = 12;

/** The plates that can still be ready on the day when a plan begins; on any other day all of them. */
export const readyInTime = (offers: readonly Plate[], kind: PositionKind, day: number): readonly Plate[] => {
  if (day > 0) return offers;
  const ready = offers.filter((plate) => leadOfPlate(plate) <= MINUTES_BEFORE[kind]);
  return ready.length >= ENOUGH ? ready : offers;
};
