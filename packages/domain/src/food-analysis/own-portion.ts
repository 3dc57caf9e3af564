import { gramsIn } from "./analysis-item.ts";

const plain = (words: string): string => words.trim().toLowerCase().replaceAll(/\s+/gu, " ");

/** The grams that somebody noted of the same food before, the latest first among their entries; null where they never did. */
export function ownPortion(
  entries: readonly { readonly food_description: string; readonly portion: string }[],
  description: string,
): number | null {
  const wanted = plain(description);
  const before = entries.find(
    ({ food_description, portion }) => plain(food_description) === wanted && gramsIn(portion) !== null,
  );
  return before === undefined ? null : gramsIn(before.portion);
}
