import type { PositionKind } from "../planner/day-layout.ts";
import { MEALS, placeOf } from "./meal-words.ts";

type Span = { readonly from: number; readonly to: number };

/** A wish for the meals it names; `null` is every meal. */
type Bound = Span & { readonly places: readonly (PositionKind | null)[] };

const TIMES_OF_DAY: Readonly<Record<string, PositionKind>> = {
  morning: "breakfast",
  noon: "lunch",
  midday: "lunch",
  lunchtime: "lunch",
  evening: "dinner",
};

const NAMED = `(?:${MEALS}|(?:mornings?|noon|midday|lunchtime|evenings?))`;
const JOIN = "\\s*(?:,|&|\\band\\b|\\bor\\b)+\\s*";
const WHOSE = "(?:(?:the|my|our|every|each|all|kids?'?s?'?|children'?s|school|work|office|weekly)\\s+)*";
const AT_MEALS = `(?:(?:at|for|on|in|during)\\s+)?${WHOSE}${NAMED}(?:${JOIN}(?:(?:at|for|in)\\s+)?${WHOSE}${NAMED})*`;
const AT_WORK =
  "(?:at|in|from|for)\\s+(?:(?:the|my|our)\\s+)?(?:work|office|school|job|campus|university|college)";
const QUALIFIERS = `(?:(?:${AT_MEALS}|${AT_WORK})\\b\\s*[:,]?\\s*)+`;
const BEHIND = new RegExp(`^\\s*(?:${JOIN})?${QUALIFIERS}`);
const BEFORE = new RegExp(
  `(?<![\\w'-])(?:${QUALIFIERS}|(?:kids?'?s?'?|children'?s|school|work|office)\\s+)$`,
);
const AT_WORK_ALONE = new RegExp(`\\b${AT_WORK}\\b`);

/** A wish binds every such day or none: of some days, or of some moments, nothing is promised. */
const SOMETIMES =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week(?:day|night|end)s?|work(?:day|ing|night)s?|days? off|tonight|today|tomorrow|when(?:ever)?|while|if|unless|except|until|till|before|after|between|during|summer|winter|holidays?|sometimes|mostly|usually|once|twice|week [a-z0-9]+)\b/;

const BREAK = /[,.](?!\d)|[;!?\n|]|\band\b|\bplus\b|&/g;
/** Words that only say when, and so belong to the wish beside them. */
const ONLY_WHEN = /^\s*(?:at|for|on|in|during)\s+(?:the\s+|my\s+|our\s+|every\s+)*[a-z]+\s*$/;

/** The words between two breaks that a phrase stands in, and with them what says no more than when. */
const clauseAround = (text: string, said: Span): Span => {
  const breaks = [...text.matchAll(BREAK)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  const before = breaks.filter(({ to }) => to <= said.from).map(({ to }) => to);
  const behind = breaks.filter(({ from }) => from >= said.to).map(({ from }) => from);
  const [near = 0, far = 0] = before.toReversed();
  const [next = text.length, last = text.length] = behind;
  return {
    from: ONLY_WHEN.test(text.slice(far, near).replace(/[,.]\s*$/, "")) ? far : near,
    to: ONLY_WHEN.test(text.slice(next, last).replace(/^[,.]/, "")) ? last : next,
  };
};

/** The meals of the day that words name, whichever way. */
export const placesSaid = (words: string): readonly PositionKind[] => [
  ...new Set(
    [...words.matchAll(new RegExp(`\\b${NAMED}\\b`, "g"))].flatMap(
      ([word]) => placeOf(word) ?? TIMES_OF_DAY[word.replace(/s$/, "")] ?? [],
    ),
  ),
];

/**
 * What a phrase binds: the meals named in its clause, or every meal, with the words that belong to it.
 * Null where it speaks of some days only, or of a place that is no meal.
 */
export const boundTo = (text: string, said: Span, own: readonly PositionKind[]): Bound | null => {
  const { from, to } = clauseAround(text, said);
  const head = BEFORE.exec(text.slice(from, said.from))?.[0] ?? "";
  const tail = BEHIND.exec(text.slice(said.to))?.[0] ?? "";
  const before = text.slice(from, said.from - head.length);
  const behind = text.slice(said.to + tail.length, Math.max(to, said.to + tail.length));
  if (SOMETIMES.test(`${before} ${behind}`)) return null;
  const nearest = new Set([...own, ...placesSaid(`${head} ${tail}`)]);
  const named = nearest.size > 0 ? nearest : new Set(placesSaid(`${before} ${behind}`));
  if (named.size === 0 && AT_WORK_ALONE.test(`${text.slice(from, said.from)} ${tail} ${behind}`)) return null;
  return {
    from: said.from - head.length,
    to: said.to + tail.length,
    places: named.size === 0 ? [null] : [...named],
  };
};
