import type { Meal } from "@meal/domain/chef/plans";
import type { Diet } from "@meal/domain/chef/vocabulary";
import { judgeDiet } from "../diets/check-diet.ts";
import { factsOf, type IngredientFacts } from "../diets/ingredient-facts.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { judgeFacts, readEach } from "./diets.ts";

/** One thing that a meal is held against, and what a sentence calls it. */
export type Rule =
  | { readonly name: string; readonly diet: Diet }
  | { readonly name: string; readonly allergy: string };

/** What speaks against a meal, line by line, and the lines of which not all is known. A meal without lines is unknown. */
export type MealVerdict = {
  readonly against: readonly string[];
  readonly unknown: readonly string[];
  /** What speaks against the meal as a whole and stands in no line: meat and milk together are not kosher. */
  readonly together: string | null;
};

export const dietRule = (diet: Diet): Rule => ({ name: `the ${diet} diet`, diet });
export const allergyRule = (allergy: string): Rule => ({ name: allergy, allergy });

/** Whether anybody knows which foods an allergy forbids. */
export const isUnderstood = (kitchen: Kitchen, rule: Rule): boolean =>
  "diet" in rule || readEach(kitchen, [rule.allergy]).areUnderstood;

/** The lines of a plan are asked about again and again, and reading one takes far longer than judging it. */
const linesRead = new WeakMap<FoodIndex, Map<string, IngredientFacts>>();
const MOST_LINES = 5000;

/** What an ingredient line holds. */
export function readLine({ foods }: Kitchen, line: string): IngredientFacts {
  const read = linesRead.get(foods) ?? new Map<string, IngredientFacts>();
  linesRead.set(foods, read);
  const facts = read.get(line) ?? factsOf(foods, line);
  if (read.size >= MOST_LINES) read.clear();
  read.set(line, facts);
  return facts;
}

/** Holds every line of a meal against a rule, and for a diet all of them together. */
export function judgeMeal(kitchen: Kitchen, { ingredients, name }: Meal, rule: Rule): MealVerdict {
  if (ingredients.length === 0) return { against: [], unknown: [name], together: null };
  const isOfDiet = "diet" in rule;
  const diet = isOfDiet ? rule.diet : "none";
  const allergies = readEach(kitchen, isOfDiet ? [] : [rule.allergy]);
  const facts = ingredients.map((line) => readLine(kitchen, line));
  const judged = facts.map((one) => ({ line: one.text, verdict: judgeFacts(one, diet, allergies) }));
  const against = judged.filter(({ verdict }) => verdict.against.length > 0).map(({ line }) => line);
  const unknown = judged.filter(({ verdict }) => !verdict.isKnown).map(({ line }) => line);
  const whole = isOfDiet && against.length === 0 ? judgeDiet(diet, facts) : null;
  return { against, unknown, together: whole?.fits === "no" ? (whole.reasons[0] ?? null) : null };
}
