import table from "./piece-counts.json" with { type: "json" };
import { type Intent, tidy } from "./question.ts";

const GRAMS_IN: Readonly<Record<string, number>> = { lb: 453.6, pound: 453.6, kg: 1000, kilo: 1000 };
const ASKS =
  /\bhow many (?:\w+ ){0,2}?(?<food>\w+(?: \w+)?) (?:are |is |come |comes |do i get |do you get |does it take )?(?:there )?(?:in|to|for|make|makes|per) (?:an? )?(?<count>\d+(?:\.\d+)?|an?|one|two|three|five|ten|half)? ?(?<unit>lb|pound|kg|kilo)s?\b/;
const WORDS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, five: 5, ten: 10, half: 0.5 };

const ROWS = table.foods.map((food) => ({ ...food, pattern: new RegExp(`\\b(?:${food.words})\\b`) }));

const size = (grams: number): string => `${grams} g, ${tidy(grams / 28.35)} oz`;

/** How many potatoes are in a bag of five pounds? */
export const tellPieceCounts: Intent = ({ plain }) => {
  const { count = "one", unit = "" } = ASKS.exec(plain)?.groups ?? {};
  const per = GRAMS_IN[unit];
  const row = ROWS.find(({ pattern }) => pattern.test(plain));
  if (per === undefined || row === undefined) return null;
  const amount = WORDS[count] ?? (Number(count) || 1);
  const pieces = (grams: number): number => Math.max(1, Math.round((amount * per) / grams));
  const all = unit.startsWith("k") ? `${amount} kg` : `${amount} lb (${tidy((amount * per) / 1000)} kg)`;
  return `${all} of ${row.what}: about ${pieces(row.medium)} medium ones (${size(row.medium)} each) or ${pieces(row.large)} large ones (${size(row.large)}). Source: ${table.source}.`;
};
