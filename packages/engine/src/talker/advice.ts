import table from "./advice.json" with { type: "json" };
import { readDiets, withoutLeftOut } from "../writer/read-wish.ts";
import { plainWords } from "../foods/plain-words.ts";
import { listed } from "../dishes/listed.ts";
import { accountsFor, type Subject, subjectOf } from "./accounts.ts";
import { judgeFor } from "./diets.ts";
import { notLookedAt } from "./kept-sentence.ts";
import { foodsIn, type Intent, ownDiet, type Question } from "./question.ts";
import { allergensWithout, allergiesOf } from "./rules-said.ts";
import { leavesToolOut } from "./tools.ts";
import { givesUp, IS_MADE_INTO, readSwap, withCandidate } from "./swap.ts";

/** A pattern of what is asked about, what to say of it, and the words that both have to do with. */
type Row = { readonly pattern: RegExp; readonly text: string; readonly subject: Subject };

const rowsOf = (rows: readonly (readonly string[])[]): readonly Row[] =>
  rows.map(([words = "", text = ""]) => ({
    pattern: new RegExp(`\\b(?:${words})`),
    text,
    subject: subjectOf([words], text),
  }));

const HANDLING = rowsOf(table.handling);
const TIMES = rowsOf(table.times);
const HOW = rowsOf(table.how);
const TERMS = rowsOf(table.terms);
const RESCUE = rowsOf(table.rescue);
const INSTEAD = rowsOf(table.instead);
const STORE = rowsOf(table.store);
const USES = rowsOf(table.uses);
const AMOUNTS = rowsOf(table.amounts);
const FACTS = rowsOf(table.facts);

/** The first row that fits and leaves nothing of what is asked out of account. */
const firstOf = (rows: readonly Row[], question: Question, kind: Subject): string | null =>
  rows.find(
    ({ pattern, subject, text }) =>
      pattern.test(question.plain) &&
      !leavesToolOut(question.plain, `${pattern.source} ${text}`) &&
      accountsFor(question, subject, kind),
  )?.text ?? null;

const NUTRIENTS = /\b(?:calories?|kcal|protein|carbs?|fat|fib(?:er|re)|sugars|sodium)\b.*\bin\b/;

/** Whether a diet or an allergy binds whoever asks, or stands in the question. */
const isBound = (question: Question): boolean =>
  ownDiet(question.context) !== "none" ||
  allergiesOf(question).length > 0 ||
  readDiets(question.plain).length > 0;

const UNCHECKED = " I did not look at your diet and allergies here: leave out what does not fit them.";

/** Adds a word to advice, for whoever may not eat everything. */
const withCare =
  (intent: Intent): Intent =>
  (question) => {
    const said = intent(question);
    return typeof said === "string" && isBound(question) ? `${said}${UNCHECKED}` : said;
  };

/** Which foods of a text an allergy forbids: who asks how long shrimp takes may be cooking for somebody who cannot have it. */
const forbiddenIn = (question: Question, plain: string): string => {
  const allergies = allergiesOf(question);
  const words = foodsIn(question, plain)
    .map((found) => found.words)
    .filter((name) => judgeFor(question.kitchen, name, "none", allergies).against.length > 0);
  return words.length === 0 ? "" : ` Not for an allergy to ${listed(allergies, "or")}: ${listed(words)}.`;
};

/** Of some advice its own words are read as well: it names butter for a gravy, and cheese for a white sauce. */
const withForbidden =
  (intent: Intent, readsAnswer = false): Intent =>
  (question) => {
    const said = intent(question);
    if (typeof said !== "string" || allergiesOf(question).length === 0) return said;
    const plain = readsAnswer ? `${question.plain} ${plainWords(said)}` : question.plain;
    return `${said}${forbiddenIn(question, plain)}`;
  };

const UNCHECKED_DIET = " I did not look at your diet here: leave out what does not fit it.";

/** Says of advice on any food which of its foods an allergy forbids, and what was not looked at. */
export const withRules =
  (intent: Intent): Intent =>
  (question) => {
    const said = withForbidden(intent, true)(question);
    if (typeof said !== "string") return said;
    const hasDiet = ownDiet(question.context) !== "none" || readDiets(question.plain).length > 0;
    return `${said}${notLookedAt(question.kitchen, allergiesOf(question))}${hasDiet ? UNCHECKED_DIET : ""}`;
  };

/** Answers a kind of question out of its rows; `words` are those in which it is asked, whatever it is about. */
const telling = (asks: RegExp, rows: readonly Row[], words: string, unless: RegExp = /$^/): Intent => {
  const kind = subjectOf([], words);
  return (question) => {
    const { plain } = question;
    return asks.test(plain) && !unless.test(plain) && !NUTRIENTS.test(plain)
      ? firstOf(rows, question, kind)
      : null;
  };
};

const KEEPS =
  /\b(?:keeps?|lasts?|stay|store[ds]?|storage|fridge|freezer|refrigerator|freeze|expired?|left out|sat out|sit out|good for|once open\w*|after opening)\b/;

/** How long something cooks, rises or rests. */
export const tellTimes = withForbidden(
  telling(
    /\bhow (?:long|many minutes)\b|\b(?:cooking|roasting|boiling|baking|steaming) times?\b|\bwhat temp\w* (?:for|do i|should i)\b|\binternal temp\w*\b/,
    TIMES,
    "temperature temp degrees internal done ready total oven stove pan pot steep mash",
    KEEPS,
  ),
);

/** What is asked of a food as it lies there, whose words other kinds of questions would mistake. */
export const tellHandling = withForbidden(
  telling(/ /, HANDLING, "safe baking temperature instead conventional"),
  true,
);

