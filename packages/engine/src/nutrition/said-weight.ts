import { readIngredientLine, type IngredientLine } from "@meal/reader/lines/read-line";
import { unitOf } from "@meal/reader/units/units";
import type { Food } from "../foods/food.ts";
import { gramsOf } from "../foods/grams-of.ts";

const WEIGHT = String.raw`[\d./-]{1,9}(?: \d\/\d)?(?: (?:to|or) [\d./-]{1,9}(?: \d\/\d)?)? ?(?:lbs?|pounds?|oz|ounces?|g|grams?|kg)\b\.?`;
const NEARLY = String.raw`(?:(?:about|approximately|approx\.?|around|roughly|weighing|~) ?){0,2}`;

/** "About 1 1/2 pounds each", "each 500 g": what one of them weighs. */
const OF_EACH = new RegExp(
  `(?:^|, ?)${NEARLY}(${WEIGHT}) (?:each|apiece)\\b|\\beach ${NEARLY}(${WEIGHT})`,
  "i",
);
/** "About 7 ounces", "1 pound in total", and a weight that stands alone: what the line weighs in all. */
const IN_ALL = new RegExp(
  `(?:\\b(?:about|approximately|approx\\.?|around|roughly|weighing)|~) ?(${WEIGHT})|(${WEIGHT}) (?:in )?total\\b|(?:^|, )(${WEIGHT})(?=$|,)`,
  "i",
);

function measured(food: Food, found: RegExpExecArray | null): number | null {
  const said = found?.slice(1).find((group) => group !== undefined);
  if (said === undefined) return null;
  const { quantity, quantityMax, unit } = readIngredientLine(`${said} x`);
  if (quantity === null || unit === null) return null;
  const grams = gramsOf(food, (quantity + (quantityMax ?? quantity)) / 2, unit);
  return grams !== null && grams > 0 ? grams : null;
}

/** The grams that are said behind the name, of one or of all of them: "4 slices of bread, about 7 ounces". Null where the line says its weight before it. */
export function weightBehind(food: Food, item: IngredientLine, count: number): number | null {
  const { preparation, unit, packageSize } = item;
  if (preparation === null || packageSize !== null || unitOf(unit ?? "")?.kind === "mass") return null;
  const each = measured(food, OF_EACH.exec(preparation));
  return each === null ? measured(food, IN_ALL.exec(preparation)) : count * each;
}
