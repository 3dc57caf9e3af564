import { isKnownWord } from "../diets/known-contents.ts";
import { foodTokens } from "../foods/food-words.ts";
import { createSpeller } from "../foods/spelling.ts";
import { JOINTS, namesFood, shareOf, stemOf, stemsOfWord, type Subject, subjectOf } from "./accounts.ts";
import cooking from "./known/cooking.json" with { type: "json" };
import craft from "./known/craft.json" with { type: "json" };
import everyday from "./known/everyday.json" with { type: "json" };
import keeping from "./known/keeping.json" with { type: "json" };
import rescue from "./known/rescue.json" with { type: "json" };
import { isStory, type Question } from "./question.ts";
import { leavesOut, toolsIn } from "./tools.ts";

/** What a kitchen knows, and what asks for it: the words of one of its `asks`, in any order and any form. */
type Known = { readonly asks: readonly string[]; readonly text: string; readonly source?: string };

export const KNOWN: readonly Known[] = [...keeping, ...rescue, ...cooking, ...craft, ...everyday];

type Ask = {
  readonly stems: readonly string[];
  /** The rarer its words, the more they say. */
  readonly weight: number;
  readonly known: Known;
  readonly subject: Subject;
};

/** An answer that a question may be after. */
export type Fitting = Ask & {
  /** How much of what asks for it is in the question, from 0 to 1. */
  readonly matched: number;
  /** How much of the question it has to do with, from 0 to 1. */
  readonly share: number;
  /** Over how many words those that ask for it stand apart. */
  readonly span: number;
  readonly isOfFood: boolean;
};

/** Said in another way, by many. */
const SAID_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:denver|colorado|santa fe|salt lake|mile high|in the mountains)\b/g, "$& altitude"],
  [/\b(?:all|the whole|whole) night\b/g, "overnight"],
  [/\bcrock ?pot\b/g, "slow cooker"],
  [/\b(?:pressure cooker|insta ?pot)\b/g, "instant pot"],
  [/\bmayo\b/g, "mayonnaise"],
  [/\bguac\b/g, "guacamole"],
  [/\bppl\b/g, "people"],
  [/\b(?:wont|will not|doesnt|does not|didnt|did not) come (?:out|off|loose|away)\b/g, "sticks"],
  [/\b(?:hasnt|has not|didnt|did not|isnt|is not|not) (?:moved?|moving|grow\w*|doubl\w*)\b/g, "not rise"],
  [/\b(the|a|my|this|that|these|of|dented|bulging|open|opened) can\b/g, "$1 tin"],
  [/\bcans\b/g, "tins"],
  // Three figures are an oven.
  [/\b(?:at|to) [2-5]\d\d\b|\b[2-5]\d\d (?:degrees|deg|f)\b/g, "$& bake"],
];

const asSaid = (plain: string): string =>
  SAID_OTHERWISE.reduce((said, [words, by]) => said.replace(words, by), plain);

export const SUBSTITUTE = stemOf("substitute");

/** Who has none of it, or may not have it, asks for something else. */
const LACKS =
  /\b(?:no(?! (?:idea|clue|matter|one|need|longer|more|problem|luck|time))|without|(?:ran |run |am |im |all |were )out of|(?:dont|doesnt|do not|does not|didnt|cant|cannot) (?:have|drink|eat|get|find)|have no|in place of|instead of|sub for|use for|allerg\w+ to|forgot to buy)\b/g;

const stemsIn = (ask: string): readonly string[] =>
  asSaid(ask)
    .split(" ")
    .map((word) => stemOf(foodTokens(word)[0] ?? word));

/** All that can be asked for, and how much each word of it says. */
type Asked = {
  readonly asks: readonly Ask[];
  readonly weightOf: (stems: readonly string[]) => number;
  readonly spell: (word: string) => string | null;
};

const readAsked = (): Asked => {
  const read = KNOWN.map((known) => ({ known, bags: known.asks.map(stemsIn) }));
  const counts = new Map<string, number>();
  for (const { bags } of read)
    for (const stem of new Set(bags.flat())) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = (stems: readonly string[]): number =>
    stems.reduce((sum, stem) => sum + Math.log(KNOWN.length / (counts.get(stem) ?? 1)), 0);
  const words = KNOWN.flatMap(({ asks }) => asks.flatMap((ask) => ask.split(" ")));
  return {
    asks: read.flatMap(({ known, bags }) => {
      const subject = subjectOf(known.asks, known.text);
      return bags.map((stems) => ({ stems, weight: weightOf(stems), known, subject }));
    }),
    weightOf,
    spell: createSpeller(new Map(words.map((word) => [word, 1]))),
  };
};

let asked: Asked | undefined;
/** Read with the first question, so that nobody waits for it who asks nothing. */
const askedFor = (): Asked => (asked ??= readAsked());

/** Shorter words are too often others. */
const LEAST_LETTERS = 6;

