import { withRules } from "./advice.ts";
import { accountsFor, subjectOf } from "./accounts.ts";
import { capitalise } from "../dishes/rename.ts";
import table from "./cook-times.json" with { type: "json" };
import type { Intent, Question } from "./question.ts";

/** A food, and how each way of cooking it goes; `frozen oven` is the oven for what was not thawed. */
type Row = {
  readonly what: string;
  readonly words: RegExp;
  readonly pattern: string;
  readonly done: string;
  readonly by: Readonly<Record<string, string | undefined>>;
};

export const COOK_TIMES: readonly Row[] = table.foods.map(({ what, words, done, by }) => ({
  what,
  words: new RegExp(`\\b(?:${words})\\b`),
  pattern: words,
  done,
  by,
}));

type Method = { readonly key: string; readonly label: string; readonly words: RegExp };

/** The first that is named counts: an air fryer is no frying pan, and a sheet pan stands in the oven. */
const METHODS: readonly Method[] = [
  {
    key: "pressure",
    label: "pressure cooker",
    words: /\b(?:insta(?:nt)? ?pot|pressure cook\w*|multi ?cooker)\b/,
  },
  { key: "slow", label: "slow cooker", words: /\b(?:slow ?cook\w*|crock ?pots?)\b/ },
  { key: "air fryer", label: "air fryer", words: /\bair ?fr(?:y\w*|ied)\b/ },
  { key: "microwave", label: "microwave", words: /\b(?:microwav\w*|nuke)\b/ },
  { key: "grill", label: "grill", words: /\b(?:grill\w*|bbq|barbecue\w*)\b/ },
  {
    key: "oven",
    label: "oven",
    words:
      /\b(?:oven|bak(?:e|ed|ing)|roast(?:ed|ing)?|broil\w*|(?:sheet|baking|roasting) (?:pan|sheet|tray))\b/,
  },
  {
    key: "pan",
    label: "stovetop",
    words:
      /\b(?:pan|skillet|stove ?(?:top)?|burner|boil\w*|simmer\w*|steam\w*|saut\w*|sear\w*|fry|fried|frying|blanch\w*|pot of water)\b/,
  },
];

const OVEN_HEAT = /\b(?:at|to) ([2-5]\d[05])\b|\b([2-5]\d[05]) ?(?:degrees|deg|f|fahrenheit)\b/;
const ASKS =
  /\bhow (?:long|many (?:minutes|hours)|much time)\b|\bhow (?:do|to|should|can|would|does)(?: (?:i|you|we|one))?(?: \w+)? (?:cook|roast|bake|air ?fry|grill|boil|steam|fry|broil|pressure cook|slow cook|microwave|saute|sear)\b|\bhow hot\b|\btemp\w*\b|\bbest way to (?:cook|roast|bake|air ?fry|grill|boil|steam|fry|broil|microwave|saute|sear)\b|\b(?:cooking )?times? (?:for|in|at)\b|\bhow (?:do|to|should|can)(?: \w+){0,2} make\b/;
/** Whether it may go in there at all is a question of safety first. */
const ASKS_WHETHER = /^(?:can|could|should|may|is|are|do|does|will)\b/;
const ASKS_WAY = /\bhow (?:long|many|much|do|to|should|can|would|does)\b|\bbest way\b|\b(?:minutes|times?)\b/;
/** "How do I make meatballs" is after a recipe, and "how do I make rice in the instant pot" is not. */
const MAKES = /\bmake\b/;
/** These belong to other tables: how it is thawed, kept, safe inside, or what dish is made of it. */
const IS_OTHER =
  /\b(?:canned|pickled|dehydrated|smoked|thaw\w*|defrost\w*|marinat\w*|brin(?:e|ing)|re ?heat\w*|heat up|warm\w*|left ?overs?|keeps?|lasts?|stor(?:e|ed|ing)|fridge|refrigerat\w*|freez(?:e|er|ing)|rest(?:ing)?|smok(?:e|ed|er|ing)|sous vide|safe\w*|left out|sat|instead|substitut\w*|recipes?|calories|kcal|protein|carbs|internal|inside|done|doneness|pull(?= (?:it|them|the))|why|convert\w*|ahead|per (?:lb|pound|kg)|\d+ ?(?:lbs?|pounds?|kg|kilos?|g|grams|oz|ounces?|people|guests)|(?<!no |without )soak(?:ing)? (?:for|time)|long (?:\w+ ){0,2}soak|deep fry\w*|vs|versus|or)\b/;

const KIND = subjectOf(
  [],
  "cook bake roast broil grill fry boil steam simmer saute sear air fryer fried oven pan skillet stove stovetop instant pot insta pressure cooker slow crock crockpot microwave bbq barbecue temperature temp degrees perfect perfectly crispy juicy moist tender mushy rubbery dry soggy fluffy raw fresh frozen thawed crowd sheet tray rack setting skin soak soaked unsoaked soaking dried dry husk cob ear ears foil wrapped cubed diced sliced halved whole straight freezer directly turning getting without",
);
/** Of a food in a sauce, a pie or a soup nothing is told here. */
const MOST_LEFT = 0.2;
const MOST_FOODS = 2;
/** Who names no way of cooking most likely has a pan and an oven. */
const IS_SPECIAL = /^(?:pressure cooker|slow cooker|air fryer|microwave):/;

