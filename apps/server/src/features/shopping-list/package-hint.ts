import type { Food } from "@meal/engine/foods";
import { unitLabel } from "@meal/reader/units/unit-label";

/** What shops sell whole, among the measures of foods. */
const PACKAGES = new Set("packet can bottle jar bag box carton container block loaf".split(" "));
const POURED = new Set(["bottle", "carton"]);
/** So much may be missing without anybody opening another package for it. */
const SLACK = 0.02;

/** How many whole packages hold so much of a food: "2 cans of 400 g"; empty where it is not sold so, or asked for so. */
export function packageHint(food: Food, grams: number | null, unit: string): string {
  const sold = food.measures.find(({ name }) => PACKAGES.has(name));
  if (sold === undefined || grams === null || PACKAGES.has(unit.replace(/s$/u, ""))) return "";
  const count = Math.max(1, Math.ceil((grams / sold.grams) * (1 - SLACK)));
  const isPoured = POURED.has(sold.name) && food.density !== null;
  const size = isPoured ? `${toTen(sold.grams / food.density)} ml` : `${sold.grams} g`;
  return `${count} ${unitLabel(sold.name, count)} of ${size}`;
}

/** Labels say 500 ml where the scale says 498. */
function toTen(millilitres: number): number {
  return Math.round(millilitres / 10) * 10;
}
