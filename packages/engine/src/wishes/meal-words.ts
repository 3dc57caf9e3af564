import type { PositionKind } from "../planner/day-layout.ts";

/** Words for meals, whichever of the day. */
export const MEALS = "breakfasts?|lunch(?:es)?|dinners?|suppers?|snacks?|meals?|dish(?:es)?|recipes?";

const PLACES: Readonly<Record<string, PositionKind>> = {
  breakfast: "breakfast",
  lunch: "lunch",
  lunche: "lunch",
  dinner: "dinner",
  supper: "dinner",
  snack: "snack",
};

/** The place of the day that a word for a meal names. */
export const placeOf = (word = ""): PositionKind | null => PLACES[word.replace(/s$/, "")] ?? null;
