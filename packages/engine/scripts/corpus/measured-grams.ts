import type { Food } from "../../src/foods/food.ts";

const MILLILITRES: Readonly<Record<string, number>> = { tsp: 4.93, tbsp: 14.79, cup: 236.6, ml: 1, l: 1000 };
const GRAMS: Readonly<Record<string, number>> = { g: 1, kg: 1000, oz: 28.35, lb: 453.6 };

const amountOf = (words: string[]): number | null => {
  let sum: number | null = null;
  while (words[0] !== undefined) {
    const found = /^(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(words[0]);
    if (found === null) break;
    sum = (sum ?? 0) + Number(found[1]) / Number(found[2] ?? 1);
    words.shift();
  }
  return sum;
};

const singular = (word: string): string =>
  word
    .replace(/^(lea|loa|hal)ves$/, "$1f")
    .replace(/(ch|sh|x|ss|o)es$/, "$1")
    .replace(/([^s])s$/, "$1");

/** What "2 cups" or "4 eggs" weighs by the food's own measures; null when it cannot be told. */
export const measuredGrams = (measure: string, food: Food): number | null => {
  const words = measure
    .toLowerCase()
    .replaceAll("½", "1/2")
    .replaceAll("¼", "1/4")
    .replaceAll("¾", "3/4")
    .split(/\s+/);
  const amount = amountOf(words);
  if (amount === null) return null;
  if (words.some((word) => /^(small|large|big|thick|thin|heaped|scant|short|long)$/.test(word))) return null;
  const unit = singular(words.find((word) => word !== "medium") ?? "piece");
  const own = food.measures.find(({ name }) => name === unit);
  if (own !== undefined) return amount * own.grams;
  const mass = GRAMS[unit];
  if (mass !== undefined) return amount * mass;
  const volume = MILLILITRES[unit];
  if (volume !== undefined) return food.density === null ? null : amount * volume * food.density;
  const names = [food.id.split("-").at(-1), food.id.split("-")[0], food.name.split(" ").at(-1)];
  const piece = food.measures.find(({ name }) => name === "piece");
  return names.map((name) => singular(name ?? "")).includes(unit) && piece !== undefined
    ? amount * piece.grams
    : null;
};
