import { accountsFor, subjectOf } from "./accounts.ts";
import table from "./portions.json" with { type: "json" };
import { type Intent, tidy } from "./question.ts";

const GRAMS_IN_A_POUND = 453.6;
const GRAMS_IN_AN_OUNCE = 28.35;
const MOST_PEOPLE = 1000;
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const COUNT = `(\\d+|${NUMBERS.slice(1).join("|")}|a dozen)`;

const ASKS_PEOPLE =
  /\bhow many (?:people|persons|guests|adults|servings|portions)\b|\b(?:feed|feeds|serves?)\b/;
const ASKS_AMOUNT =
  /\bhow (?:much|many|big|large)\b.*\b(?:per|each|a|for|feed|serve|do i need|should i (?:buy|get|purchase|make|cook|plan)|to (?:buy|get|make|cook|plan)|portion)\b|\b(?:portion|serving) size\b/;
const IS_OF_FIGURES =
  /\b(?:calories?|kcal|protein|carbs?|fat|fib(?:er|re)|sugars?|sodium|macros|cost|water)\b/;
const WEIGHS = new RegExp(`\\b${COUNT} (pounds?|lbs?|kg|kilos?)\\b`);
const EATERS = new RegExp(
  `\\b(?:for|feed|feeds|serve|serves) (?:a (?:party|group|crowd|family) of )?${COUNT}\\b(?! (?:hours?|minutes?|days?|pounds?|lbs?|kg|cups?))|\\b${COUNT} (?:people|persons|guests|adults|of us)\\b`,
);
const WORDS = subjectOf(
  [],
  "feed serve serving servings portion per each guests people adults party group crowd dinner lunch main side buy purchase plan need dry raw uncooked cooked thanksgiving christmas holiday whole bone boneless",
);

const numberOf = (word: string): number =>
  word === "a dozen" ? 12 : NUMBERS.includes(word) ? NUMBERS.indexOf(word) : Number(word);

const weight = (grams: number): string => {
  const pounds = grams / GRAMS_IN_A_POUND;
  const metric = grams >= 1000 ? `${tidy(grams / 1000)} kg` : `${Math.round(grams / 5) * 5} g`;
  const imperial = pounds >= 1 ? `${tidy(pounds)} lb` : `${Math.round(grams / GRAMS_IN_AN_OUNCE)} oz`;
  return `${metric} (${imperial})`;
};

const range = (least: number, most: number): string =>
  least === most ? weight(least) : `${weight(least)} to ${weight(most)}`;

const peopleOf = (plain: string): number | null => {
  const found = EATERS.exec(plain);
  const people = found === null ? 0 : numberOf(found[1] ?? found[2] ?? "");
  return people > 0 && people <= MOST_PEOPLE ? people : null;
};

/** The people that a weight is enough for, from those who eat more to those who eat less. */
const fed = (plain: string, least: number, most: number): string | null => {
  const [, count = "", unit = ""] = WEIGHS.exec(plain) ?? [];
  const grams = numberOf(count) * (unit.startsWith("k") ? 1000 : GRAMS_IN_A_POUND);
  if (count === "" || grams <= 0) return null;
  const few = Math.max(1, Math.floor(grams / most));
  const many = Math.max(1, Math.floor(grams / least));
  const people = few === many ? String(few) : `${few} to ${many}`;
  return ` ${weight(grams)} ${people === "1" ? "is enough for 1 person" : `feeds ${people} people`}.`;
};

/** How much of a food is enough for so many, and how many it feeds. */
export const tellPortions: Intent = (question) => {
  const { plain } = question;
  if ((!ASKS_PEOPLE.test(plain) && !ASKS_AMOUNT.test(plain)) || IS_OF_FIGURES.test(plain)) return null;
  const row = table.rows.find(
    ({ words, what, note }) =>
      new RegExp(`\\b(?:${words})\\b`).test(plain) &&
      accountsFor(question, subjectOf([words], `${what} ${note}`), WORDS),
  );
  const [least, most] = row?.grams ?? [];
  if (row === undefined || least === undefined || most === undefined) return null;
  const people = peopleOf(plain);
  const forAll =
    people === null || people === 1 ? "" : ` For ${people} people ${range(least * people, most * people)}.`;
  const note = row.note === "" ? "" : ` ${row.note}`;
  return `${row.what}: ${range(least, most)} a person.${fed(plain, least, most) ?? forAll}${note} Source: ${table.source}.`;
};
