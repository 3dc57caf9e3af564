import { withoutLeftOut } from "../writer/read-wish.ts";
import { withRules } from "./advice.ts";
import { leftoverAsked } from "./at-hand.ts";
import { type Fitting, nearestOf, SUBSTITUTE } from "./known-search.ts";
import { type Intent, isStory, type Question } from "./question.ts";
import { allergiesOf } from "./rules-said.ts";

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

const answerTo = (question: Question, leastMatched: number): string | null => {
  const { plain } = question;
  if (ELSEWHERE.test(plain) || leftoverAsked(plain) || leavesOut(plain)) return null;
  // A story may ask two things at once.
  const most = isStory(question) ? 2 : 1;
  const found = nearestOf(question, leastMatched).slice(0, most);
  const [first] = found;
  if (first === undefined || !isEnough(question, first)) return null;
  return found
    .filter((one) => isEnough(question, one))
    .map(({ known: { text, source } }) => (source === undefined ? text : `${text} Source: ${source}.`))
    .join("\n");
};

/** Answers out of what a kitchen knows, in whatever words somebody tells of it. */
export const tellKnown: Intent = withRules((question) => answerTo(question, 1));

/** What must not be eaten is said at the start. */
const SAYS_NO = /^(?:No\b|Throw|Do not|Never)/;

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
  return said === null ? null : `I may not have understood all of that. What I know of it: ${said}`;
});
