import type { Assumed, Helping } from "./helping.ts";
import { mayHoldFat, reckon } from "./reckoning.ts";

/** Something that is asked because its answer makes the range of the meal narrower. */
export interface Question {
  /** Which of the items it is about. */
  readonly at: number;
  readonly about: "amount" | "fat";
  /** By how many kilocalories the range gets narrower at least. */
  readonly narrowsKcal: number;
}

export const QUESTIONS_ASKED = 3;
/** What makes less of a difference is not worth anybody's time. */
export const LEAST_NARROWING_KCAL = 20;

/** At most three questions, those first that tell the most. */
export function questionsOf(helpings: readonly Helping[]): readonly Question[] {
  return helpings
    .flatMap((helping, at): readonly Question[] => {
      const { assumed, item } = helping;
      const isAmountOpen = assumed.amount === null && assumed.size === null && !item.isAmountSaid;
      return [
        ...(isAmountOpen
          ? [{ at, about: "amount", narrowsKcal: narrowing(helping, { size: "medium" }) } as const]
          : []),
        ...(assumed.fat === null && mayHoldFat(item)
          ? [{ at, about: "fat", narrowsKcal: narrowing(helping, { fat: "none" }) } as const]
          : []),
      ];
    })
    .filter(({ narrowsKcal }) => narrowsKcal >= LEAST_NARROWING_KCAL)
    .toSorted((one, other) => other.narrowsKcal - one.narrowsKcal || one.at - other.at)
    .slice(0, QUESTIONS_ASKED);
}

function narrowing(helping: Helping, answer: Partial<Assumed>): number {
  return width(helping) - width({ ...helping, assumed: { ...helping.assumed, ...answer } });
}

function width(helping: Helping): number {
  const { low, high } = reckon(helping).calories;
  return high - low;
}