/** How a plain food is cooked that is no dish: rice, quinoa, lentils. */
export const tellPlainCooking = withForbidden(
  telling(
    /^how (?:to|do (?:i|you)|should i) (?:cook|boil|steam)(?: \w+){1,2}$/,
    TIMES,
    "cook boil steam",
    /\b(?:fried|curry|soup|stew|salad|risotto|recipe)\b/,
  ),
);

/** How something is done by hand. */
export const tellHow = withForbidden(
  telling(
    /\bhow (?:do|does|can|should|would|to)\b|\bbest way to\b|\bwhats the (?:best|right) way\b|\b(?:a|any) way to\b|\bhow do (?:i|you|we)\b/,
    HOW,
    "keep stay",
    /\bhow (?:long|much|many)\b|\binstead\b/,
  ),
);

/** What a word of a recipe means. */
export const tellTerms = telling(
  /\b(?:what(?:s| is| are| does| do)|difference)\b|\bmean(?:s|ing)?\b/,
  TERMS,
  "mean meaning difference word",
  /\b(?:instead|substitut\w*|how (?:long|much|many)|calories|recipes?|dinner|lunch|breakfast)\b|\bwhat (?:can|should|do i|does my|is (?:for|in|on|good))\b/,
);

/** What went wrong, and what helps. */
export const tellRescue = withCare(
  telling(
    /\bwhy\b|\bwhat did (?:i|we) do wrong\b|\btoo (?:much|many|\w+)\b|\b(?:fix|rescue)\b|\b(?:wont|didnt|did not|doesnt|does not|not|isnt) (?:set\w*|ris\w+|whip\w*|thick\w*|brown\w*|foam\w*|melt\w*|crisp\w*|gel\w*|stick\w*)\b|\b(?:burnt|burned|broke|split|seized|curdled|turned|tastes?|lump\w*|soggy|sticky|greasy|watery|runny|bland|crystalli\w*|from (?:going|getting|turning|browning|sticking|burning|curdling|splitting)|keeps? turning|sinks?|sank|mushy|gritty|grainy|rubbery)\b/,
    RESCUE,
    "fix save rescue middle inside stick burnt bottom keep",
    /\b(?:instead|substitut\w*|healthier|vegan|vegetarian|gluten|clean|recipes?)\b/,
  ),
);

/** What stands in for something, in the words of a kitchen. */
const standIn = telling(
  /\b(?:instead|substitut\w*|replac\w*|swap|alternatives?|in place of|(?<!\b(?:com(?:e|es|ing)|came|tak(?:e|en|ing)|took|get|gets|got|getting|ooz\w+|leak\w*|made|make) )out of|dont have|do not have|have no|run out|stand in)\b|^no \w+|\bwhat can i use for\b|\bcan i use\b|\bno \w+(?: \w+)? (?:at home|left|what|for)\b/,
  INSTEAD,
  "substitute replace swap alternative instead place run baking drink alcohol",
  /\bhow long\b|\b(?:make|cook|do|bake) (?:\w+ ){0,3}out of\b/,
);

/** Only for whom nothing is forbidden: the table of exchanges knows diets and allergies, and these words do not. */
export const tellInstead: Intent = (question) => {
  if (isBound(question) || allergensWithout(question.plain).length > 0) return null;
  if (IS_MADE_INTO.test(question.plain)) return null;
  const { bare, candidate } = readSwap(question.plain);
  const said = standIn(question) ?? standIn({ ...question, plain: bare });
  return typeof said === "string" && givesUp(question.plain, said) ? withCandidate(said, candidate) : null;
};

/** What keeps where, what is still good, and what stood out too long. */
export const tellStore = telling(
  /\b(?:keeps?|lasts?|stored?|storing|fridge|freezer|refrigerator|freez\w*|refreez\w*|expired?|go(?:es)? bad|gone off|mou?ld\w*|overnight(?! oats)|out all night|smells?|slimy|sprout\w*|(?:sat|left|sit|sitting|stood) (?:\w+ ){0,3}out|sit out|past its|best before|use by|good after|is an open)\b/,
  STORE,
  "keep store fresh safe bad",
);

const uses = telling(
  /\b(?:good|best|great|used?|uses) (?:\w+ )?(?:for|with|in|on|of)\b|\b(?:what|which) oil\b|\bgo(?:es)?(?: \w+)? with\b|\bpairs?\b|\b(?:herbs?|spices?|seasonings?)\b|\bbest\b|\bwhat (?:can|do|should) i do with\b|\b(?:cuts?|kinds?|types?) of\b|\bwhich \w+ (?:is|are|for)\b/,
  USES,
  "herbs spices seasoning flavor pair",
  /\b(?:instead|calories|healthier|temperature|internal|substitut\w*|how (?:long|much|many)|cook with|(?:tell|know) (?:if|when|whether)|recipes?|plan|list|ideas?|dinner|lunch|breakfast)\b/,
);

/** What a food is good for, what goes with it, and which kind is best; of what shall not be in it nothing is told. */
export const tellUses = withCare((question) => uses({ ...question, plain: withoutLeftOut(question.plain) }));

/** How much of something there is in something else, where nothing is to be reckoned. */
export const tellAmounts = withForbidden(
  telling(
    /\b(?:how (?:much|many)|what|temperature|instead|ratio|proportion|\d)\b/,
    AMOUNTS,
    "instead replace",
    /\b(?:instead of|substitut\w*|replac\w*) (?:lemon|lime|orange|egg)/,
  ),
);

/** What is asked about two kinds of one food, where figures alone do not tell. */
export const tellFacts = telling(
  /\b(?:better|healthier|healthy|difference|than|vs|or)\b/,
  FACTS,
  "healthy healthier",
  /\b(?:find|instead|without|have no|run out)\b/,
);
