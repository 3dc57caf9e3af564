import type { Food } from "../foods/food.ts";
import { gramsOf, shapeIn } from "../foods/grams-of.ts";
import { besideGrams } from "./beside.ts";
import { isPlural } from "./read-food.ts";
import type { Portion } from "./read-portion.ts";
import { singleServing } from "./single-servings.ts";
import { isSpooned, usualGrams } from "./usual-portion.ts";

/** More of it than this is for the table, and a person has some slices. */
const LARGEST_ALONE = 420;
const SLICES_OF_A_PIZZA = 2;
const IN_BITES =
  /\b(?:general tso|orange|sesame|lemon|popcorn) chicken\b|\b(?:general tso|sweet and sour|kung pao|tikka)\b/i;
const BITE_GRAMS = 20;

const FLESH: ReadonlySet<string> = new Set(["meat", "poultry", "fish"]);
const isCountedWhole = (food: Food, unit: string | null): boolean =>
  (unit === null || unit === "piece") && (gramsOf(food, 1, unit) ?? 0) > LARGEST_ALONE;

const ownMeasure = (food: Food, unit: string): number | null =>
  food.measures.find(({ name }) => name === unit)?.grams ?? null;

/** A large slice is more than a slice; a large cup of a measured drink is what the table says of it. */
function sizeFactor(food: Food, unit: string, size: string | null): number {
  const own = size === null ? null : ownMeasure(food, size);
  const one = ownMeasure(food, unit);
  if (own !== null && one !== null && /^(?:cup|glass|piece|slice)$/.test(unit) && food.kind !== "dish")
    return own / one;
  return size === "extra large"
    ? 1.5
    : size === "large"
      ? 1.3
      : size === "small"
        ? 0.75
        : size === "mini"
          ? 0.4
          : 1;
}

/** What somebody ate of a food who says so much of it. */
export function gramsEaten(food: Food, portion: Portion, before: Food | null, link: string): number {
  const { quantity, unit, size, name } = portion;
  const usual = usualGrams(food, isPlural(name) && quantity === null);
  if (quantity === null && unit === null) {
    const beside = before === null || size !== null ? null : besideGrams(food, before, link);
    return beside ?? (size === null ? null : gramsOf(food, 1, size)) ?? usual;
  }
  const many = quantity ?? 1;
  // Nobody eats a stick of butter or a jar of jam who does not say so.
  if (isSpooned(food) && (unit === null || unit === "piece" || unit === "serving")) return many * usual;
  // Who says "a pizza" tells no size of it.
  if (unit === null && size === null && many <= 1 && (ownMeasure(food, "pizza") ?? 0) > LARGEST_ALONE)
    return many * SLICES_OF_A_PIZZA * (ownMeasure(food, "slice") ?? usual);
  // Nobody eats a whole bird who does not say so.
  if (unit !== "whole" && size === null && FLESH.has(food.kind) && isCountedWhole(food, unit))
    return many * usual;
  if (unit === null) {
    const counted = gramsOf(food, many, size ?? shapeIn(food, name));
    // "1 broccoli" or "two rice" counts portions, not florets or grains.
    return counted !== null && counted >= 0.5 ? counted : many * usual;
  }
  // A peanut butter cup is counted, and no vessel.
  if (unit === "cup" && /\bcups?$/.test(food.name)) return gramsOf(food, many, null) ?? many * usual;
  // Of a dish in bites, pieces are bites: "six pieces of orange chicken".
  if (unit === "piece" && many >= 3 && IN_BITES.test(food.name)) return many * BITE_GRAMS;
  const single = singleServing(food, portion);
  if (single !== null) return many * single;
  const one =
    unit === "serving"
      ? (ownMeasure(food, "serving") ?? usual)
      : gramsOf(food, 1, unit.replace(/^single /, ""));
  const factor = sizeFactor(food, unit, size);
  return many * factor * (one ?? usual);
}
