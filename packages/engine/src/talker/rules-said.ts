import type { Diet } from "@meal/domain/chef/vocabulary";
import { allergenNames, allergensNamed } from "../diets/allergens.ts";
import { isKnownWord } from "../diets/known-contents.ts";
import { readDiets } from "../writer/read-wish.ts";
import { foodsIn, type Question } from "./question.ts";

/** What somebody may not have, as a question tells it. */
type RulesSaid = {
  readonly diets: readonly Diet[];
  readonly allergies: readonly string[];
  /** The words of the question that name what may not be had. */
  readonly things: readonly string[];
};

/**
 * Each way in which people say that somebody may not have a thing; it stands behind the words as `what`, or before them
 * as `whose`. What is behind is only looked at: the son's nuts must not swallow the wife's fish.
 */
const SAYINGS: readonly RegExp[] = [
  /\ballergic (?:reaction )?to (?=(?<what>.+))/g,
  /\b(?:intoleran(?:t|ce)|sensitive|sensitivity) (?:to|of) (?=(?<what>.+))/g,
  /\ballerg(?:y|ies) (?:to|against) (?=(?<what>.+))/g,
  /\bepi ?pen (?:for|against|because of) (?=(?<what>.+))/g,
  /\b(?:cant|cannot|can not|can no longer|must not|mustnt|shouldnt|should not|(?:not|isnt|arent) (?:allowed|supposed) to|not able to) (?:have|eat|do|tolerate|touch|drink)(?: any)? (?=(?<what>.+))/g,
  /(?<whose>(?:\w+ ){1,3})(?:allerg(?:y|ies)|intoleran(?:t|ce))\b/g,
  /\b(?<whose>celiac|coeliac)\b/g,
];

/** The sentence goes on with one of these, and the thing ends. */
const GOES_ON =
  /\b(?:im|ive|ill|hes|shes|theyre|supposed|help|is|are|was|which|what|whats|can|could|does|do|did|will|so|but|now|how|where|who|if|any|anything|this|that|these|there|on|at|for|it|its|anymore|any more|today|tonight|tomorrow|and (?:is|are|she|he|they|we|i|it|which|what|wants?|comes?|coming|my|our)|\w+day)\b/;
/** "A really bad peanut allergy": what stands around the thing. */
const AROUND =
  /\b(?:an?|the|i|we|you|they|he|she|do|does|change|add|put|set|tell|note|keep|save|enter|edit|update|new|known|no|her|my|his|our|their|your|some|any|really|very|bad|severe|mild|has|have|with|of|got|food|foods|all|to|type|products?|stuff)\b/g;

/** Who may not have it: one of the family, a guest, or whoever asks. */
const SOMEBODY =
  /\b(?:i|im|ive|we|she|shes|he|hes|they|theyre|her|him|them|sons?|daughters?|kids?|child|children|boy|girl|baby|toddler|husband|wife|partner|boyfriend|girlfriend|mom|mum|mother|dad|father|grand\w+|nana|granny|nieces?|nephews?|cousins?|aunt|uncle|brothers?|sisters?|in laws?|guests?|friends?|neighbou?rs?|roommates?|flatmates?|colleagues?|coworkers?|boss|teacher|someone|somebody|one of us|family)\b/;

const IS_OF_ALLERGY = /\b(?:allerg(?:y|ies|ic)|intoleran(?:t|ce)|celiac|coeliac|epi ?pen)\b/;

/** The allergies and the other foods that some words name; words that nobody knows are kept as they are. */
function thingsNamed(question: Question, words: string): readonly string[] {
  const allergens = allergenNames(allergensNamed(words));
  const others = foodsIn(question, words)
    .map((found) => found.words)
    .filter((one) => allergensNamed(one).length === 0);
  return [...new Set([...allergens, ...others])];
}

const IS_SO = /\b(?:is|are|am|im|shes|hes|theyre|went|going|turned|became|eats?|a|my|our)\b/;
/** These are said of a food: of a person one says what they may not have. */
const IS_OF_FOOD = /-free$/;

/** What somebody may not have, where a question says so; null where it says nothing of the kind. */
export function rulesSaid(question: Question): RulesSaid | null {
  const { plain } = question;
  if (!SOMEBODY.test(plain) && !IS_OF_ALLERGY.test(plain)) return null;
  const said = SAYINGS.flatMap((saying) => Array.from(plain.matchAll(saying)));
  const whats = said.flatMap(({ groups: { what, whose } = {} }) => {
    const thing = what?.split(GOES_ON)[0] ?? whose?.split(GOES_ON).at(-1);
    return thing === undefined ? [] : thing.replace(AROUND, " ").replace(/\s+/g, " ").trim();
  });
  const allergies = whats.flatMap((what) => {
    const named = thingsNamed(question, what);
    // What nobody knows is kept as an allergy only where somebody calls it one.
    const isRaw =
      IS_OF_ALLERGY.test(plain) && !SOMEBODY.test(what) && !isKnownWord(question.kitchen.foods, what);
    return named.length === 0 && isRaw ? [what] : named;
  });
  const diets =
    SOMEBODY.test(plain) && IS_SO.test(plain)
      ? readDiets(plain).filter((diet) => !IS_OF_FOOD.test(diet))
      : [];
  if (allergies.length === 0 && diets.length === 0) return null;
  return { diets, allergies: [...new Set(allergies)], things: whats };
}

/** The allergies that bind an answer: those of the profile, and those that the question itself tells of. */
export const allergiesOf = (question: Question): readonly string[] => [
  ...new Set([...question.context.allergies, ...(rulesSaid(question)?.allergies ?? [])]),
];

const WITHOUT = /\bwithout (?:any )?(?<what>\w+(?: \w+){0,3})|\b(?<free>\w+) free\b/;

/** "Without soy" and "soy free" bind what is offered instead of something as an allergy does. */
export const allergensWithout = (plain: string): readonly string[] => {
  const { what, free } = WITHOUT.exec(plain)?.groups ?? {};
  return allergenNames(allergensNamed(what?.split(GOES_ON)[0] ?? free ?? ""));
};
