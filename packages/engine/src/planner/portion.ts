import type { DishIngredient } from "../dishes/dish.ts";
import { foodInWords } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import { piecesByTheHead, type Table } from "./by-the-head.ts";
import { A_PINCH, type KitchenUnit, kitchenUnitOf, type WrittenMeasure } from "./kitchen-unit.ts";

/** An ingredient as it will be measured out, for all people. */
export type Portion = {
  readonly it: DishIngredient;
  readonly food: Food;
  readonly unit: KitchenUnit;
  /** What the recipe, scaled exactly, would take. */
  readonly idealUnits: number;
  units: number;
  /** Where two portions were put together: their grams, which the measure only comes near to. */
  readonly exactGrams?: number;
};

const tidy = (units: number): number => Math.round(units * 10_000) / 10_000;

/** The nearest amount that can be measured out, never nothing. */
const roundUnits = (unit: KitchenUnit, units: number): number => {
  const step = unit.stepAt(units);
  return tidy(Math.max(unit.least, Math.round(units / step) * step));
};

/** Half of one more stays away: "an apple" is one. */
const roundDown = (units: number, step: number): number =>
  tidy(Math.max(step, Math.ceil(units / step - 0.5) * step));

const isCounted = ({ word }: KitchenUnit): boolean => !["g", "ml", "tsp"].includes(word);

/** As many for each: what everybody has the same of goes up and down by one for all. */
const byTheHead = (
  unit: KitchenUnit,
  pieces: number,
  idealUnits: number,
): Pick<Portion, "unit" | "units"> => ({
  unit: { ...unit, stepAt: () => pieces, least: pieces },
  units: roundDown(idealUnits, pieces),
});

/** Scales an ingredient and rounds it to the kitchen's measures, and to whole pieces for each who eats at a table. */
export const createPortion = (
  it: DishIngredient,
  written: WrittenMeasure,
  food: Food,
  gramsNeeded: number,
  table?: Table,
): Portion => {
  const unit = kitchenUnitOf(it, written, food, gramsNeeded);
  const idealUnits = gramsNeeded / unit.gramsPerUnit;
  if (table !== undefined && isCounted(unit)) {
    const pieces = piecesByTheHead(it, written, food, table, gramsNeeded / table.people);
    // "An apple" is one for each, and two kiwis are two, however large the meal is.
    const wanted = table.isExtra ? written.amount * table.people : idealUnits;
    if (pieces !== null) return { it, food, idealUnits: wanted, ...byTheHead(unit, pieces, wanted) };
  }
  return { it, food, unit, idealUnits, units: roundUnits(unit, idealUnits) };
};

export const gramsOfPortion = ({ unit, units, exactGrams }: Portion): number =>
  Math.round((exactGrams ?? units * unit.gramsPerUnit) * 100) / 100;

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0.125, "1/8"],
  [1 / 3, "1/3"],
  [0.375, "3/8"],
  [0.25, "1/4"],
  [0.5, "1/2"],
  [2 / 3, "2/3"],
  [0.75, "3/4"],
];

/** 1.5 as cooks write it: "1 1/2". */
const fractionText = (amount: number): string => {
  const whole = Math.floor(amount + 1e-9);
  const part = FRACTIONS.find(([value]) => Math.abs(amount - whole - value) < 0.01);
  if (part === undefined) return String(tidy(amount));
  return whole === 0 ? part[1] : `${whole} ${part[1]}`;
};

/** What is a word of many already, or the same for one and two. */
const SAME_FOR_MANY = /(?:s|amaretti|umeboshi|star anise|taro|flesh)$/;

const plural = (name: string, amount: number): string => {
  if (amount <= 1 || SAME_FOR_MANY.test(name)) return name;
  const [, head, rest] = /^(\S+)( in .+)$/.exec(name) ?? [];
  if (head !== undefined && rest !== undefined) return `${plural(head, amount)}${rest}`;
  if (/chill?i$/.test(name)) return `${name}es`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  if (/(ch|sh|x|tomato|potato|mango|leaf)$/.test(name))
    return name.endsWith("leaf") ? `${name.slice(0, -1)}ves` : `${name}es`;
  return `${name}s`;
};

