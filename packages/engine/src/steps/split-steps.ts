import { methodLines, NUMBERED } from "./method-lines.ts";

const NUMBERING =
  /^\s*(?:(?:step\s*)?\d{1,2}\s*[.):–-]\s+|step\s*\d{1,2}\s*[.):]?\s*|[-•*▢☐●▪‣]\s+|\[ ?\]\s*)/i;
const INLINE_NUMBER = /(?:^|\s)(?:step\s*)?(\d{1,3})[.):]\s+(?=\p{Lu})/giu;
/** A full stop ends a sentence only where a capital follows, and not behind "min." or "hr.". */
const SENTENCE_END =
  /(?<=[.!?]["')\]]?)(?<!\b(?:min|mins|hr|hrs|sec|approx|tbsp|tsp|oz|lb|no|e\.g|i\.e)\.)\s+(?=["'(]?\p{Lu})/u;
/** What only wishes or tells, and asks for nothing: it belongs to the step before. */
const NO_ACTION = /^(?:enjoy|bon app[ée]tit|that's it|done|note|tips?(?=\s*:)|yum|voil[àa])\b/i;
/** Recipes end somewhere; what is longer is not one. */
const LONGEST_RECIPE = 50_000;
const MOST_LINES = 2000;
const MOST_STEPS = 200;
/** Who breaks lines by hand breaks them behind this many letters. */
const WRAPPED_LETTERS = 50;

/** A recipe's text in pieces, and whether headings or numbers say that they are its steps. */
export type Split = { readonly steps: readonly string[]; readonly isMarked: boolean };

function bare(line: string): string {
  return line.replace(NUMBERING, "").replace(/\s+/g, " ").trim();
}

/** Lines behind a numbered one without a number of their own go on with it; what stands before the first is no step. */
function joinWrapped(lines: readonly string[]): string[] {
  const steps: string[] = [];
  for (const line of lines.slice(lines.findIndex((each) => NUMBERED.test(each)))) {
    if (NUMBERING.test(line)) steps.push(bare(line));
    else steps.push(`${steps.pop() ?? ""} ${line.trim()}`.trim());
  }
  return steps;
}

function inlineNumbered(text: string): string[] | null {
  const marks = [...text.matchAll(INLINE_NUMBER)].filter((mark, at) => Number(mark[1]) === at + 1);
  if (marks.length < 2) return null;
  return marks.map((mark, at) =>
    text.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? text.length).trim(),
  );
}

/** What asks for nothing joins the step before it. */
function joinIdle(pieces: readonly string[]): string[] {
  const steps: string[] = [];
  for (const piece of pieces) {
    const isIdle = NO_ACTION.test(piece) && steps.length > 0;
    steps.push(isIdle ? `${steps.pop() ?? ""} ${piece}` : piece);
  }
  return steps;
}

/** One paragraph by its numbers, else by its sentences. */
export function splitParagraph(text: string): Split {
  const numbered = inlineNumbered(text);
  if (numbered !== null) return { steps: numbered, isMarked: true };
  return { steps: joinIdle(bare(text).split(SENTENCE_END)), isMarked: false };
}

function splitLines(lines: readonly string[]): Split {
  const isMarked = lines.filter((line) => NUMBERED.test(line)).length >= 2;
  return { steps: isMarked ? joinWrapped(lines) : joinIdle(lines.map(bare)), isMarked };
}

/** A long line without an end, and a line that goes on in small letters, were one. */
function unwrapped(lines: readonly string[]): string[] {
  const whole: string[] = [];
  for (const line of lines) {
    const last = whole.at(-1) ?? "";
    const isBroken = last.length >= WRAPPED_LETTERS && !/[.!?:;]\s*$/.test(last) && /^\s*\p{Ll}/u.test(line);
    if (isBroken) whole[whole.length - 1] = `${last.trimEnd()} ${line.trim()}`;
    else whole.push(line);
  }
  return whole;
}

/** Cuts a recipe's text into pieces: by its numbers, else by its lines, else by its sentences. */
export function splitRecipe(recipeText: string): Split {
  const lines = recipeText
    .slice(0, LONGEST_RECIPE)
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== "")
    .slice(0, MOST_LINES);
  const { lines: method, isHeaded } = methodLines(unwrapped(lines));
  const [only, ...others] = method;
  const { steps: pieces, isMarked } =
    only !== undefined && others.length === 0 ? splitParagraph(only) : splitLines(method);
  const steps = pieces.filter((piece) => /[\p{L}\p{N}]/u.test(piece)).slice(0, MOST_STEPS);
  return { steps, isMarked: steps.length > 0 && (isHeaded || isMarked) };
}

/** The steps of a recipe's text, or all of it where it does not say what they are. */
export function splitSteps(recipeText: string): readonly string[] {
  return splitRecipe(recipeText).steps;
}
