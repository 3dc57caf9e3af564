import { accountsFor, type Subject, subjectOf } from "./accounts.ts";
import type { Intent, Question } from "./question.ts";
import table from "./keeping.json" with { type: "json" };

/** The rows that a text names, the longest words first, since they say most: "boiled eggs" before "eggs". */
const named = <T extends { readonly words: string }>(rows: readonly T[], plain: string): readonly T[] =>
  rows
    .map((row) => ({ row, length: new RegExp(`\\b(?:${row.words})\\b`).exec(plain)?.[0].length ?? 0 }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)
    .map(({ row }) => row);

/** The row with the longest words of a question that leaves nothing else of it out of account. */
const accounted = <T extends { readonly words: string; readonly what: string; readonly note: string }>(
  rows: readonly T[],
  question: Question,
  kind: Subject,
): T | undefined =>
  named(rows, question.plain).find((row) =>
    accountsFor(question, subjectOf([row.words], `${row.what} ${row.note}`), kind),
  );

const STORAGE_WORDS = subjectOf(
  [],
  "keep last stay good store fridge freeze shelf expire bad gone off safe open opened container cooked raw leftover lunch dinner breakfast monday tuesday wednesday thursday friday saturday sunday",
);
const HEAT_WORDS = subjectOf(
  [],
  "temperature internal doneness done cooked fully hot undercooked pink raw safe oven grill roast thermometer inside",
);

const ASKS_STORAGE =
  /\bleft ?overs?\b.*\bfrom (?:\w+day|last night|yesterday|\w+ days ago)\b|\bhow long\b.*\b(?:keep|keeps|last|lasts|good|store|stored|fridge|freezer|refrigerat\w*|frozen|safe|stay)\b|\b(?:freez\w*|be frozen|fridge|refrigerat\w*|storing|stored?|preserv\w*|spoil\w*|storage|shelf life|expire|go bad|gone off)\b/;

/** "Whole or in pieces", "before or after": how long it keeps is no answer to that. */
const IS_CHOICE = /\b(?:whole|pieces|before|after|raw|cooked) or\b/;

/** How long a food keeps, and where. */
export const tellStorage: Intent = (question) => {
  if (!ASKS_STORAGE.test(question.plain) || IS_CHOICE.test(question.plain)) return null;
  const row = accounted(table.storage, question, STORAGE_WORDS);
  if (row === undefined) return null;
  const note = row.note === "" ? "" : ` ${row.note}`;
  const frozen = row.freezer.startsWith("do not") ? row.freezer : `in the freezer ${row.freezer}`;
  return `${row.what}: in the fridge (4 °C / 40 °F or less) ${row.fridge}; ${frozen}.${note} Source: ${table.sources.storage}. When in doubt, throw it out.`;
};

const ASKS_HEAT =
  /\b(?:temperature|temp|degrees|internal|doneness|cooked through|fully cooked|how hot|undercooked)\b|\b(?:pink|raw)\b.*\b(?:inside|middle|cent(?:er|re)|safe|eat|ok|okay)\b|\b(?:safe|eat|ok|okay|still)\b.*\b(?:pink|raw)\b/;

/** The temperature at which a food is safe. */
export const tellHeat: Intent = (question) => {
  const { plain } = question;
  if (!ASKS_HEAT.test(plain) || /\broom temperature\b/.test(plain)) return null;
  const row = accounted(table.heat, question, HEAT_WORDS);
  if (row === undefined) return null;
  const note = row.note === "" ? "" : ` ${row.note}`;
  return `${row.what}: at least ${row.celsius} °C (${row.fahrenheit} °F) in the thickest part.${note} Measure with a thermometer. Source: ${table.sources.heat}.`;
};

/** How long a food keeps, for a product that is looked at; empty where the table does not say. */
export const storageOf = (name: string): string => {
  const [row] = named(table.storage, name.toLowerCase());
  return row === undefined ? "" : `${row.what}: fridge ${row.fridge}; freezer ${row.freezer}.`;
};
