import table from "./advice.json" with { type: "json" };
import { readDiets } from "../writer/read-wish.ts";
import { type Intent, ownDiet, type Question } from "./question.ts";

/** A pattern of what is asked about, and what to say of it. The first that fits answers. */
type Row = readonly [pattern: RegExp, text: string];

const rowsOf = (rows: readonly (readonly string[])[]): readonly Row[] =>
  rows.map(([words = "", text = ""]) => [new RegExp(`\\b(?:${words})`), text]);

const HANDLING = rowsOf(table.handling);
const TIMES = rowsOf(table.times);
const HOW = rowsOf(table.how);
const RESCUE = rowsOf(table.rescue);
const INSTEAD = rowsOf(table.instead);
const STORE = rowsOf(table.store);
const USES = rowsOf(table.uses);
const AMOUNTS = rowsOf(table.amounts);
const FACTS = rowsOf(table.facts);

const firstOf = (rows: readonly Row[], plain: string): string | null =>
  rows.find(([pattern]) => pattern.test(plain))?.[1] ?? null;

const NUTRIENTS = /\b(?:calories?|kcal|protein|carbs?|fat|fib(?:er|re)|sugars|sodium)\b.*\bin\b/;

/** Whether a diet or an allergy binds whoever asks, or stands in the question. */
const isBound = ({ context, plain }: Question): boolean =>
  ownDiet(context) !== "none" || context.allergies.length > 0 || readDiets(plain).length > 0;

const UNCHECKED = " I did not look at your diet and allergies here: leave out what does not fit them.";

/** Adds a word to advice, for whoever may not eat everything. */
const withCare =
  (intent: Intent): Intent =>
  (question) => {
    const said = intent(question);
    return typeof said === "string" && isBound(question) ? `${said}${UNCHECKED}` : said;
  };

/** Answers a kind of question out of its rows. */
const telling =
  (asks: RegExp, rows: readonly Row[], unless: RegExp = /$^/): Intent =>
  ({ plain }) =>
    asks.test(plain) && !unless.test(plain) && !NUTRIENTS.test(plain) ? firstOf(rows, plain) : null;

const KEEPS =
  /\b(?:keeps?|lasts?|stay|store[ds]?|storage|fridge|freezer|refrigerator|freeze|expired?|left out|sat out|sit out|good for|once open\w*|after opening)\b/;

/** How long something cooks, rises or rests. */
export const tellTimes = telling(
  /\bhow (?:long|many minutes)\b|\b(?:cooking|roasting|boiling|baking|steaming) times?\b|\bwhat temp\w* (?:for|do i|should i)\b|\binternal temp\w*\b/,
  TIMES,
  KEEPS,
);

/** What is asked of a food as it lies there, whose words other kinds of questions would mistake. */
export const tellHandling = telling(/ /, HANDLING);

/** How a plain food is cooked that is no dish: rice, quinoa, lentils. */
export const tellPlainCooking = telling(
  /^how (?:to|do (?:i|you)|should i) (?:cook|boil|steam)(?: \w+){1,2}$/,
  TIMES,
  /\b(?:fried|curry|soup|stew|salad|risotto|recipe)\b/,
);

/** How something is done by hand. */
export const tellHow = telling(
  /\bhow (?:do|does|can|should|would|to)\b|\bbest way to\b|\bwhats the (?:best|right) way\b|\bhow do (?:i|you|we)\b/,
  HOW,
  /\bhow (?:long|much|many)\b|\binstead\b/,
);

/** What went wrong, and what helps. */
export const tellRescue = withCare(
  telling(
    /\bwhy\b|\btoo (?:much|many|\w+)\b|\b(?:fix|rescue)\b|\b(?:wont|didnt|did not|doesnt|does not|not|isnt) (?:set\w*|ris\w+|whip\w*|thick\w*|brown\w*|foam\w*|melt\w*|crisp\w*|gel\w*|stick\w*)\b|\b(?:burnt|burned|broke|split|seized|curdled|turned|tastes?|lump\w*|soggy|sticky|greasy|watery|runny|bland|crystalli\w*|from (?:going|getting|turning|browning|sticking|burning|curdling|splitting)|keeps? turning|sinks?|sank|mushy|gritty|grainy|rubbery)\b/,
    RESCUE,
    /\b(?:instead|substitut\w*|healthier|vegan|vegetarian|gluten|clean|recipes?)\b/,
  ),
);

/** What stands in for something, in the words of a kitchen. */
const standIn = telling(
  /\b(?:instead|substitut\w*|replac\w*|swap|alternatives?|in place of|(?<!\b(?:com(?:e|es|ing)|came|tak(?:e|en|ing)|took|get|gets|got|getting|ooz\w+|leak\w*|made|make) )out of|dont have|do not have|have no|run out|stand in)\b|^no \w+|\bwhat can i use for\b|\bcan i use\b|\bno \w+(?: \w+)? (?:at home|left|what|for)\b/,
  INSTEAD,
  /\bhow long\b|\b(?:make|cook|do|bake) (?:\w+ ){0,3}out of\b/,
);

/** Only for whom nothing is forbidden: the table of exchanges knows diets and allergies, and these words do not. */
export const tellInstead: Intent = (question) => (isBound(question) ? null : standIn(question));

/** What keeps where, what is still good, and what stood out too long. */
export const tellStore = telling(
  /\b(?:keeps?|lasts?|stored?|storing|fridge|freezer|refrigerator|freez\w*|refreez\w*|expired?|go(?:es)? bad|gone off|mou?ld\w*|overnight(?! oats)|out all night|smells?|slimy|sprout\w*|(?:sat|left|sit|sitting|stood) (?:\w+ ){0,3}out|sit out|past its|best before|use by|good after|is an open)\b/,
  STORE,
);

/** What a food is good for, what goes with it, and which kind is best. */
export const tellUses = withCare(
  telling(
    /\b(?:good|best|great|used?|uses) (?:\w+ )?(?:for|with|in|on|of)\b|\b(?:what|which) oil\b|\bgo(?:es)?(?: \w+)? with\b|\bpairs?\b|\b(?:herbs?|spices?|seasonings?)\b|\bbest\b|\bwhat (?:can|do|should) i do with\b|\b(?:cuts?|kinds?|types?) of\b|\bwhich \w+ (?:is|are|for)\b/,
    USES,
    /\b(?:instead|calories|healthier|temperature|internal|substitut\w*|how (?:long|much|many)|cook with|recipes?|plan|list|ideas?|dinner|lunch|breakfast)\b/,
  ),
);

/** How much of something there is in something else, where nothing is to be reckoned. */
export const tellAmounts = telling(
  /\b(?:how (?:much|many)|what|temperature|instead|\d)\b/,
  AMOUNTS,
  /\b(?:instead of|substitut\w*|replac\w*) (?:lemon|lime|orange|egg)/,
);

/** What is asked about two kinds of one food, where figures alone do not tell. */
export const tellFacts = telling(/\b(?:better|healthier|healthy|difference|than|vs|or)\b/, FACTS);
