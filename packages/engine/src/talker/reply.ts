import type { ChatSource } from "@meal/domain/chef/chat-reply";
import type { ChatContext, ChatTurn } from "@meal/domain/chef/chef-port";
import type { Kitchen } from "../writer/kitchen.ts";
import {
  tellAmounts,
  tellFacts,
  tellHandling,
  tellHow,
  tellInstead,
  tellPlainCooking,
  tellRescue,
  tellStore,
  tellTerms,
  tellTimes,
  tellUses,
} from "./advice.ts";
import { apartFromRule } from "./beside-rule.ts";
import { tellByWeight } from "./by-weight.ts";
import { tellConversion, tellFanOven, tellPart } from "./convert.ts";
import { tellCookTimes } from "./cook-times.ts";
import { tellCookingAhead } from "./cooking-ahead.ts";
import { tellCookWith, tellIdeas, tellRecipe } from "./cooking.ts";
import { tellAllergens, tellDiet, tellNamedContents, tellOwn, tellUnknownContents } from "./diets.ts";
import { tellEmergency } from "./emergency.ts";
import { tellExchange } from "./exchanges.ts";
import { resolveFollowUp } from "./follow-up.ts";
import { tellDislike, tellHelp } from "./help.ts";
import { tellFiguresAsked } from "./figures-asked.ts";
import { tellForSomebody } from "./for-somebody.ts";
import { tellHeat, tellStorage } from "./keeping.ts";
import { tellDanger, tellKnown, tellNearlyKnown } from "./known.ts";
import { tellLeavingOut } from "./leave-out.ts";
import { tellListing } from "./listing.ts";
import { compareFoods, tellMeal, tellNotInTable, tellNutrients } from "./nutrients.ts";
import { tellList, tellToday } from "./own-day.ts";
import { tellPans } from "./pan-sizes.ts";
import { tellAhead, tellMost, tellPlan, tellPlanned, tellSwap, tellWhen } from "./planned-meals.ts";
import { tellPieceCounts } from "./piece-counts.ts";
import { tellPlannedFoods } from "./planned-foods.ts";
import { tellPortions } from "./portions.ts";
import { foodsIn, type Intent, isStory, type Question, questionOf, type Said } from "./question.ts";
import { tellRoomLeft } from "./room-left.ts";
import { allergiesOf } from "./rules-said.ts";
import { tellRuleToKeep } from "./rules-to-keep.ts";
import { tellBeyondDoubt, tellSituation } from "./situations.ts";
import { tellBoundary, tellGrave, tellSmallTalk } from "./small-talk.ts";
import { tellStove } from "./stove.ts";
import { tellTooOld } from "./too-old.ts";
import { tellUnknown } from "./unknown.ts";

/** An intent with what of the person it looks at. */
type Looking = readonly [intent: Intent, ...lookedAt: readonly ChatSource[]];

/** In this order: what is plainly meant before what only might be; each with what of the person it looks at. */
const OF_THEIR_OWN: readonly Looking[] = [
  [tellEmergency],
  [tellGrave],
  [tellBeyondDoubt],
  [tellNamedContents],
  [tellFiguresAsked],
  [tellMost, "plan"],
  [tellPlannedFoods, "plan"],
  [tellPans],
  [tellFanOven],
  [tellPart],
  [tellPieceCounts],
  [tellPortions],
  [tellByWeight],
  [tellCookTimes],
  [tellStove],
  [tellTooOld],
  [tellSituation],
  [tellRuleToKeep, "plan"],
  [tellBoundary],
  [tellForSomebody],
  [tellListing],
  [tellHelp],
  [tellDislike],
  [tellCookingAhead, "plan"],
  [tellPlanned, "plan"],
  [tellAhead, "plan"],
  [tellSwap, "plan"],
  [tellWhen, "plan"],
  [tellRoomLeft, "diary", "limit", "rules"],
  [tellToday, "diary", "limit"],
  [tellList, "list"],
];

/** What kitchens know and cook. */
const OF_THE_KITCHEN: readonly Looking[] = [
  [tellConversion],
  [tellHandling],
  [tellAmounts],
  [tellStore],
  [tellStorage],
  [tellInstead],
  [tellExchange, "rules"],
  [tellLeavingOut, "plan", "rules"],
  [tellRescue],
  [tellTimes],
  [tellHeat],
  [tellHow],
  [tellTerms],
  [tellPlainCooking],
  [tellRecipe, "rules"],
  [tellOwn, "rules"],
  [tellAllergens],
  [tellDiet],
  [tellUnknownContents],
  [tellFacts],
  [tellNotInTable],
  [tellUses],
  [tellKnown],
  [compareFoods],
  [tellCookWith, "rules"],
  [tellPlan, "plan"],
  [tellIdeas, "rules"],
  [tellNutrients],
  [tellSmallTalk],
  [tellMeal],
];

const INTENTS: readonly Looking[] = [...OF_THEIR_OWN, ...OF_THE_KITCHEN];

/** These look at a question with the rule that is told in it; to the others it binds the answer as one of the profile. */
const OF_THE_WHOLE: ReadonlySet<Intent> = new Set([
  tellEmergency,
  tellGrave,
  tellBeyondDoubt,
  tellNamedContents,
  tellPlannedFoods,
  tellSituation,
  tellRuleToKeep,
  tellBoundary,
  tellForSomebody,
]);

