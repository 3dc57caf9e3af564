import { readIngredientLine } from "@meal/reader/lines/read-line";
import { normaliseFoodWords } from "@meal/reader/words/normalise";
import type { PlannerIndex } from "./planner-index.ts";

const MOST_LINES = 60;

/** "chicken" at hand may be any cut of it: foods whose name has all of the words. */
const relatives = (index: PlannerIndex, words: string): number[] => {
  const asked = words.split(" ").filter((word) => word !== "");
  if (asked.length === 0) return [];
  return index.foods.flatMap((food, number) => {
    if (food.kind === "dish" || food.tags.includes("composite")) return [];
    const own = normaliseFoodWords(food.name).split(" ");
    return asked.every((word) => own.includes(word)) ? [number] : [];
  });
};

/** For each thing that somebody has at home, the foods it may be; things that no food answers to fall away. */
export const readFoodsAtHand = (index: PlannerIndex, lines: readonly string[]): ReadonlySet<number>[] =>
  lines.slice(0, MOST_LINES).flatMap((line) => {
    const { name } = readIngredientLine(line.slice(0, 200));
    const found = index.foodIndex.find(name);
    const numbers = new Set(relatives(index, normaliseFoodWords(name)));
    if (found !== null) numbers.add(index.numberOf(found.food.id));
    return numbers.size === 0 ? [] : [numbers];
  });
