import type { PlanRequest } from "@meal/domain/chef/plans";
import { readIngredientLine } from "@meal/reader/lines/read-line";
import { normaliseFoodWords } from "@meal/reader/words/normalise";
import type { PlannerIndex } from "./planner-index.ts";
import { readFoodsAtHome } from "./foods-at-home.ts";
import type { ThingAtHand } from "./thing-at-hand.ts";

const remembered = new WeakMap<PlannerIndex, ReadonlyMap<string, ReadonlySet<number>>>();

const wordsOf = (text: string): string[] =>
  normaliseFoodWords(text)
    .split(" ")
    .filter((word) => word !== "");

/** The numbers of the foods in whose name a word stands; gone through once, and not for every line. */
const foodsByWord = (index: PlannerIndex): ReadonlyMap<string, ReadonlySet<number>> => {
  const known = remembered.get(index);
  if (known !== undefined) return known;
  const byWord = new Map<string, Set<number>>();
  for (const [number, food] of index.foods.entries()) {
    if (food.kind === "dish" || food.tags.includes("composite")) continue;
    for (const word of wordsOf(food.name)) byWord.set(word, (byWord.get(word) ?? new Set()).add(number));
  }
  remembered.set(index, byWord);
  return byWord;
};

/** "chicken" at hand may be any cut of it: foods whose name has all of the words. */
const relatives = (index: PlannerIndex, words: string): number[] => {
  const byWord = foodsByWord(index);
  const [first, ...others] = wordsOf(words).map((word) => byWord.get(word) ?? new Set<number>());
  return [...(first ?? [])].filter((number) => others.every((numbers) => numbers.has(number)));
};

/** For each thing that somebody named, the foods it may be; things that no food answers to fall away. */
const readNamed = (index: PlannerIndex, lines: readonly string[]): ThingAtHand[] =>
  lines.flatMap((line) => {
    const { name } = readIngredientLine(line.slice(0, 200));
    const found = index.foodIndex.find(name);
    const numbers = new Set(relatives(index, name));
    if (found !== null) numbers.add(index.numberOf(found.food.id));
    return numbers.size === 0 ? [] : [{ numbers, weight: 1, lastDay: Infinity, uses: 1, grams: null }];
  });

/** All that wants using, as it was named and as the list of what is at home has it. */
export const readFoodsAtHand = (index: PlannerIndex, request: PlanRequest): ThingAtHand[] => [
  ...readNamed(index, request.ingredients),
  ...readFoodsAtHome(index, request).things,
];
