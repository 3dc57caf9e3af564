import craft from "./situations/craft.json" with { type: "json" };
import kitchen from "./situations/kitchen.json" with { type: "json" };
import meanings from "./situations/meanings.json" with { type: "json" };
import safety from "./situations/safety.json" with { type: "json" };
import { accountsFor, MOST_LEFT, MOST_LEFT_OF_DANGER, shareOf, type Subject, subjectOf } from "./accounts.ts";
import { withRules } from "./advice.ts";
import { allergiesOf } from "./rules-said.ts";
import { foodsIn, type Intent, isStory, type Question, type Said } from "./question.ts";

/**
 * What stands in a question, whatever words it is put in and in whatever order: something was left out, it is rice, it
 * is heated again. What is told of them together comes before what is told of one alone.
 */
export type Situation = {
  readonly all: readonly string[];
  readonly none: readonly string[];
  readonly text: string;
  readonly subject: Subject;
  /** The share of a question that it may leave out of account. */
  readonly mostLeft: number;
};

/** Each meaning with the words that people have for it. */
export const MEANINGS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(meanings).map(([name, words]) => [name, new RegExp(`\\b(?:${words.join("|")})\\b`)]),
);

const wordsFor: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(meanings));

/** One word must not decide: what is found by a single meaning has to account for more of the question. */
const OF_ONE_MEANING = 0.8;

const situationsOf = (
  table: Readonly<Record<string, Readonly<Record<string, string>>>>,
  mostLeft = MOST_LEFT,
): Situation[] =>
  Object.entries(table).flatMap(([source, rows]) =>
    Object.entries(rows).map(([when, text]) => {
      const names = when.split(", ");
      const all = names.filter((name) => !name.startsWith("!"));
      return {
        all,
        none: names.filter((name) => name.startsWith("!")).map((name) => name.slice(1)),
        subject: subjectOf(
          all.flatMap((name) => wordsFor.get(name) ?? []),
          text,
        ),
        mostLeft: all.length > 1 ? mostLeft : mostLeft * OF_ONE_MEANING,
        text: source === "" ? text : `${text} Source: ${source}.`,
      };
    }),
  );

/** Every situation, what is dangerous first. */
export const SITUATIONS: readonly Situation[] = [
  ...situationsOf(safety, MOST_LEFT_OF_DANGER),
  ...situationsOf(kitchen),
  ...situationsOf(craft),
];

/** Those that propose what to cook or to pack. */
const KITCHEN_TEXTS: ReadonlySet<string> = new Set(situationsOf(kitchen).map(({ text }) => text));

const isMeantBy = (plain: string, name: string): boolean => MEANINGS.get(name)?.test(plain) === true;

/** Where somebody tells of an allergy: what a spoon or a toaster carries over, however long the story around it is. */
export const whatToolsCarry = (plain: string): string | null => {
  if (isMeantBy(plain, "own tools")) return craft[""]["own tools, allergy"];
  return isMeantBy(plain, "carried over") ? safety.FDA["carried over, allergy"] : null;
};

const ASKS_FIGURES =
  /\b(?:calories?|kcal|protein|carbs?|fib(?:er|re)|sodium|macros)\b|\b(?:shopping|grocery) list\b|\brecipes? (?:for|with|of)\b|\b(?:instead of|substitut\w*|replac\w*)\b/;
/** What is asked of the nonstick pan or the parchment paper is asked with these words, too. */
const OF_TOOLS = /\b(?:pan|pans|paper|foil|dish|knife|teflon)\b/;

/** Somebody who was at the table all day was not left out: something to eat has to be spoken of. */
const OF_IT =
  /\b(?:it|its|that|this|they|them|those|these|foods?|leftovers?|meals?|dinner|lunch|takeout|takeaway|dish|groceries)\b/;
const ASKS_OF_SPOILED = ["reheat", "boiled again"];

const NO_KIND = subjectOf([], "");
const isOfFood = (question: Question): boolean =>
  OF_IT.test(question.plain) || foodsIn(question, question.plain).length > 0;

/** These say so much that nothing else of a story makes it another question. */
const ENOUGH: ReadonlySet<string> = new Set(["seam", "egg beaters", "watch out", "power"]);

/** Whoever wants the allergens of a thing wants them of whatever thing it is. */
const ASKS_ALLERGENS = /\b(?:which|what) allergens\b/;

/** What is known of a situation that a few words tell beyond doubt. */
export const tellBeyondDoubt: Intent = ({ plain }) =>
  ASKS_ALLERGENS.test(plain)
    ? null
    : (SITUATIONS.find(
        ({ all }) => all.some((name) => ENOUGH.has(name)) && all.every((name) => isMeantBy(plain, name)),
      )?.text ?? null);

/** With an allergy it is said which of the foods that are named are not for it. */
const checked = (question: Question, text: string): Said | string | null =>
  KITCHEN_TEXTS.has(text) && allergiesOf(question).length > 0 ? withRules(() => text)(question) : text;

/** What is known of the situation that a question tells of, the one that most of its words belong to. */
export const tellSituation: Intent = (question) => {
  const { plain } = question;
  if (ASKS_FIGURES.test(plain) && !OF_TOOLS.test(plain)) return null;
  const meant = new Set([...MEANINGS.keys()].filter((name) => isMeantBy(plain, name)));
  const fitting = SITUATIONS.filter(
    ({ all, none }) => all.every((name) => meant.has(name)) && !none.some((name) => meant.has(name)),
  );
  const isOther = meant.has("left out") && !isOfFood(question);
  const ranked = fitting
    .filter(({ all }) => !isOther || !all.includes("left out"))
    .toSorted(
      (a, b) => b.all.length - a.all.length || shareOf(question, b.subject) - shareOf(question, a.subject),
    );
  const spoiled = ranked.filter(({ all }) => all.includes("left out"));
  // Who asks how hot it has to be again is told first that it has to go.
  const isOfSpoiled = spoiled.length > 0 && ASKS_OF_SPOILED.some((name) => meant.has(name));
  const asked = isOfSpoiled ? spoiled : ranked;
  const found =
    asked.find(({ subject, mostLeft }) =>
      accountsFor(question, subject, NO_KIND, Math.min(mostLeft, MOST_LEFT)),
    ) ??
    asked.find(({ subject, mostLeft }) => accountsFor(question, subject, NO_KIND, mostLeft)) ??
    (isOfSpoiled && !isStory(question) ? spoiled[0] : undefined);
  return found === undefined ? null : checked(question, found.text);
};
