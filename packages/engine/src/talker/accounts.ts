import { foodTokens } from "../foods/food-words.ts";
import table from "./accounts.json" with { type: "json" };
import type { Question } from "./question.ts";

/** A word as far as its ending does not matter: "baking" and "baked" are one. */
const stemOf = (word: string): string =>
  word
    .replace(/ou(?=[lr])/g, "o")
    .replace(/(?<=\w{3})(?:ings?|ed|es|ers?|s|ness|ly|ies|en|able|ity)$/, "")
    .replace(/(?<=\w{2})[eiy]$/, "")
    .replace(/(?<=\w\w)(\w)\1$/, "$1");

const stemsOf = (words: string): string[] =>
  words
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
    .map(stemOf);

/** Words that stand in any question, and tell nothing of what it is about. */
const SMALL: ReadonlySet<string> = new Set(stemsOf(table.small.join(" ")));

/** Words that mean so nearly the same that an answer to one accounts for the others. */
const GROUPS: readonly ReadonlySet<string>[] = table.groups.map((group) => new Set(stemsOf(group)));

/** Words that are a food's name, too, and mostly tell a state or a shape. */
const STATES: ReadonlySet<string> = new Set(table.states.split(" "));

/** Words for what was done to a food, which is another one since. */
const CHANGES: ReadonlySet<string> = new Set(table.changes.split(" "));

/** What an answer has to do with: the words that it is looked up by, and those that it says. */
export type Subject = {
  readonly stems: ReadonlySet<string>;
  readonly beginnings: readonly string[];
  /** Those alone that it is looked up by. */
  readonly sought: ReadonlySet<string>;
  readonly isOfAnyFood: boolean;
};

/** What an answer says of food in general, and not of one that is to be dried or heated. */
const OF_ANY_FOOD = /(?<!\b(?:dry|dry the) )\bfood\b/i;

/** The words that a pattern looks for, without those that it rules out. */
const wordsOfPattern = (source: string): string =>
  source
    .replace(/\(\?<?!(?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, " ")
    .replace(/\\[wbds][*+?]?|\{[^}]*\}|\.\??/g, " ")
    .replace(/[su]\?| \?|\?/g, "");

/** The subject of an answer that is looked up by patterns, or of plain words. */
export const subjectOf = (patterns: readonly string[], text: string): Subject => ({
  stems: new Set(stemsOf(`${patterns.map(wordsOfPattern).join(" ")} ${text.toLowerCase()}`)),
  isOfAnyFood: OF_ANY_FOOD.test(text),
  sought: new Set(stemsOf(patterns.map(wordsOfPattern).join(" "))),
  beginnings: patterns.flatMap((source) =>
    [...source.replace(/u\?/g, "").matchAll(/([a-z]{3,})\\w\*/g)].flatMap(([, start = ""]) => start),
  ),
});

const isIn = ({ stems, beginnings }: Subject, word: string): boolean =>
  beginnings.some((start) => word.replace(/ou(?=[lr])/g, "o").startsWith(start)) ||
  [word, ...foodTokens(word)]
    .map(stemOf)
    .some(
      (stem) =>
        SMALL.has(stem) ||
        stems.has(stem) ||
        GROUPS.some((group) => group.has(stem) && [...group].some((other) => stems.has(other))),
    );

const isFood = ({ kitchen }: Question, word: string): boolean =>
  !STATES.has(word) && (kitchen.foods.find(word)?.score ?? 0) >= 0.99;

/** Salad dressing is no salad, though "dressing" alone may be no food. */
const endsFood = (question: Question, word: string, all: readonly string[]): boolean => {
  const before = all[all.indexOf(word) - 1];
  return before !== undefined && isFood(question, before) && isFood(question, `${before} ${word}`);
};

/** More than this share of what a question says cannot be left out of account. */
export const MOST_LEFT = 0.34;
/** A warning too many does less harm than one too few. */
export const MOST_LEFT_OF_DANGER = 0.4;

const NOTHING = subjectOf([], "");

/** The words of a question that an answer leaves out of account, of all that say something. */
const leftOut = (
  question: Question,
  subject: Subject,
  kind: Subject,
): { readonly left: readonly string[]; readonly all: readonly string[] } => {
  const all = question.plain
    .split(" ")
    .filter((word) => word.length > 1 && !/^\d/.test(word) && !SMALL.has(stemOf(word)));
  const isLeft = (word: string | undefined): boolean =>
    word !== undefined && !isIn(subject, word) && !isIn(kind, word);
  // Beef stew is a stew, and an apple pie a pie.
  const isBefore = (word: string, at: number): boolean => {
    const next = all[at + 1];
    return next !== undefined && isFood(question, word) && isFood(question, next) && !isLeft(next);
  };
  return { all, left: all.filter((word, at) => isLeft(word) && !isBefore(word, at)) };
};

/** Who wants to poach an egg without vinegar is not told to take vinegar. */
const usesWhatIsLacking = ({ plain }: Question, { stems, sought }: Subject): boolean => {
  const lacking = /\bwithout (?:an? |the |any |using )*(\w+)/.exec(plain)?.[1];
  const stem = stemOf(lacking ?? "it");
  return !SMALL.has(stem) && stems.has(stem) && !sought.has(stem);
};

/**
 * Whether an answer is one to this question: it may leave a few of its words out of account, and no food, unless it
 * speaks of food in general. What is asked of one food in one state is not answered by what is known of another. `kind`
 * has the words in which such a question is put, whatever it is about.
 */
export const accountsFor = (
  question: Question,
  subject: Subject,
  kind: Subject = NOTHING,
  mostLeft = MOST_LEFT,
): boolean => {
  const { left, all } = leftOut(question, subject, kind);
  if (usesWhatIsLacking(question, subject)) return false;
  const others = left.filter((word) => !isFood(question, word) && !endsFood(question, word, all));
  return (
    others.length <= mostLeft * all.length &&
    !others.some((word) => CHANGES.has(word)) &&
    (subject.isOfAnyFood || others.length === left.length)
  );
};

/** Whether an answer made of these words leaves nothing at all of a question out of account but the names of foods. */
export const saysOnly = (question: Question, words: Subject): boolean =>
  leftOut(question, words, NOTHING).left.every(
    (word) => isFood(question, word) || question.kitchen.foods.knowsWord(foodTokens(word)[0] ?? word),
  );
