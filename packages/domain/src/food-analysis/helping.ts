import type { AnalysisItem } from "./analysis-item.ts";

/** A helping against the usual one, as the reader of meals takes the words. */
export const SIZES = { small: 0.75, medium: 1, large: 1.3 } as const;
type Size = keyof typeof SIZES;

/** Grams of oil or butter that went in with the cooking. */
export const FATS = { none: 0, teaspoon: 4.5, tablespoon: 13.5 } as const;
type Fat = keyof typeof FATS;

/** How much of it was eaten. */
export const SHARES = { all: 1, most: 0.75, half: 0.5, some: 0.25 } as const;
type Share = keyof typeof SHARES;

/** What is taken for granted of an item; null where nobody has said yet. */
export interface Assumed {
  /** How many times the portion of the analysis. */
  readonly amount: number | null;
  readonly size: Size | null;
  readonly fat: Fat | null;
  readonly share: Share;
}

export const NOTHING_SAID: Assumed = { amount: null, size: null, fat: null, share: "all" };

/** An item with what is assumed of it. */
export interface Helping {
  readonly item: AnalysisItem;
  readonly assumed: Assumed;
}
