import { portionOf } from "@meal/domain/calorie-tracking/diary";
import { PORTIONS, type Portion } from "@meal/domain/calorie-tracking/serving";
import type { Food } from "./new-entry.ts";
import type { ReadPart } from "./queries.ts";
import * as t from "./texts/en/quick.ts";

/** What somebody changed of what was understood: how much of a part, or none of it. By its place. */
export type PartChanges = Readonly<Record<number, Portion | 0>>;

/** A part of a meal as it would be written down. */
export interface Part extends Food {
  readonly at: number;
  readonly low: number;
  readonly high: number;
  readonly assumptions: readonly string[];
  readonly amount: Portion;
}

/** What was understood, as the person wants it. */
export function partsOf(read: readonly ReadPart[], changes: PartChanges): readonly Part[] {
  return read.flatMap((item, at) => {
    const amount = changes[at] ?? 1;
    if (amount === 0) return [];
    const { low, high } = item.calories_range;
    return [
      {
        at,
        food_description: item.description,
        portion: portionText(item.portion, amount),
        ...portionOf(item, amount),
        is_estimate: item.confidence < 0.5,
        low: low * amount,
        high: high * amount,
        assumptions: item.assumptions,
        amount,
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
