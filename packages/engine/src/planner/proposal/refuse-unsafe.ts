import { checkDiet } from "../../diets/check-diet.ts";
import { factsOf, type IngredientFacts } from "../../diets/ingredient-facts.ts";
import type { DietFacts } from "../../diets/diet-facts.ts";
import type { NamedFood } from "../../diets/read-allergies.ts";
import type { Food } from "../../foods/food.ts";
import { foodTokens } from "../../foods/food-words.ts";
import type { Demands } from "../demands.ts";
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
export const isBound = ({ request }: Demands): boolean =>
  request.diet !== "none" || request.allergies.length > 0;

const named = (facts: IngredientFacts): NamedFood => ({
  id: facts.id,
  name: facts.text,
  aliases: [],
  allergens: facts.allergens,
  tags: facts.tags,
});

/** Why what a text says may not be eaten, as far as its words tell of allergens and of what the person named. */
const againstPerson = (facts: IngredientFacts, { allergies, dislikes }: Demands): string | null =>
  allergies.forbids(named(facts)) ?? dislikes.forbids(named(facts));

const lineRefusal = (index: PlannerIndex, demands: Demands, { text, food }: ReadLine): string | null => {
  const facts = factsOf(index.foodIndex, text);
  const { diet } = demands.request;
  if (isBound(demands) && (food === null || facts.food === null))
    return `"${text}" is not known well enough to say what is in it`;
  const verdict = checkDiet(index.foodIndex, diet, food === null ? [text] : [text, food.name]);
  const byFood =
    food === null
      ? null
      : (demands.rule.forbids(food) ?? demands.allergies.forbids(food) ?? demands.dislikes.forbids(food));
  const reason = verdict.reasons[0] ?? byFood ?? againstPerson(facts, demands);
  return reason === null ? null : `"${text}": ${reason}`;
};

/** Foods that a text names beside those of the list: the butter that only the last step mentions. */
const strangers = (index: PlannerIndex, text: string, known: ReadonlySet<string>): Food[] =>
  foodTokens(text).flatMap((word) => {
    if (word.length < 3 || known.has(word)) return [];
    const match = index.foodIndex.find(word);
    return match !== null && match.score >= SURELY_NAMED ? [match.food] : [];
  });

const textRefusal = (
  index: PlannerIndex,
  demands: Demands,
  text: string,
  known: ReadonlySet<string>,
): string | null => {
  const facts = factsOf(index.foodIndex, text);
  const { rule } = demands;
  // A diet that lists what is allowed says no to any sentence; the foods that it names are asked below.
  const isAskable = rule.forbids(BLANK) === null;
  const byWords = isAskable ? rule.forbids({ ...BLANK, tags: facts.tags, allergens: facts.allergens }) : null;
  const byFood = strangers(index, text, known)
    .map((food) => rule.forbids(food) ?? demands.allergies.forbids(food))
    .find((reason) => reason !== null);
  const reason = againstPerson(facts, demands) ?? byWords ?? byFood ?? null;
  return reason === null ? null : `it speaks of what may not be eaten: ${reason}`;
};

/**
 * Why a meal may not be served to this person, or null. Every line is judged by its own words and by the food that it
 * leads to, the lines together, and then every sentence: a step may hold what the list leaves out.
 */
export const refuseUnsafe = (
  index: PlannerIndex,
  demands: Demands,
  lines: readonly ReadLine[],
  texts: readonly string[],
): string | null => {
  for (const line of lines) {
    const reason = lineRefusal(index, demands, line);
    if (reason !== null) return reason;
  }
  const conflict = demands.rule.conflict(lines.flatMap(({ food }) => food ?? []));
  if (conflict !== null) return conflict;
  const known = new Set(lines.flatMap(({ text, food }) => foodTokens(`${text} ${food?.name ?? ""}`)));
  for (const text of texts) {
    const reason = textRefusal(index, demands, text, known);
    if (reason !== null) return reason;
  }
  return null;
};
