import type { Food } from "../foods/food.ts";
import { foodsIn, type Intent, type Question } from "./question.ts";
import { MEANINGS } from "./situations.ts";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
const DAY = WEEKDAYS.join("|");
/** "It's Thursday now", and any other day that is told of before. */
const NOW = new RegExp(`\\b(?:its|it is|it s|today is|now is) (?:now )?(${DAY})\\b`);
const ANY_DAY = new RegExp(`\\b(${DAY})s?\\b`, "g");

const NUMBERS: readonly string[] = "zero one two three four five six seven eight nine ten".split(" ");
const AGO = new RegExp(
  `\\b(\\d{1,2}|${NUMBERS.join("|")}) days? (?:ago|old|in the (?:fridge|refrigerator))\\b|\\bfor (\\d{1,2}|${NUMBERS.join("|")}) days?\\b`,
);

const numberOf = (word: string): number => {
  const at = NUMBERS.indexOf(word);
  return at < 0 ? Number(word) : at;
};

/** How many days go from the one that is told of to the one that it is; null where nobody says. */
const daysTold = ({ plain }: Question): number | null => {
  const ago = AGO.exec(plain);
  if (ago !== null) return numberOf(ago[1] ?? ago[2] ?? "");
  const now = WEEKDAYS.findIndex((day) => day === NOW.exec(plain)?.[1]);
  if (now < 0) return null;
  const first = [...plain.matchAll(ANY_DAY)]
    .map(([, day]) => WEEKDAYS.findIndex((one) => one === day))
    .find((day) => day !== now);
  return first === undefined ? null : (now - first + 7) % 7;
};

const COOKED =
  /\b(?:cooked|leftovers?|roasted|rotisserie|stuffing|casserole|soup|stew|chili|takeout|pizza|lasagna|thanksgiving|made|grilled)\b/;
const OTHERWISE_KEPT =
  /\b(?:fro?zen?|freez\w+|froze|thaw\w*|defrost\w*|brin\w+|marinat\w+|salted|canned|tins?|smoked|cured?|curing|bacon|eggs|cheese|aged?|aging)\b/;
/** It lay there; who asks how long it may lie is told that, and who ate of it asks something else. */
const LAY = /\b(?:been|was|were|bought|got|had|made|cooked|opened|since|ago|old|still|now|forgot\w*)\b/;
const EATEN = /\b(?:ate|eaten|eating)\b/;

type Limit = { readonly days: number; readonly text: string };

const limitOf = ({ plain }: Question, food: Food): Limit | null => {
  if (OTHERWISE_KEPT.test(plain)) return null;
  const isFlesh = /^(?:fish|shellfish|poultry|meat)$/.test(food.kind);
  if (COOKED.test(plain) || food.id.endsWith("-cooked"))
    return isFlesh || food.kind === "dish" ? { days: 4, text: "cooked food keeps 3 to 4 days" } : null;
  if (food.kind === "fish" || food.kind === "shellfish")
    return { days: 2, text: "raw fish keeps 1 to 2 days" };
  if (food.kind === "poultry" || food.id.includes("mince"))
    return { days: 2, text: "raw poultry and ground meat keep 1 to 2 days" };
  return food.kind === "meat" ? { days: 5, text: "raw steaks, chops and roasts keep 3 to 5 days" } : null;
};

const asks = (name: string, { plain }: Question): boolean => MEANINGS.get(name)?.test(plain) === true;

/** "Bought on Sunday, it's Thursday now": nobody asks for the days, and all of it hangs on them. */
export const tellTooOld: Intent = (question) => {
  const days = LAY.test(question.plain) && !EATEN.test(question.plain) ? daysTold(question) : null;
  if (days === null || !(asks("safe", question) || asks("spoiled", question))) return null;
  const limits = foodsIn(question, question.plain).flatMap(({ food }) => limitOf(question, food) ?? []);
  const limit = limits.find((one) => days > one.days);
  if (limit === undefined) return null;
  return `Throw it out: ${limit.text} in the fridge, and this has been there for ${days}. A good smell does not tell, and neither rinsing nor cooking makes it safe. Next time freeze it within that time. Source: USDA FSIS.`;
};
