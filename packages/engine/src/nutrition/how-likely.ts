import { unitOf } from "@meal/reader/units/units";
import type { Food } from "../foods/food.ts";
import type { Portion } from "./read-portion.ts";

/** What an estimate of a food rests on. */
export type Evidence = {
  readonly food: Food;
  /** How near the words are to a name of the food, 0–1. */
  readonly score: number;
  readonly portion: Portion;
  readonly kcal: number;
};

/**
 * How much each doubt takes from the odds that the energy is within a fifth of the truth. A logistic regression over the
 * bench's own meals and phrases and over meals that strangers wrote, two of the latter for one of the former, rounded;
 * `npm run bench:chef` counts how often each confidence is right.
 */
const SURE = 2.8;
const DOUBTS = {
  /** Counted, or in a measure that the food's row does not have: pieces are larger and smaller. */
  counted: 1.2,
  /** No amount at all. */
  unsaid: 1.9,
  /** The food is only near to what was said. */
  unlikeName: 0.7,
  /** Cooked with water and fat that nobody speaks of. */
  cooked: 1.1,
  /** Words in which no food was found. */
  missed: 3.4,
  /** More of one thing than people eat: a word was taken for a food, or a number for its amount. Set by hand, for want of cases. */
  beyond: 3.5,
  /** Many words about each food. */
  story: 1.3,
  /** Up to five foods, each with an error of its own. */
  foods: 1,
} as const;

const COOKED_PLAINLY: ReadonlySet<string> = new Set(
  "grain pasta vegetable meat poultry fish legume".split(" "),
);
const NAMES_IT = 0.85;
const MOST_KCAL_OF_ONE = 1500;
const MANY_FOODS = 5;
/** So many words a food needs; with as many more it is a story, and with thrice as many a long one. */
const WORDS_OF_A_FOOD = 6;
const LONGEST_STORY = 2;

const isUnsaid = ({ portion: { quantity, unit, size } }: Evidence): boolean =>
  quantity === null && unit === null && size === null;

function isCounted({ food, portion: { quantity, unit } }: Evidence): boolean {
  if (unit === null) return quantity !== null;
  const kind = unitOf(unit)?.kind;
  return kind !== "mass" && kind !== "volume" && !food.measures.some(({ name }) => name === unit);
}

/** How often an estimate that rests on such evidence is within a fifth of the truth, 0–1. */
export function howLikely(evidence: readonly Evidence[], missed: number, words: number): number {
  const energy = evidence.reduce((sum, { kcal }) => sum + kcal, 0);
  if (evidence.length === 0) return 0;
  const shareOf = (is: (one: Evidence) => boolean): number =>
    energy <= 0
      ? evidence.filter(is).length / evidence.length
      : evidence.filter(is).reduce((sum, { kcal }) => sum + kcal, 0) / energy;
  const parts = evidence.length + missed;
  const story = Math.max(0, words / parts / WORDS_OF_A_FOOD - 1);
  const odds =
    SURE -
    DOUBTS.counted * shareOf(isCounted) -
    DOUBTS.unsaid * shareOf(isUnsaid) -
    DOUBTS.unlikeName * shareOf(({ score }) => score < NAMES_IT) -
    DOUBTS.cooked * shareOf(({ food }) => COOKED_PLAINLY.has(food.kind)) -
    DOUBTS.beyond * shareOf(({ kcal }) => kcal > MOST_KCAL_OF_ONE) -
    (DOUBTS.missed * missed) / parts -
    DOUBTS.story * Math.min(LONGEST_STORY, story) -
    (DOUBTS.foods * Math.min(MANY_FOODS, evidence.length)) / MANY_FOODS;
  return 1 / (1 + Math.exp(-odds));
}
