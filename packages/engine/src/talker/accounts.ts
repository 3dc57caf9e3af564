import { foodTokens } from "../foods/food-words.ts";
import table from "./accounts.json" with { type: "json" };
import type { Question } from "./question.ts";

const readStem = (word: string): string =>
  word
    .replace(/ou(?=[lr])/g, "o")
    .replace(/(?<=\w{3})(?:ings?|ed|es|ers?|s|ness|ly|ies|en|able|ity)$/, "")
    .replace(/(?<=\w{2})[eiy]$/, "")
    .replace(/(?<=\w\w)(\w)\1$/, "$1");

const remembered = new Map<string, string>();
const MOST_REMEMBERED = 20_000;

/** A word as far as its ending does not matter: "baking" and "baked" are one. */
export const stemOf = (word: string): string => {
  const stem = remembered.get(word) ?? readStem(word);
  if (remembered.size < MOST_REMEMBERED) remembered.set(word, stem);
  return stem;
};

const stemsOf = (words: string): string[] =>
  words
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 1)
    .map(stemOf);

/** Words that hold a sentence together. */
export const JOINTS: ReadonlySet<string> = new Set(table.joints.split(" "));

/** Words that stand in any question, and tell nothing of what it is about. */
const SMALL: ReadonlySet<string> = new Set(stemsOf(table.small.join(" ")));

/** Words for what is done or has happened that people take for each other. */
const DOING: readonly (readonly string[])[] = table.doing.map(stemsOf);

/** Words that mean so nearly the same that an answer to one accounts for the others. */
const GROUPS: readonly (readonly string[])[] = [...DOING, ...table.nearly.map(stemsOf)];

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

/** The words that a pattern looks for, without those that it rules out; "air ?fryer" is one word or two. */
const wordsOfPattern = (source: string): string =>
  (source.includes(" ?") ? `${source} | ${source.replaceAll(" ?", " ")}` : source)
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

/** A word that tells something of what is asked. */
type Word = {
  readonly word: string;
  /** Which word of the question it is. */
  readonly at: number;
  /** Its stems, and those of the words that mean the same. */
  readonly stems: readonly string[];
  readonly isFood: boolean;
  /** Whether it makes another food of the one before it: salad dressing is no salad. */
  readonly endsFood: boolean;
};

const stemsWith = (groups: readonly (readonly string[])[], word: string): readonly string[] => {
  const own = [word, ...foodTokens(word)].map(stemOf);
  return [...new Set([own, ...groups.filter((group) => own.some((stem) => group.includes(stem)))].flat())];
};

/** The stems of a word, and of what people call the same that is done with food. */
export const stemsOfWord = (word: string): readonly string[] => stemsWith(DOING, word);

const withSynonyms = (word: string): readonly string[] => stemsWith(GROUPS, word);

const isSmall = (word: string): boolean => [word, ...foodTokens(word)].some((one) => SMALL.has(stemOf(one)));

const readWords = ({ kitchen, plain }: Question): readonly Word[] => {
  const isFood = (words: string): boolean =>
    !STATES.has(words) && kitchen.foods.named(foodTokens(words).join(" ")).length > 0;
  const all = plain.split(" ");
  return all.flatMap((word, at): readonly Word[] => {
    if (word.length < 2 || /^\d/.test(word) || isSmall(word)) return [];
    const before = all[at - 1];
    const endsFood = before !== undefined && isFood(before) && isFood(`${before} ${word}`);
    return [{ word, at, stems: withSynonyms(word), isFood: isFood(word), endsFood }];
  });
};

/** A question is held against many answers, and read once. */
const read = new WeakMap<Question, readonly Word[]>();

const wordsOf = (question: Question): readonly Word[] => {
  const words = read.get(question) ?? readWords(question);
  read.set(question, words);
  return words;
};

const isIn = ({ stems, beginnings }: Subject, { word, stems: own }: Word): boolean =>
  own.some((stem) => stems.has(stem)) ||
  beginnings.some((start) => word.replace(/ou(?=[lr])/g, "o").startsWith(start));

/** More than this share of what a question says cannot be left out of account. */
export const MOST_LEFT = 0.34;
/** A warning too many does less harm than one too few. */
export const MOST_LEFT_OF_DANGER = 0.4;

/** Whoever says more than this tells a story, which no one answer accounts for. */
const MOST_WORDS = 60;

const NOTHING = subjectOf([], "");

/** The words of a question that an answer leaves out of account. */
const leftOut = (question: Question, subject: Subject, kind: Subject): readonly Word[] => {
  const all = wordsOf(question);
  const isLeft = (word: Word): boolean => !isIn(subject, word) && !isIn(kind, word);
  // Beef stew is a stew, and an apple pie a pie.
  const isBeforeFood = ({ isFood, at }: Word): boolean =>
    isFood && all.some((next) => next.at === at + 1 && next.isFood && !isLeft(next));
  return all.filter((word) => isLeft(word) && !isBeforeFood(word));
};

/** Who wants to poach an egg without vinegar is not told to take vinegar. */
const usesWhatIsLacking = ({ plain }: Question, { stems, sought }: Subject): boolean => {
  const lacking = /\bwithout (?:an? |the |any |using )*(\w+)/.exec(plain)?.[1];
  const stem = stemOf(lacking ?? "it");
  return !SMALL.has(stem) && stems.has(stem) && !sought.has(stem);
};

/** How much of what a question says an answer has to do with, from 0 to 1. */
export const shareOf = (question: Question, subject: Subject): number => {
  const words = wordsOf(question).length;
  return words === 0 ? 0 : 1 - leftOut(question, subject, NOTHING).length / words;
};

/** Whether a question names a food by one of these stems. */
export const namesFood = (question: Question, stems: readonly string[]): boolean =>
  wordsOf(question).some((word) => word.isFood && word.stems.some((stem) => stems.includes(stem)));

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
  if (wordsOf(question).length > MOST_WORDS || usesWhatIsLacking(question, subject)) return false;
  const left = leftOut(question, subject, kind);
  const others = left.filter(({ isFood, endsFood }) => !isFood && !endsFood);
  return (
    others.length <= mostLeft * wordsOf(question).length &&
    !others.some(({ word }) => CHANGES.has(word)) &&
    (subject.isOfAnyFood || others.length === left.length)
  );
};

/** Whether these words leave nothing at all of a question out of account but the names of foods. */
export const saysOnly = (question: Question, words: Subject): boolean =>
  leftOut(question, words, NOTHING).every(
    ({ word, isFood }) => isFood || question.kitchen.foods.knowsWord(foodTokens(word)[0] ?? word),
  );
