import { accountsFor, subjectOf } from "./accounts.ts";
import table from "./portions.json" with { type: "json" };
import { type Intent, tidy } from "./question.ts";

const GRAMS_IN_A_POUND = 453.6;
const GRAMS_IN_AN_OUNCE = 28.35;
const GRAMS_IN: Readonly<Record<string, number>> = {
  g: 1,
  gram: 1,
  kg: 1000,
  kilo: 1000,
  oz: GRAMS_IN_AN_OUNCE,
  ounce: GRAMS_IN_AN_OUNCE,
  lb: GRAMS_IN_A_POUND,
  pound: GRAMS_IN_A_POUND,
};
const MOST_PEOPLE = 1000;
const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const COUNT = `(\\d+|${NUMBERS.slice(1).join("|")}|a dozen)`;

const ASKS_PEOPLE =
  /\bhow many (?:people|persons|guests|adults|servings|portions)\b|\b(?:feed|feeds|serves?)\b|\benough\b.* for\b|^\w+(?: \w+)? for (?:\d+|a dozen)(?: (?:people|adults|guests|kids))?$/;
const ASKS_AMOUNT =
  /\b(?:how (?:much|many|big|large)|what size)\b.*\b(?:per|each|a|for|feed|serve|do i need|should i (?:buy|get|purchase|make|cook|plan)|to (?:buy|get|make|cook|plan)|portion)\b|\b(?:portion|serving) size\b/;
const IS_OF_FIGURES =
  /\b(?:calories?|kcal|protein|carbs?|fat|fib(?:er|re)|sugars?|sodium|macros|cost|water)\b/;
const ASKS_ELSE =
  /\b(?:minutes?|hours?|time)\b|\bin (?:a|an|one|1) (?:pound|lb|kilo|kg|ounce|oz|cup|bag|can)\b/;
const WEIGHS = new RegExp(`\\b(\\d+(?:\\.\\d+)?|${COUNT}) ?(pounds?|lbs?|kg|kilos?|g|grams?|oz|ounces?)\\b`);
const EATERS = new RegExp(
  `\\b(?:for|feed|feeds|serve|serves) (?:a (?:party|group|crowd|family) of )?${COUNT}\\b(?! (?:hours?|minutes?|days?|pounds?|lbs?|kg|cups?))|\\b${COUNT} (?:people|persons|guests|adults|of us)\\b`,
);
const WORDS = subjectOf(
  [],
  "feed serve serving servings portion per each guests people adults party group crowd dinner lunch main side buy purchase plan need dry raw uncooked cooked thanksgiving christmas holiday whole bone boneless big large small size enough potluck barbecue picnic buffet wedding kids children little bun buns roll rolls slider sliders sandwich sandwiches birthday cookout bbq taco tacos burrito burritos fajita fajitas bowl bowls",
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

type Row = (typeof table.rows)[number];

/** Grams that somebody says to have. */
const weighed = (plain: string): number | null => {
  const [, count = "", , unit = ""] = WEIGHS.exec(plain) ?? [];
  const grams = numberOf(count) * (GRAMS_IN[unit.replace(/s$/, "")] ?? 0);
  return grams > 0 ? grams : null;
};

/** The people that a weight is enough for, from those who eat more to those who eat less. */
const fed = (grams: number, [least, most]: Grams): string => {
  const few = Math.max(1, Math.floor(grams / most));
  const many = Math.max(1, Math.floor(grams / least));
  const people = few === many ? String(few) : `${few} to ${many}`;
  return ` ${weight(grams)} ${people === "1" ? "is enough for 1 person" : `feeds ${people} people`}.`;
};

/** Nobody goes hungry for less. */
const ALMOST = 0.9;

/** Whether a weight is enough for so many. */
const verdict = (grams: number, people: number, [least, most]: Grams): string => {
  const needed = `${people === 1 ? "1 person needs" : `${people} people need`} ${range(least * people, most * people)}`;
  if (grams >= most * people) return ` ${weight(grams)} is enough: ${needed}.`;
  if (grams >= least * people) return ` ${weight(grams)} is just enough: ${needed}.`;
  if (grams >= ALMOST * least * people) return ` ${weight(grams)} is a little short: ${needed}.`;
  return ` ${weight(grams)} is too little: ${needed}.`;
};

type Grams = readonly [least: number, most: number];

const gramsOf = ({ grams: [least = 0, most = 0] }: Row): Grams => [least, most];

/** The same in cups, where a cook measures it so. */
const cupsOf = (gramsOfCup: number, people: number, [least, most]: Grams): string =>
  ` That is ${tidy((least * people) / gramsOfCup)} to ${tidy((most * people) / gramsOfCup)} cups.`;

/** How much of one food is enough, and of what somebody has, how many it feeds. */
const tellOne = (row: Row, people: number | null, given: number | null): string => {
  const grams = gramsOf(row);
  const [least, most] = grams;
  const note = row.note === "" ? "" : ` ${row.note}`;
  const all =
    people === null || people === 1 ? "" : ` For ${people} people ${range(least * people, most * people)}.`;
  const cups = people === null || !("cup" in row) ? "" : cupsOf(row.cup, people, grams);
  const forThem = given === null ? all : people === null ? fed(given, grams) : verdict(given, people, grams);
  return `${row.what}: ${range(least, most)} a person.${forThem}${cups}${note}`;
};

/** A chicken and potatoes: each is a question of its own, for the same people. */
const PARTS = /,|\band\b|(?=\b(?:how (?:much|many|big|large)|what size)\b)/;

/** An "and" in its name makes no two dishes of it. */
const ONE_DISH = /\bmac(?:aroni)? (?:and|n) cheese\b/g;

const rowsIn = (plain: string): readonly Row[] => {
  const found = plain
    .replaceAll(ONE_DISH, "macaroni cheese")
    .split(PARTS)
    .map((part) => table.rows.find(({ words }) => new RegExp(`\\b(?:${words})\\b`).test(part)));
  return [...new Set(found.filter((row) => row !== undefined))];
};

/** How much of each food is enough for so many, and how many it feeds. */
export const tellPortions: Intent = (question) => {
  const { plain } = question;
  if (!ASKS_PEOPLE.test(plain) && !ASKS_AMOUNT.test(plain)) return null;
  if (IS_OF_FIGURES.test(plain) || ASKS_ELSE.test(plain)) return null;
  const rows = rowsIn(plain);
  const texts = rows.map(({ what, note }) => `${what} ${note}`).join(" ");
  const patterns = rows.map(({ words }) => words);
  if (rows.length === 0 || !accountsFor(question, subjectOf(patterns, texts), WORDS)) return null;
  const people = peopleOf(plain);
  // Of several foods nobody knows which one weighs that.
  const given = rows.length === 1 ? weighed(plain) : null;
  return `${rows.map((row) => tellOne(row, people, given)).join("\n")} Source: ${table.source}.`;
};
