import { checkDiet } from "../../diets/check-diet.ts";
import { factsOf, type IngredientFacts } from "../../diets/ingredient-facts.ts";
import type { DietFacts } from "../../diets/diet-facts.ts";
import type { NamedFood } from "../../diets/read-allergies.ts";
import { foodTokens } from "../../foods/food-words.ts";
import type { Eaters } from "../eaters.ts";
import type { PlannerIndex } from "../planner-index.ts";
import type { ReadLine } from "./read-lines.ts";

const BLANK: DietFacts = {
  id: "",
  name: "",
  kind: "other",
  tags: [],
  allergens: [],
  fodmap: null,
  per100g: null,
};
/** A word names a food when it is hardly anything else. */
const SURELY_NAMED = 0.95;

/** Whether the plan binds anybody: then nothing may be eaten of which nobody knows what it is. */
export const isBound = ({ request, diets }: Pick<Eaters, "request" | "diets">): boolean =>
  diets.length > 0 || request.allergies.length > 0;

const named = (facts: IngredientFacts): NamedFood => ({
  id: facts.id,
  name: facts.text,
  aliases: [],
  allergens: facts.allergens,
  tags: facts.tags,
});

/** Why what a text says may not be eaten, as far as its words tell of allergens and of what the person named. */
const againstPerson = (facts: IngredientFacts, { allergies, dislikes }: Eaters): string | null =>
  allergies.forbids(named(facts)) ?? dislikes.forbids(named(facts));

const lineRefusal = (index: PlannerIndex, demands: Eaters, { text, food }: ReadLine): string | null => {
  const facts = factsOf(index.foodIndex, text);
  if (isBound(demands) && (food === null || !facts.isKnown))
    return `"${text}" is not known well enough to say what is in it`;
  const texts = food === null ? [text] : [text, food.name];
  const byDiets = demands.diets.flatMap((diet) => checkDiet(index.foodIndex, diet, texts).reasons);
  const byFood =
    food === null
      ? null
      : (demands.rule.forbids(food) ?? demands.allergies.forbids(food) ?? demands.dislikes.forbids(food));
  const reason = byDiets[0] ?? byFood ?? againstPerson(facts, demands);
  return reason === null || reason.startsWith(text) ? reason : `"${text}": ${reason}`;
};

/** What cooks do, where the word also names a food: to whisk is no whisky. */
const DOING =
  /\b(?:whisk(?:ed|ing|s)?|fry|frying|fried|crisp(?:y|ed|s)?|sprinkl(?:e|ed|es|ing)|stuff(?:ed|ing)?|toasted|rolled|wrapped|buttered|creamed)\b/gi;
/** The same for words that are verbs only where a sentence tells somebody to do something. */
const TOLD =
  /(?<=^|[.;:,]\s*|\b(?:and|then|to)\s)(?:toast|wrap|roll|dip|spread|cream)\b(?=\s+(?:the|each|it|them|an?|up|until|on|over|in|into|with|lightly|tightly|evenly)\b)/gi;

const withoutVerbs = (text: string): string => text.replaceAll(DOING, " ").replaceAll(TOLD, " ");

/** Why a food may not be eaten that a step names beside those of the list: the butter that only the last step mentions. */
const strangerRefusal = (
  index: PlannerIndex,
  { rule, allergies }: Eaters,
  step: string,
  known: ReadonlySet<string>,
): string | null => {
  for (const word of foodTokens(step)) {
    if (word.length < 3 || known.has(word)) continue;
    const match = index.foodIndex.find(word);
    if (match === null || match.score < SURELY_NAMED) continue;
    const reason = rule.forbids(match.food) ?? allergies.forbids(match.food);
    if (reason !== null) return `${word}: ${reason}`;
  }
  return null;
};

const textRefusal = (index: PlannerIndex, demands: Eaters, text: string): string | null => {
  const facts = factsOf(index.foodIndex, text);
  const { rule } = demands;
  // A diet that lists what is allowed says no to any sentence; it is asked about single foods only.
  const isAskable = rule.forbids(BLANK) === null;
  const byWords = isAskable ? rule.forbids({ ...BLANK, tags: facts.tags, allergens: facts.allergens }) : null;
  return againstPerson(facts, demands) ?? byWords;
};

/**
 * Why a meal may not be served to this person, or null. Every line is judged by its own words and by the food that it
 * leads to, the lines together, and then every sentence: a step may hold what the list leaves out.
 */
export const refuseUnsafe = (
  index: PlannerIndex,
  demands: Eaters,
  lines: readonly ReadLine[],
  texts: { readonly titles: readonly string[]; readonly steps: readonly string[] },
): string | null => {
  for (const line of lines) {
    const reason = lineRefusal(index, demands, line);
    if (reason !== null) return reason;
  }
  const conflict = demands.rule.conflict(lines.flatMap(({ food }) => food ?? []));
  if (conflict !== null) return conflict;
  const known = new Set(lines.flatMap(({ text, food }) => foodTokens(`${text} ${food?.name ?? ""}`)));
  const steps = texts.steps.map(withoutVerbs);
  const spoken =
    [...texts.titles, ...steps]
      .map((text) => textRefusal(index, demands, text))
      .find((reason) => reason !== null) ??
    steps.map((step) => strangerRefusal(index, demands, step, known)).find((reason) => reason !== null);
  return spoken === undefined || spoken === null
    ? null
    : `it mentions something that may not be eaten: ${spoken}`;
};