/** The foods of a question, the longest words first: spaghetti squash is no spaghetti. */
const rowsIn = (plain: string): readonly Row[] => {
  const found: Row[] = [];
  for (let rest = plain; found.length <= MOST_FOODS;) {
    const longest = COOK_TIMES.map((row) => ({ row, words: row.words.exec(rest)?.[0] ?? "" })).toSorted(
      (one, other) => other.words.length - one.words.length,
    )[0];
    if (longest === undefined || longest.words === "") break;
    if (!found.includes(longest.row)) found.push(longest.row);
    rest = rest.replace(longest.words, " ; ");
  }
  return found;
};

const methodIn = (plain: string): Method | undefined =>
  METHODS.find(({ words }) => words.test(plain)) ??
  (OVEN_HEAT.test(plain) ? METHODS.find(({ key }) => key === "oven") : undefined);

const CLOSE_TO = 20;
const celsius = (fahrenheit: number): number => Math.round(((fahrenheit - 32) * 5) / 9 / 5) * 5;

/** Who has set the oven otherwise is told which way the minutes go. */
const atOtherHeat = (plain: string, told: string): string => {
  const found = OVEN_HEAT.exec(plain);
  const asked = Number(found?.[1] ?? found?.[2] ?? 0);
  const named = [...told.matchAll(/(\d{3})(?: to (\d{3}))? °F/g)].flatMap(([, from, to]) =>
    [from, to].flatMap((one) => (one === undefined ? [] : Number(one))),
  );
  if (asked === 0 || named.length === 0 || named.some((one) => Math.abs(one - asked) < CLOSE_TO)) return "";
  const isBetween = asked > Math.min(...named) && asked < Math.max(...named);
  if (isBetween) return "";
  const way = asked < Math.min(...named) ? "longer" : "less";
  return ` At ${celsius(asked)} °C (${asked} °F) allow about a quarter ${way}.`;
};

const tellRow = (row: Row, plain: string): string | null => {
  const isFrozen = /\bfrozen\b|\bfrom the freezer\b/.test(plain);
  const method = methodIn(plain);
  const wanted = method === undefined ? METHODS : [method];
  const told = Object.entries(row.by)
    .filter(([key]) => key.startsWith("frozen ") === isFrozen)
    .flatMap(([key, text]) => {
      const own = wanted.find((one) => one.key === key.replace("frozen ", ""));
      return own === undefined || text === undefined ? [] : `${own.label}: ${text}`;
    })
    .toSorted((one, other) => Number(IS_SPECIAL.test(one)) - Number(IS_SPECIAL.test(other)));
  const [first, second] = told;
  if (first === undefined) return null;
  const also = second === undefined || IS_SPECIAL.test(second) ? "" : ` ${capitalise(second)}.`;
  const heat = method === undefined ? "" : atOtherHeat(plain, first);
  return `${row.what}${isFrozen ? " from frozen" : ""}, ${first}.${also}${heat} ${row.done}`;
};

const isAsked = ({ plain }: Question): boolean => {
  const method = methodIn(plain);
  // How hot it must be inside is told by another table.
  if (method === undefined && !ASKS_WAY.test(plain)) return false;
  // How hot the pan or the oven is, and nothing else, stands in the table of the stove.
  if (!ASKS_WAY.test(plain) && !/\bfrozen\b/.test(plain) && (method?.key === "oven" || method?.key === "pan"))
    return false;
  if (IS_OTHER.test(plain)) return false;
  const isTool = method !== undefined && ["pressure", "slow", "air fryer", "microwave"].includes(method.key);
  const isFrozen = method !== undefined && /\bfrozen\b/.test(plain);
  // "Air fryer salmon", and nothing else, asks how it goes in there.
  return MAKES.test(plain)
    ? isTool && ASKS.test(plain)
    : ASKS.test(plain) || isFrozen || (isTool && !ASKS_WHETHER.test(plain));
};

/** How a food is cooked, the way that is asked for: with its minutes, its heat, and how to tell that it is done. */
export const tellCookTimes: Intent = withRules((question) => {
  const { plain } = question;
  if (!isAsked(question)) return null;
  const rows = rowsIn(plain);
  if (rows.length === 0 || rows.length > MOST_FOODS) return null;
  const texts = rows.map((row) => tellRow(row, plain));
  if (texts.includes(null)) return null;
  const subject = subjectOf(
    rows.map(({ pattern }) => pattern),
    rows.map(({ what }) => what).join(" "),
  );
  return accountsFor(question, subject, KIND, MOST_LEFT) ? texts.join("\n") : null;
});
