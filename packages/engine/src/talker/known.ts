import { withoutLeftOut } from "../writer/read-wish.ts";
import { withRules } from "./advice.ts";
import { asksForOccasion, leftoverAsked } from "./at-hand.ts";
import { type Fitting, nearestOf, SUBSTITUTE } from "./known-search.ts";
import { foodsIn, type Intent, isStory, type Question, tidy } from "./question.ts";
import { allergensNamed } from "../diets/allergens.ts";
import { plainWords } from "../foods/plain-words.ts";
import { allergensWithout, allergiesOf } from "./rules-said.ts";

/** Figures, dishes and amounts for so many are told out of the food table and the cookbook. */
const ELSEWHERE =
  /\b(?:calories?|kcal|macros?|carbs?|protein|ideas?|suggest\w*)\b|\brecipes? (?:for|with|using)\b|\b(?:sugars?|fat|fib(?:er|re)|sodium) (?:(?:is|are|there) )*in (?:an?|one|my|\d)/;

/** What says less than this may be meant by anybody. */
const LEAST_WEIGHT = 6.5;
const LEAST_SHARE = 0.2;

/** What stands in for something is chosen by who may not eat what: the table of exchanges knows, and these words do not. */
const isForAnybody = (question: Question, { stems }: Fitting): boolean =>
  !stems.includes(SUBSTITUTE) || allergiesOf(question).length === 0;

const isEnough = (question: Question, one: Fitting): boolean =>
  one.weight >= LEAST_WEIGHT && one.share >= LEAST_SHARE && isForAnybody(question, one);

/** What is made of a food and shall not have another in it is chosen from the cookbook. */
const leavesOut = (plain: string): boolean => ASKS_DISHES.test(plain) && withoutLeftOut(plain) !== plain;
const ASKS_DISHES = /\bwhat (?:can|could|should|do|to) (?:(?:i|we) )?(?:make|cook|do) with\b/;

/** What must not be eaten is said at the start. */
const SAYS_NO = /^(?:No\b|Throw|Do not|Never)/;

/** What is to be free of dairy is not answered with cream cheese: of what comes first in an answer nobody reads the end. */
const namesLeftOut = (question: Question, text: string): boolean => {
  const without = allergensNamed(allergensWithout(question.plain).join(" "));
  if (without.length === 0 || SAYS_NO.test(text)) return false;
  const [first = text] = text.split(/(?<=[.;:]) /u);
  return foodsIn(question, plainWords(SPEAKS_OF_WITHOUT.test(text) ? first : text)).some(({ food }) =>
    food.allergens.some((one) => without.includes(one)),
  );
};
const SPEAKS_OF_WITHOUT = /[- ]free\b|\bvegan\b|\bplant-based\b|\ballerg|\bwithout\b/i;

const COUNT = /\b(\d+) (?:people|adults|guests|kids|children|persons)\b/;
const ASKED_COUNT =
  /\bfor (\d+)\b(?! (?:minutes?|hours?|days?))|\b(\d+) (?:people|adults|guests|kids|children|persons)\b/;

const QUANTITY = /(\d+(?:\.\d+)?)([¼½¾])?/g;
const PART: Readonly<Record<string, number>> = { "¼": 0.25, "½": 0.5, "¾": 0.75 };

/** "For 20 people that is 4.5 to 6 kg", said for as many as are asked for: what stands behind the people grows with them. */
const scaled = (sentence: string, asked: number): string => {
  const found = COUNT.exec(sentence);
  const [people = "", count = "1"] = found ?? [];
  const end = (found?.index ?? 0) + people.length;
  const behind = sentence
    .slice(end)
    .replaceAll(QUANTITY, (_, figure: string, part = "") =>
      tidy(((Number(figure) + (PART[part] ?? 0)) * asked) / Number(count)),
    );
  return `${sentence.slice(0, end).replace(people, people.replace(count, String(asked)))}${behind}`;
};

/** The total for twenty is none for forty. */
const forAsked = (plain: string, text: string): string => {
  const found = ASKED_COUNT.exec(plain);
  const asked = found?.[1] ?? found?.[2];
  if (asked === undefined) return text;
  return text
    .split(/(?<=\.) /)
    .map((one) => ([undefined, asked].includes(COUNT.exec(one)?.[1]) ? one : scaled(one, Number(asked))))
    .join(" ");
};

const answerTo = (question: Question, leastMatched: number): string | null => {
  const { plain } = question;
  if (ELSEWHERE.test(plain) || asksForOccasion(plain) || leftoverAsked(plain) || leavesOut(plain))
    return null;
  // A story may ask two things at once.
  const most = isStory(question) ? 2 : 1;
  const found = nearestOf(question, leastMatched).slice(0, most);
  const [first] = found;
  if (first === undefined || !isEnough(question, first)) return null;
  const texts = found
    .filter((one) => isEnough(question, one) && !namesLeftOut(question, one.known.text))
    .map(({ known: { text, source } }) => {
      const told = forAsked(plain, text);
      return source === undefined ? told : `${told} Source: ${source}.`;
    });
  return texts.length === 0 ? null : texts.join("\n");
};

/** Answers out of what a kitchen knows, in whatever words somebody tells of it. */
export const tellKnown: Intent = withRules((question) => answerTo(question, 1));

/** It comes before what else is known of a question, and in a story before what else is told. */
export const tellDanger: Intent = withRules((question) => {
  const [first] = nearestOf(question);
  return first !== undefined && SAYS_NO.test(first.known.text) ? answerTo(question, 1) : null;
});

/** So much of the words that ask for something is near to it. */
const NEARLY = 0.6;

/** Of what nothing else answers, what comes nearest, and that it may not be what was asked; with an allergy nothing is guessed. */
export const tellNearlyKnown: Intent = withRules((question) => {
  const said = allergiesOf(question).length > 0 ? null : answerTo(question, NEARLY);
  if (said === null) return null;
  // Where hardly a word of the question was left unused nothing was misunderstood.
  const [first] = nearestOf(question, NEARLY);
  const isUnderstood = first !== undefined && first.share >= ALL_OF_IT && first.matched >= MOST_OF_IT;
  return isUnderstood ? said : `I may not have understood all of that. What I know of it: ${said}`;
});
const ALL_OF_IT = 0.99;
const MOST_OF_IT = 0.75;
