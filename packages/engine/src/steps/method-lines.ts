import { askingOf } from "./asking-of.ts";

const INGREDIENTS =
  /^\W*(?:ingredients?|you(?:['’]ll| will) need|what you(?:['’]ll| will)? need|shopping list)\b[^.]{0,30}:?\W*$/iu;
const METHOD = /^\W*(?:instructions?|directions?|method|steps?|preparation|procedure|what to do)\W*$/iu;
/** The heading and the first of the method on one line. */
const BEGINS = /^\W*(?:instructions?|directions?|method|preparation|procedure)\s*:\s*(?=\S)/iu;
/** Behind these headings stands nothing that is cooked. */
const END =
  /^\W*(?:(?:recipe |cook['’]?s |chef['’]?s )?(?:notes?|tips?)|nutrition(?:al)?(?: facts| information)?|storage|variations?|substitutions)\W*$/iu;
/** For how many, how long and how rich; "Cook 10 minutes" is a step. */
const FIGURES =
  /^\W*(?:(?:serves|servings?|serving size|yields?|makes|portions|calories)\s*:?\s*(?:about |approx\.? )?\d|(?:prep(?:aration)?|cook(?:ing)?|baking|total|active)(?: time\s*:?|\s*:)\s*\d.{0,20}$|ready in\b).{0,60}$/iu;
/** A line with its number. */
export const NUMBERED: RegExp = /^\s*(?:step\s*)?\d{1,3}\s*[.):]/iu;
const AMOUNT =
  /^\W*(?:\d|[½¼¾⅓⅔⅛]|an? (?:pinch|handful|few|splash|knob|clove|bunch|can|tin|dash|drizzle)\b|(?:pinch|handful|splash|knob|dash) of\b)|\bto taste\W*$/iu;
const TIME = /\b(?:minutes?|mins?|hours?|hrs?)\b/iu;
const MOST_LETTERS_OF_AMOUNT = 120;

/** What is needed, not what is done. */
function isIngredient(line: string): boolean {
  const isShort = line.length <= MOST_LETTERS_OF_AMOUNT && !NUMBERED.test(line) && !TIME.test(line);
  return isShort && AMOUNT.test(line) && askingOf(line.replace(/^[\s\-•*·▢☐●▪‣[\]]+/u, "")) !== "yes";
}

/** The lines of a list of ingredients go on until something is asked for. */
function withoutIngredients(lines: readonly string[]): string[] {
  // What a number stands before is a step, also where it goes on with an amount on the next line.
  const isNumbered = lines.filter((line) => NUMBERED.test(line)).length >= 2;
  let isInList = false;
  return lines.filter((line) => {
    if (INGREDIENTS.test(line)) isInList = true;
    else if (NUMBERED.test(line) || (isInList && askingOf(line) === "yes")) isInList = false;
    return !isInList && (isNumbered || !isIngredient(line));
  });
}

/** The part of a recipe's lines that says what to do, and whether a heading says that it does. */
export function methodLines(all: readonly string[]): {
  readonly lines: readonly string[];
  readonly isHeaded: boolean;
} {
  if (all.length === 1) return { lines: all.map((line) => line.replace(BEGINS, "")), isHeaded: false };
  const end = all.findIndex((line, at) => at > 0 && END.test(line));
  const told = end < 0 ? all : all.slice(0, end);
  const isHeading = (line: string, at: number): boolean => METHOD.test(line) && at < told.length - 1;
  const heading = told.findIndex((line, at) => BEGINS.test(line) || isHeading(line, at));
  const lines = told
    .slice(Math.max(0, heading))
    .map((line, at) => (heading >= 0 && at === 0 ? line.replace(METHOD, "").replace(BEGINS, "") : line))
    .filter((line) => line !== "" && !FIGURES.test(line));
  return { lines: withoutIngredients(lines), isHeaded: heading >= 0 };
}
