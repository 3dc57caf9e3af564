import { at, CARBS, CENTS, FAT, FIBER, type Figures, PROTEIN, SODIUM } from "../planner/figures.ts";
import type { FigureWish, WishedFigure } from "./wish.ts";

/** What a meal or a day has of a wished figure. */
export const wishedAmount = (figure: WishedFigure, figures: Figures, minutes: number): number => {
  switch (figure) {
    case "minutes":
      return minutes;
    case "carbs":
      return at(figures, CARBS);
    case "netCarbs":
      return at(figures, CARBS) - at(figures, FIBER);
    case "protein":
      return at(figures, PROTEIN);
    case "fat":
      return at(figures, FAT);
    case "fiber":
      return at(figures, FIBER);
    case "sodiumMg":
      return at(figures, SODIUM);
    case "cents":
      return at(figures, CENTS);
    default:
      return figure satisfies never;
  }
};

/** A wish for a day or a week, for meals that are only a part of it. */
export const partOf = (wish: FigureWish, share: number): FigureWish => ({
  ...wish,
  amount: wish.amount * share,
});

/** By how much of itself a wish is missed; 0 where it is kept. With a margin it must be kept by that much more. */
export const missOf = ({ bound, amount }: FigureWish, reached: number, margin = 0): number =>
  bound === "most"
    ? Math.max(0, reached / (amount * (1 - margin)) - 1)
    : Math.max(0, 1 - reached / (amount * (1 + margin)));

/** A figure is told to the gram and judged as it is told: 130.4 g are 130 g. */
export const isReached = (wish: FigureWish, reached: number): boolean =>
  missOf(wish, Math.round(reached)) === 0;
