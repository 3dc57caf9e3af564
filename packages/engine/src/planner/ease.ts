import type { Component } from "./component.ts";
import type { PositionKind } from "./day-layout.ts";
import type { Demands } from "./demands.ts";
import type { Plate } from "./plate.ts";

/** The minutes that an ordinary day has for a cook's hands, whatever goes on by itself meanwhile. */
const HANDS_ON_MINUTES: Readonly<Record<PositionKind, number>> = {
  breakfast: 10,
  snack: 5,
  lunch: 15,
  dinner: 30,
};
const COST_OF_MINUTE = 0.05;
const MOST_TOIL = 2;

/** Whoever wants it hard or festive has the time. */
const wantsToCook = ({ request, wishes }: Demands): boolean =>
  request.difficulty === "hard" ||
  wishes.wishes.some((wish) => wish.kind === "dish" && wish.of === "gourmet");

/** What a plate costs that keeps its cook busier than an ordinary day has room for. */
export const toilOf = (
  { main, addons }: Pick<Plate, "main" | "addons">,
  kind: PositionKind,
  demands: Demands,
): number => {
  if (wantsToCook(demands)) return 0;
  const minutes = addons.reduce((sum, addon) => sum + addon.handsOnMinutes, main.handsOnMinutes);
  return Math.min(MOST_TOIL, COST_OF_MINUTE * Math.max(0, minutes - HANDS_ON_MINUTES[kind]));
};

/** What it costs that few households know a dish. Nobody has marked what is not from the cookbook. */
const STRANGENESS = { everyday: 0, known: 0.3, adventurous: 0.8 } as const;

export const strangenessOf = ({ dish, isExtra }: Component, { request }: Demands): number =>
  isExtra || dish.familiar === null || request.cuisineStyle !== "any" ? 0 : STRANGENESS[dish.familiar];
