const INGREDIENTS =
  /^\W*(?:ingredients?|you(?:'ll| will) need|what you need|shopping list)\b[^.]{0,30}:?\W*$/i;
const METHOD =
  /^\W*(?:instructions?|directions?|method|steps?|preparation|procedure|how to (?:make|cook)\b.*)\W*$/i;
const NUMBERING = /^\s*(?:(?:step\s*)?\d{1,2}\s*[.):–-]\s+|step\s*\d{1,2}\s*|[-•*▢☐●▪‣]\s+|\[ ?\]\s*)/i;
const INLINE_NUMBER = /(?:^|\s)(?:step\s*)?(\d{1,2})[.):]\s+(?=\p{Lu})/giu;
/** A full stop ends a sentence only where a capital follows, and not behind "min." or "hr.". */
const SENTENCE_END =
  /(?<=[.!?]["')\]]?)(?<!\b(?:min|mins|hr|hrs|sec|approx|tbsp|tsp|oz|lb|no|e\.g|i\.e)\.)\s+(?=["'(]?\p{Lu})/u;
/** What only wishes or tells, and asks for nothing: it belongs to the step before. */
const NO_ACTION = /^(?:enjoy|bon app[ée]tit|that's it|done|note|tip|yum|voil[àa])\b/i;
/** Recipes end somewhere; what is longer is not one. */
const LONGEST_RECIPE = 50_000;
const MOST_STEPS = 200;

function bare(line: string): string {
  return line.replace(NUMBERING, "").replace(/\s+/g, " ").trim();
}

/** Drops the list of ingredients and the headings around the method. */
function methodLines(lines: readonly string[]): readonly string[] {
  const start = lines.findIndex((line) => METHOD.test(line));
  if (start >= 0 && start < lines.length - 1) return lines.slice(start + 1);
  const ingredients = lines.findIndex((line) => INGREDIENTS.test(line));
  return ingredients < 0
    ? lines
    : lines.filter((line, at) => at < ingredients || /[.!]\s*$/.test(line) || /^\s*\d{1,2}[.)]\s/.test(line));
}

/** Lines behind a numbered one without a number of their own go on with it. */
function joinWrapped(lines: readonly string[]): string[] {
  const isNumbered = lines.filter((line) => /^\s*(?:step\s*)?\d{1,2}\s*[.):]/i.test(line)).length >= 2;
  const steps: string[] = [];
  for (const line of lines) {
    const isNew = !isNumbered || NUMBERING.test(line) || steps.length === 0;
    if (isNew) steps.push(bare(line));
    else steps.push(`${steps.pop() ?? ""} ${line.trim()}`);
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

function joinIdle(sentences: readonly string[]): string[] {
  const steps: string[] = [];
  for (const sentence of sentences) {
    const isIdle = NO_ACTION.test(sentence) && steps.length > 0;
    steps.push(isIdle ? `${steps.pop() ?? ""} ${sentence}` : sentence);
  }
  return steps;
}

/** Cuts a recipe's text into steps: by its numbers, else by its lines, else by its sentences. */
export function splitSteps(recipeText: string): string[] {
  const lines = recipeText
    .slice(0, LONGEST_RECIPE)
    .split(/\r?\n|\r/)
    .filter((line) => line.trim() !== "");
  const method = methodLines(lines);
  const [only] = method;
  const steps =
    method.length === 1 && only !== undefined
      ? (inlineNumbered(only) ?? joinIdle(bare(only).split(SENTENCE_END)))
      : joinWrapped(method);
  return steps.filter((step) => /[\p{L}\p{N}]/u.test(step)).slice(0, MOST_STEPS);
}