/** Small things that come by the handful: "50 g blueberries", but "150 g eggplant". */
const SMALL =
  /(?:berry|cherry|cherry tomato|grape|lychee|date|prune|apricot|olive|(?<!coco)nut|almond|pecan|cashew|pistachio|(?<!vanilla )bean|pea|lentil|seed|mushroom|sprout)$/;

/** Nobody counts corns: what one of it is called. */
const CALLED: Readonly<Record<string, string>> = {
  asparagus: "spear",
  "bok choy": "head",
  broccoli: "head",
  broccolini: "stalk",
  corn: "ear",
  fennel: "bulb",
  kombu: "piece",
  lemongrass: "stalk",
  "japanese curry roux": "cube",
};

/** "2 slices ham" and "2 brioche buns", but no "slices sliced ham" and no "pita pita bread". */
const countedText = (amount: string, units: number, word: string, name: string): string => {
  if (word === "") return `${amount} ${plural(name, units)}`;
  if (name.startsWith(`${word} `)) return `${amount} ${plural(name, units)}`;
  if (word === "bun" || word === "roll") return `${amount} ${name} ${plural(word, units)}`;
  return `${amount} ${plural(word, units)} ${word === "slice" ? name.replace(/^sliced /, "") : name}`;
};

const amountText = ({ unit, units, food }: Portion): string => {
  const name = SMALL.test(food.name) ? plural(food.name, 2) : food.name;
  if (unit.word === "g" || unit.word === "ml") return `${tidy(units)} ${unit.word} ${name}`;
  if (unit.word === "tsp" && units <= A_PINCH) return `a pinch of ${food.name}`;
  if (unit.word === "tsp") {
    return units >= 3 ? `${fractionText(units / 3)} tbsp ${name}` : `${fractionText(units)} tsp ${name}`;
  }
  const [, fruit] = unit.word === "" ? (/^(\S+) zest$/.exec(food.name) ?? []) : [];
  if (fruit !== undefined) return `zest of ${fractionText(units)} ${plural(fruit, units)}`;
  const isPiece = unit.word === "";
  const word = isPiece ? (CALLED[food.name] ?? "") : unit.word;
  return countedText(fractionText(units), units, word, isPiece ? food.name : name);
};

/** The line on the recipe: "2 eggs", "180 g chicken thigh, diced", "1 1/2 tbsp olive oil". */
export const lineOf = (portion: Portion): string => {
  const { preparation, isOptional } = portion.it;
  const parts = [amountText(portion), preparation, isOptional ? "optional" : ""];
  return foodInWords(parts.filter((part) => part !== "").join(", "));
};

const isSameMeasure = (one: Portion, other: Portion): boolean =>
  one.food.id === other.food.id &&
  one.unit.word === other.unit.word &&
  Math.abs(one.unit.gramsPerUnit - other.unit.gramsPerUnit) <= one.unit.gramsPerUnit * 0.3;

/** Both amounts as one, told in the nearest measure; the grams stay what they are. */
const joined = (one: Portion, other: Portion): Portion => {
  const grams = gramsOfPortion(one) + gramsOfPortion(other);
  const { preparation } = one.it;
  return {
    ...one,
    it: { ...one.it, preparation: preparation === other.it.preparation ? preparation : "" },
    units: roundUnits(one.unit, grams / one.unit.gramsPerUnit),
    exactGrams: grams,
  };
};

/** One line a food: what the main dish and the side both take is measured out together. */
export const mergePortions = (portions: readonly Portion[]): Portion[] => {
  const merged: Portion[] = [];
  for (const portion of portions) {
    const at = merged.findIndex((known) => isSameMeasure(known, portion));
    const known = merged[at];
    if (known === undefined) merged.push(portion);
    else merged[at] = joined(known, portion);
  }
  return merged;
};
