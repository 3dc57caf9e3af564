import type { DishStep } from "./dish.ts";
import { foodWords, speaksOf } from "./rename.ts";

export type Note = {
  readonly text: string;
  /** The food that it speaks of, as the steps name it. */
  readonly of: string;
};

/** Whoever reads how hot in the step does not want to read it twice. */
const isToldAlready = ({ text }: Note, texts: readonly string[]): boolean => {
  if (/rings open/.test(text)) return texts.some((told) => /rings open/.test(told));
  const heat = /\d+ °C/.exec(text)?.[0];
  return heat !== undefined && texts.some((told) => told.includes(heat));
};

/** How long something cooks is read after how. */
const LAST = /^Cook |^Xanthan |\bonly (?:have|has) to\b|^Keep |^Sharpen |^Boil the agar /;

/** Of what is done before, whoever reads it after is told so. */
const IS_BEGUN_WITH = /^(?:Mash|Stir|Grind|Press|Wash|Peel) /;
const madeFirst = (note: string): string => (/\bfirst\b/.test(note) ? note : note.replace(/\.$/, " first."));

const GOES_ON = /^\p{L}+ (?:it|them|in its|in their)\b/u;
/** Put in between, what is mixed by itself takes no "it" from another food. */
const IS_MIXED = /^(?:Mash|Stir|Grind|Peel) /;
/** "Simmer with juice and butter" is said of what the step before had in hand. */
const SAYS_NOT_WHAT = /^\p{L}+(?: gently| slowly)?(?:,| (?:with|in|over|on|for|until))(?= )/u;

/** Begun before everything else, wherever it is named first. */
const COMES_FIRST = /\bstart it first\b|\broast it until soft\b|^Press the /;

const HEATED: ReadonlySet<string> = new Set(["cooking", "oven", "baking", "eggs"]);

const isHot = (step: DishStep | undefined): boolean => HEATED.has(step?.category ?? "");

/** When something is done is read where it is on the fire, and not where it is cut. */
const DONE_WHEN = /^Cook |^Boil the agar |\bonly (?:have|has) to\b/;
const WARMS = /\bonly (?:have|has) to warm through\b/;

/** Nobody only warms what simmers with the rest for so long. */
const LONG_MINUTES = 15;
const isLong = (step: DishStep | undefined): boolean => (step?.minutes ?? 0) >= LONG_MINUTES;

/** Browned for a few minutes and then simmered for an hour, it is done after the hour. */
const longestOf = (steps: readonly DishStep[], isAsked: (at: number) => boolean): number =>
  steps.reduce(
    (best, { minutes }, at) => (isAsked(at) && minutes > (steps[best]?.minutes ?? 0) ? at : best),
    -1,
  );

/** Notes that say what their step says: what is hot through is warmed, and a stock with lemon in it is sharp. */
const NEEDLESS: readonly (readonly [note: RegExp, unless: RegExp])[] = [
  [WARMS, /\bhot through\b|\buntil (?:crisp|brown|browned|golden|dark|deep)\b/i],
  [/^Sharpen /, /\b(?:lemon|lime|vinegar)\b/i],
  [/^Sharpen /, /^(?![^]*\bstock\b)/i],
  [/^Boil the agar/, /\bagar and boil it\b/i],
  [/^Peel the celeriac/, /\bpeel\b[^.;]*\bceleriac\b/i],
  [/^Xanthan gum clumps/, /^(?![^]*\b(?:thicken|bind|whisk|stir)\b)/i],
];

const isNeedless = (note: Note, text: string): boolean =>
  NEEDLESS.some(([of, unless]) => of.test(note.text) && unless.test(text));

/** What the cook does differently stands where the food is first named. */
export const placeNotes = (
  steps: readonly DishStep[],
  texts: readonly string[],
  notes: readonly Note[],
): string[] => {
  const placed = notes
    .filter(
      (note, at) => notes.findIndex(({ text }) => text === note.text) === at && !isToldAlready(note, texts),
    )
    .flatMap((note) => {
      const named = texts.map((text) => speaksOf(text, foodWords([note.of], [])));
      const first = named.indexOf(true);
      const isHeated = (at: number): boolean => named[at] === true && isHot(steps[at]);
      const heated = WARMS.test(note.text)
        ? steps.findIndex((_, at) => isHeated(at))
        : longestOf(steps, isHeated);
      // "Pour the mixture in" does not name the lentils that were beaten into it.
      const next = named.findIndex((_, at) => at >= first && isHot(steps[at]));
      const done = heated >= 0 ? heated : next >= 0 ? next : first;
      const at = COMES_FIRST.test(note.text) ? 0 : DONE_WHEN.test(note.text) ? done : first;
      // What bakes inside of a dough warms through by itself.
      if (heated < 0 && WARMS.test(note.text)) return [];
      if (isNeedless(note, texts[at] ?? "") || (WARMS.test(note.text) && isLong(steps[at]))) return [];
      const text = texts[at] ?? "";
      const isAfter = at > 0 && (SAYS_NOT_WHAT.test(text) || GOES_ON.test(text)) && IS_MIXED.test(note.text);
      return [{ at: Math.max(0, at), text: note.text, isBetween: isAfter }];
    });
  return texts.map((text, step) => {
    const here = placed.flatMap((note) => (note.at === step && !note.isBetween ? note.text : []));
    const next = placed.flatMap((note) => (note.at === step + 1 && note.isBetween ? note.text : []));
    // "Return it to the pot" means what the step before spoke of.
    const isLast = (note: string): boolean => LAST.test(note) || GOES_ON.test(text);
    const after = here.filter(isLast).map((note) => (IS_BEGUN_WITH.test(note) ? madeFirst(note) : note));
    const before = here.filter((note) => !isLast(note));
    return [...before, text, ...after, ...next].join(" ");
  });
};
