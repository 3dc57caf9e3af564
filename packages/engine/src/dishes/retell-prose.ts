import type { Food } from "../foods/food.ts";
import { agreeing } from "./agreeing.ts";
import { type Change, isStockForWine } from "./change.ts";
import { wordsFor } from "./find-exchange.ts";
import {
  capitalise,
  type FoodWords,
  foodWords,
  protecting,
  removeWords,
  speaksOf,
  swapWords,
} from "./rename.ts";
import { saidOnce } from "./retell-steps.ts";
import { isMajor } from "./soul-lost.ts";

type FoodOf = (id: string) => Food | undefined;

/** "Griddled on rye" is said of the bread. */
const withSort = ({ words, by }: Extract<Change, { kind: "exchange" }>): FoodWords => {
  const [sort] = /rye|sourdough|pumpernickel/.exec(by.from.id) ?? [];
  return sort === undefined ? words : { ...words, words: [...words.words, sort] };
};

/** Stock takes the place of wine in a sauce, and in no promise of one. */
const withoutWine = (text: string): string =>
  text
    .replace(/ and (?:white |red )?wine (?=(?:sauce|(?:vegan )?butter|ghee|cream|broth|gravy)\b)/gi, " ")
    .replace(/\b(?:white |red )?wine (?=(?:sauce|butter|cream|broth|gravy)\b)/giu, "");

/** Where no meat was roasted, nothing drips. */
const withoutDrippings = (text: string): string => text.replace(/[;,] (?:and )?drippings\b[^.;]*/gi, "");

/** Why one would want it, told of what is in it now. */
export const redescribe = (description: string, changes: readonly Change[]): string => {
  const standIns = changes.flatMap((change) => (change.kind === "exchange" ? [change.by.toWord] : []));
  const isOfMeat = changes.some(
    (change) => change.kind === "keep" && /beef|pork|lamb/.test(change.it.foodId),
  );
  const first = isOfMeat ? description : withoutDrippings(description);
  const told = changes.reduce((whole, change) => {
    const text = change.kind === "exchange" && isStockForWine(change.by) ? withoutWine(whole) : whole;
    // A red curry is a dish, and its paste is none.
    if (change.it.foodId.includes("curry-paste") && !/\bpaste\b/i.test(text)) return text;
    if (change.kind === "exchange")
      return agreeing(
        swapWords(text, protecting(withSort(change), standIns), change.by.toWord),
        change.by.toWord,
      );
    return change.kind === "keep" || !speaksOf(text, change.words)
      ? text
      : (removeWords(text, change.words) ?? text);
  }, first);
  return capitalise(
    saidOnce(told, standIns)
      .replace(/\b(?:warm|hot|toasted|soft) (?=lettuce leaves)/gi, "")
      .replace(/\bcold (?=cauliflower rice)/gi, "")
      .replace(/(\bcauliflower rice (?:has|is)) (?:steamed|boiled)\b/gi, "$1 fried")
      .replace(/\b(?:rings of|browned|sweet|melted|caramelized|golden|soft) (?=scallion greens\b)/gi, "")
      .replace(/\bnutty (?=(?:(?:rice|shirataki|zucchini) noodles|avocado)\b)|\bsmall (?=celeriac\b)/gi, "")
      .replace(/\bdark (?=erythritol\b)|\bglass (?=shirataki\b)/gi, "")
      .replace(/\b(?:foaming|nutty) (?=ghee\b)/gi, "hot ")
      .replace(/\b(?:rosy|juicy|pink) (?=(?:tofu|seitan|jackfruit|lentils|chickpeas)\b)/gi, "")
      .replace(/\b(\p{L}{4,}) \1\b/giu, "$1"),
  );
};

const OF_A_FOOD =
  /\b(?:it|its|they|them|their|ones|slices?|crumbs?|pink|meat|oil|fat|skin|bones?|tail|whey)\b/i;

/** Of what a dish is made of now the tip knows nothing, unless it speaks of what stayed. */
export const tipFor = (tip: string, changes: readonly Change[], foodOf: FoodOf): string => {
  const isOther = changes.some(
    ({ kind, it }) => kind === "exchange" && (isMajor(it.role) || it.role === "dairy"),
  );
  if (!isOther || !OF_A_FOOD.test(tip)) return tip;
  const kept = changes.flatMap((change) => (change.kind === "keep" ? (foodOf(change.it.foodId) ?? []) : []));
  const isOfKept = speaksOf(
    tip,
    foodWords(
      kept.flatMap((food) => wordsFor(food, undefined)),
      [],
    ),
  );
  return isOfKept ? tip : "";
};

/** What a dish is of once it is changed. */
export const foodsAfter = (changes: readonly Change[], foodOf: FoodOf): Food[] =>
  changes.flatMap((change) =>
    change.kind === "exchange"
      ? [change.by.to]
      : change.kind === "keep"
        ? (foodOf(change.it.foodId) ?? [])
        : [],
  );
