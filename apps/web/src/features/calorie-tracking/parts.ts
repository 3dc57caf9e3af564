import { portionOf } from "@meal/domain/calorie-tracking/diary";
import { PORTIONS, type Portion } from "@meal/domain/calorie-tracking/serving";
import type { Food } from "./new-entry.ts";
import type { ReadPart } from "./queries.ts";
import * as t from "./texts/en/quick.ts";

/** Half, twice or none of a part, or its weight. */
export type PartChange = Portion | 0 | { readonly grams: number };
/** What somebody changed of what was understood, by its place. */
export type PartChanges = Readonly<Record<number, PartChange>>;

/** A part of a meal as it would be written down. */
export interface Part extends Food {
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly assumptions: readonly string[];
  /** The words as typed that nothing is known by, so that it may be something else. */
  readonly unknown: readonly string[];
  readonly amount: Portion;
  /** What is counted in grams; null where nobody knows. */
  readonly grams: number | null;
}

/** What was understood, as the person wants it. */
export function partsOf(read: readonly ReadPart[], changes: PartChanges): readonly Part[] {
  return read.flatMap((item, at) => {
    const change = changes[at] ?? 1;
    if (change === 0) return [];
    const amount = typeof change === "number" ? change : 1;
    const { grams = null } = item;
    const weighed = typeof change === "number" ? null : change.grams;
    const times = weighed === null || grams === null || grams <= 0 ? amount : weighed / grams;
    const { low, high } = item.calories_range;
    return [
      {
        at,
        food_description: item.description,
        portion: weighed === null ? portionText(item.portion, amount) : t.grams(weighed),
        ...portionOf(item, times),
        is_estimate: item.confidence < 0.5,
        low: low * times,
        high: high * times,
        assumptions: weighed === null ? item.assumptions : [],
        unknown: item.unknown_words ?? [],
        amount,
        grams: grams === null ? null : Math.round(grams * times),
      },
    ];
  });
}

const portionText = (portion: string, amount: Portion): string =>
  amount === 1 ? portion : amount === 2 ? t.twiceOf(portion) : t.halfOf(portion);

export const amountNames: Readonly<Record<Portion, string>> = { 0.5: t.half, 1: t.once, 2: t.twice };
export const amounts = PORTIONS;

export const kcalOf = (foods: readonly { readonly calories: number }[]): number =>
  foods.reduce((sum, { calories }) => sum + Math.round(calories), 0);

/** More than this of one food is a slip of the finger. */
const mostGrams = 20_000;

/** The grams that somebody typed; null where they are none. */
export function gramsTyped(text: string): number | null {
  const grams = /^\s*\d{1,5}(?:[.,]\d)?\s*g?\s*$/u.test(text) ? Number.parseFloat(text.replace(",", ".")) : 0;
  return grams > 0 && grams <= mostGrams ? grams : null;
}