/** A word as it is meant, where nobody knows it as it is typed. */
const mended = ({ kitchen }: Question, word: string): string =>
  word.length < LEAST_LETTERS || isKnownWord(kitchen.foods, word) ? word : (askedFor().spell(word) ?? word);

/** What another food before it makes of these is no kind of them: coconut milk is no milk, but potato soup is a soup. */
const MADE_OTHER = /^(?:milk|butter|flour|cream|bread)$/;

/** Coconut milk is no milk, and potato salad no potato: a food beside another that the answer does not know. */
const isOther = (
  { kitchen }: Question,
  { stems }: Subject,
  words: readonly string[],
  at: number,
): boolean => {
  const isFood = (name: string): boolean => kitchen.foods.named(foodTokens(name).join(" ")).length > 0;
  const isUnknown = (word: string): boolean =>
    isFood(word) && stemsOfWord(word).every((stem) => !stems.has(stem));
  const [before, own = "", after] = [words[at - 1], words[at], words[at + 1]];
  if (!isFood(own)) return false;
  const isMadeOther = before !== undefined && MADE_OTHER.test(own) && isUnknown(before);
  const isPart = after !== undefined && isUnknown(after) && isFood(`${own} ${after}`);
  return isPart || (isMadeOther && isFood(`${before} ${own}`));
};

/** How far apart words stand, each at one of its places and no two at the same: "fry" alone is no frying pan. */
const spanOf = (places: readonly (readonly number[])[], taken: readonly number[] = []): number => {
  const [first, ...rest] = places;
  if (first === undefined) return Math.max(...taken) - Math.min(...taken);
  return Math.min(
    Infinity,
    ...first.flatMap((at) => (taken.includes(at) ? [] : [spanOf(rest, [...taken, at])])),
  );
};

/** Where poison is spoken of it is spoken of first. */
const WARNS = /\b(?:botulism|toxins?|poison\w*|discard|throw)\b/i;
const OF_DANGER = 1.4;
/** A story is of its food before it is of a microwave. */
const OF_FOOD = 1.3;
/** Who looks for something else is not told how the food is cooked. */
const OF_SUBSTITUTES = 1.5;
/** What is half asked for says much less than half. */
const PARTLY = 3;
const NEARLY_AS_MUCH = 0.65;
/** What stands this far apart hardly belongs together. */
const FAR_APART = 60;

const rankOf = ({ weight, matched, share, span, isOfFood, known, stems }: Fitting): number =>
  weight *
  matched ** PARTLY *
  (0.5 + share) *
  (1 - Math.min(span, FAR_APART / 2) / FAR_APART) *
  (isOfFood ? OF_FOOD : 1) *
  (WARNS.test(known.text) ? OF_DANGER : 1) *
  (stems.includes(SUBSTITUTE) ? OF_SUBSTITUTES : 1);

/** Who says a word a hundred times asks no more than who says it a few: every place is held against every other. */
const MOST_PLACES = 3;

/** Where each stem stands in a question. */
const placesIn = (words: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries())
    // "But" is no butter.
    for (const stem of JOINTS.has(word) ? [] : stemsOfWord(word)) {
      const before = places.get(stem) ?? [];
      if (before.length < MOST_PLACES) places.set(stem, [...before, at]);
    }
  return places;
};

/**
 * What is known of a question: first the answer whose words say most, and that has to do with most of what is asked; and
 * the next where it says nearly as much, since people ask two things at once.
 */
export const nearestOf = (question: Question, leastMatched = 1): readonly Fitting[] => {
  const words = asSaid(question.plain)
    .replaceAll(LACKS, "$& substitute")
    .split(" ")
    .map((word) => mended(question, word));
  const places = placesIn(words);
  const { asks, weightOf } = askedFor();
  const shares = new Map<Known, number>();
  // In a story a tool stands by the way.
  const tools = isStory(question) ? [] : toolsIn(asSaid(question.plain));
  const isWithoutTool = ({ asks: own, text }: Known): boolean =>
    tools.length > 0 && leavesOut(tools, `${own.join(" ")} ${text}`);
  const fit = (ask: Ask): readonly Fitting[] => {
    const there = ask.stems.filter((stem) => places.has(stem));
    const matched = weightOf(there) / ask.weight;
    if (there.length < 2 || matched < leastMatched || isWithoutTool(ask.known)) return [];
    const span = spanOf(
      there.map((stem) =>
        (places.get(stem) ?? []).filter((at) => !isOther(question, ask.subject, words, at)),
      ),
    );
    if (span === Infinity) return [];
    const share = shares.get(ask.known) ?? shareOf(question, ask.subject);
    shares.set(ask.known, share);
    return [{ ...ask, matched, span, share, isOfFood: namesFood(question, there) }];
  };
  const fitting = asks.flatMap(fit).toSorted((one, other) => rankOf(other) - rankOf(one));
  const [first] = fitting;
  if (first === undefined) return [];
  const next = fitting.find(({ known }) => known !== first.known);
  const isNear = next !== undefined && rankOf(next) >= NEARLY_AS_MUCH * rankOf(first);
  return isNear ? [first, next] : [first];
};
