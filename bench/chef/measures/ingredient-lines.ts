import { readIngredientLine } from "@meal/reader/lines/read-line";
import type { MeasureRow } from "../measure-row.ts";
import { measureSet } from "./labelled-set.ts";

/** Fractions are printed to a few places. */
const ROUNDED = 0.01;

function isSame(expected: string, found: number | null): boolean {
  if (expected === "" || found === null) return expected === "" && found === null;
  return Math.abs(Number(expected) - found) < ROUNDED * Math.max(1, Number(expected));
}

function judge([line = "", quantity = "", max = "", unit = "", name = ""]: readonly string[]): string | null {
  const item = readIngredientLine(line);
  const isRight =
    isSame(quantity, item.quantity) &&
    isSame(max, item.quantityMax) &&
    unit === (item.unit ?? "") &&
    name === item.name;
  if (isRight) return null;
  return `${line} → ${item.quantity ?? "-"}/${item.quantityMax ?? "-"}/${item.unit ?? "-"}/${item.name}`;
}

/** The same words in any order and case, plural or not: books print "sugar, brown". */
const wordsOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9%&' ]/g, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && !/^(?:fresh|freshly|the|an?|of)$/.test(word))
    .map((word) => word.replace(/(?<=[^s])s$/, ""))
    .toSorted()
    .join(" ");

/** As `judge`, with the words of the name in any order. */
function judgePrinted([line = "", quantity = "", max = "", unit = "", name = ""]: readonly string[]):
  | string
  | null {
  const item = readIngredientLine(line);
  const isRight =
    isSame(quantity, item.quantity) &&
    isSame(max, item.quantityMax) &&
    unit === (item.unit ?? "") &&
    wordsOf(name) === wordsOf(item.name);
  if (isRight) return null;
  return `${line} → ${item.quantity ?? "-"}/${item.quantityMax ?? "-"}/${item.unit ?? "-"}/${item.name}`;
}

/** Quantity (and the upper end of a range), unit and exact name, all right. */
export function measure(): MeasureRow[] {
  const goal = { floor: 85, aim: 92 };
  return [
    ...measureSet("ingredient-lines.tsv", "ingredient line: quantity, unit and exact name", goal, judge),
    ...measureSet(
      "ingredient-lines-of-books.tsv",
      "ingredient line of public cookbooks: quantity, unit and words of the name",
      { floor: 90, aim: 94 },
      judgePrinted,
      "public texts",
    ),
  ];
}
