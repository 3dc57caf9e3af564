import { readIngredientLine } from "@meal/reader/lines/read-line";
import { normaliseFoodWords } from "@meal/reader/words/normalise";
import type { PlannerIndex } from "./planner-index.ts";

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

/** For each thing that somebody has at home, the foods it may be; things that no food answers to fall away. */
export const readFoodsAtHand = (index: PlannerIndex, lines: readonly string[]): ReadonlySet<number>[] =>
  lines.flatMap((line) => {
    const { name } = readIngredientLine(line.slice(0, 200));
    const found = index.foodIndex.find(name);
    const numbers = new Set(relatives(index, name));
    if (found !== null) numbers.add(index.numberOf(found.food.id));
    return numbers.size === 0 ? [] : [numbers];
  });