/** What a kitchen knows, whoever asks: a story around a question changes nothing of it. */
const OF_A_SENTENCE: ReadonlySet<Intent> = new Set([
  tellPortions,
  tellByWeight,
  tellCookTimes,
  tellStove,
  tellSituation,
  tellHelp,
  tellConversion,
  tellHandling,
  tellAmounts,
  tellStore,
  tellStorage,
  tellInstead,
  tellExchange,
  tellRescue,
  tellTimes,
  tellHow,
  tellTerms,
  tellAllergens,
  tellToday,
]);

const MOST_TEXT = 1000;

/** An answer, with what of the person it was made with and what can be done after it. */
export type Talked = Required<Said> & { readonly lookedAt: readonly ChatSource[] };

const firstAnswer = (question: Question, intents: readonly Looking[]): Talked | null => {
  const apart = apartFromRule(question);
  return (apart === null ? null : firstOf(question, apart, intents)) ?? firstOf(question, question, intents);
};

/** A story falls into sentences, and where none of them tells enough, into what stands between commas. */
const SENTENCES = /(?<=[.?!])\s+|\n+/;
const CLAUSES = /(?<=[.?!,;])\s+|\n+|\s+and\s+(?=(?:how|what|whats|when|where|can|do|does|is|are|should)\b)/i;

/** Of a story the sentence that asks, else the first of those that can be answered alone; a rule in any of them binds. */
const answerToSentence = (question: Question, ends: RegExp, leastAsks = 0): Talked | null => {
  const sentences = question.text
    .split(ends)
    .filter((one) => one.split(" ").length > 2 && asks(one) >= leastAsks);
  if (question.text.split(ends).length < 2) return null;
  const context = { ...question.context, allergies: allergiesOf(question) };
  const intents = INTENTS.filter(([intent]) => OF_A_SENTENCE.has(intent));
  for (const sentence of sentences.toSorted((one, other) => asks(other) - asks(one))) {
    const alone = questionOf(question.kitchen, context, sentence);
    // "Did it break?" is asked of something that another sentence names.
    if (leastAsks > 0 && foodsIn(alone, alone.plain).length === 0) continue;
    const said = firstOf(alone, alone, intents);
    if (said !== null) return said;
  }
  return null;
};

const asks = (sentence: string): number => Number(sentence.endsWith("?"));

const firstOf = (whole: Question, apart: Question, intents: readonly Looking[]): Talked | null => {
  for (const [intent, ...lookedAt] of intents) {
    const question = OF_THE_WHOLE.has(intent) ? whole : apart;
    const said = intent(question);
    if (said === null) continue;
    const told = typeof said === "string" ? { text: said } : said;
    return { offers: [], ...told, lookedAt: lookedAt.filter((source) => isThere(question.context, source)) };
  }
  return null;
};

/** Rules that nobody has were not looked at; an empty diary was. */
const isThere = ({ diet, allergies }: ChatContext, source: ChatSource): boolean =>
  source !== "rules" || diet !== "none" || allergies.length > 0;

/** Reckoned from what each eats, in a part of the sentence. */
const FOR_SO_MANY = /\bhow (?:many|much)\b.*\bpeople\b/;

/** A story is answered by the sentence of it that asks, or else by all that it tells; never where it tells of an allergy. */
const answerToStory = (question: Question): Talked | null => {
  if (!isStory(question) || apartFromRule(question) !== null) return null;
  const leastAsks = Number(question.text.includes("?"));
  return (
    firstOf(question, question, [[tellDanger]]) ??
    answerToSentence(question, SENTENCES, leastAsks) ??
    (FOR_SO_MANY.test(question.plain) ? answerToSentence(question, CLAUSES) : null) ??
    firstOf(question, question, [[tellKnown]])
  );
};

/** The answer to the last thing that was said. */
export const talk = (kitchen: Kitchen, turns: readonly ChatTurn[], context: ChatContext): Talked => {
  const said = turns
    .filter(({ role }) => role === "user")
    .map(({ content }) => content.slice(0, MOST_TEXT).trim());
  const last = said.at(-1) ?? "";
  const asked = resolveFollowUp(kitchen, context, said);
  const question = questionOf(kitchen, context, asked);
  return (
    firstAnswer(question, OF_THEIR_OWN) ??
    answerToStory(question) ??
    (apartFromRule(question) === null ? firstOf(question, question, [[tellDanger]]) : null) ??
    firstAnswer(question, OF_THE_KITCHEN) ??
    (asked === last ? null : firstAnswer(questionOf(kitchen, context, last), INTENTS)) ??
    answerToSentence(question, SENTENCES) ??
    answerToSentence(question, CLAUSES) ??
    firstOf(question, question, [[tellNearlyKnown]]) ?? {
      text: tellUnknown(question),
      lookedAt: [],
      offers: [],
    }
  );
};

/** The words of the answer alone. */
export const reply = (kitchen: Kitchen, turns: readonly ChatTurn[], context: ChatContext): string =>
  talk(kitchen, turns, context).text;
