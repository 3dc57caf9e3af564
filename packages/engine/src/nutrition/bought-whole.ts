import type { IngredientLine } from "@meal/reader/lines/read-line";
import type { Food } from "../foods/food.ts";
import { gramsOf } from "../foods/grams-of.ts";

/** A cake among ingredients is a whole one; the table has the slice. */
const SLICES_OF_A_CAKE = 6;
const MOST_CAKES = 3;

/** A bag for the table, and not for one person. */
const SHOP_BAG_GRAMS = 250;
const ONE_PERSONS_BAG_GRAMS = 60;

/** What the table's flat breads measure across. */
const USUAL_INCHES: Readonly<Record<string, number>> = {
  "tortilla-flour": 8,
  "tortilla-corn": 6,
  "tortilla-whole-wheat": 8,
  "tortilla-low-carb": 8,
  "pizza-base": 10,
};
/** What they are called by what is rolled up in them. */
const INCHES_BY_USE: readonly (readonly [RegExp, number])[] = [
  [/\bburrito[- ]sized?\b/i, 10],
  [/\b(?:taco|fajita)[- ]sized?\b/i, 6],
];

function inchesIn(line: string): number | null {
  const said = /\b(\d{1,2})(?: ?(?:[-–]|to) ?(\d{1,2}))?[- ]?(?:inch\b|inches\b|["”])/i.exec(line);
  if (said) return (Number(said[1]) + Number(said[2] ?? said[1])) / 2;
  return INCHES_BY_USE.find(([use]) => use.test(line))?.[1] ?? null;
}

/** A flat bread weighs as its area, "12 (10 inch) flour tortillas". */
function flatBreadGrams(food: Food, line: string): number | null {
  const usual = USUAL_INCHES[food.id];
  const inches = usual === undefined ? null : inchesIn(line);
  const one = gramsOf(food, 1, null);
  return usual === undefined || inches === null || one === null ? null : one * (inches / usual) ** 2;
}

/** A crust for the bottom, and one for the top of a double one. */
const PIE_CRUST = "shortcrust-pastry";
const DOUBLE_CRUST = /\bdouble\b|\b(?:two|2)[- ]crust/i;

/** What a recipe makes of another one: dough for a pizza or a loaf, or a tray of rolls. */
const DOUGH_GRAMS = 450;
const PIECES_OF_A_BATCH = 8;
const LARGEST_PIECE_GRAMS = 100;

function batchGrams({ id, kind, measures }: Food): number | null {
  if (id.endsWith("-dough")) return DOUGH_GRAMS;
  const piece = measures.find(({ name }) => name === "piece")?.grams ?? LARGEST_PIECE_GRAMS;
  const isTray = kind === "bread" && piece < LARGEST_PIECE_GRAMS;
  return isTray ? PIECES_OF_A_BATCH * piece : null;
}

const isCake = ({ kind, name }: Food): boolean => kind === "dessert" && /\bcake\b/.test(name);

/**
 * What one of a food weighs as a recipe has it bought, where its row in the table has one person's portion: a whole cake,
 * the bag of a shop, a flat bread of so many inches. Null where the row's own measures are meant.
 */
export function boughtWhole(food: Food, { quantity, unit }: IngredientLine, line: string): number | null {
  if (unit === null && isCake(food) && (quantity ?? 1) <= MOST_CAKES) {
    const slice = gramsOf(food, 1, null);
    return slice === null ? null : SLICES_OF_A_CAKE * slice;
  }
  const isRecipe = /^(?:recipe|batch)$/.test(unit ?? "");
  if (food.id === PIE_CRUST && (unit === null || isRecipe)) {
    const crust = gramsOf(food, 1, null);
    return crust === null || !DOUBLE_CRUST.test(line) ? crust : 2 * crust;
  }
  if (isRecipe) return batchGrams(food);
  if (food.kind === "snack" && /^(?:bag|packet|package|box)$/.test(unit ?? "")) {
    const bag = gramsOf(food, 1, unit);
    return bag === null || bag > ONE_PERSONS_BAG_GRAMS ? null : SHOP_BAG_GRAMS;
  }
  return unit === null ? flatBreadGrams(food, line) : null;
}
