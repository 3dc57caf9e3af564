import type { Meal } from "@meal/domain/chef/plans";
import { ALLERGENS, type Diet } from "@meal/domain/chef/vocabulary";
import { allergenNames, allergensNamed } from "../diets/allergens.ts";
import { allergensIn } from "../diets/allergens-of.ts";
import { listed } from "../dishes/listed.ts";
import { readDiets } from "../writer/read-wish.ts";
import { allergyRule, dietRule, isUnderstood, judgeMeal, type Rule } from "./judge-meal.ts";
import { ownDiet, type Question } from "./question.ts";

/** What a meal is held against; with neither it is asked which allergens are in it. */
export type Rules = { readonly diets: readonly Diet[]; readonly allergies: readonly string[] };

const ASKS_WHETHER =
  /\b(?:contain\w*|allerg\w*|intoleran\w*|free|safe|ok|okay|fine|suitable|good|has|have|any|is there|vegan|vegetarian)\b|^(?:is|are|does|do)\b/;
/** "Is fish ok for dinner tonight" asks of fish. */
export const ASKS_OF_FOOD =
  /\bfor (?:my |our |the )?(?:\w+days? |tonights? |todays? |tomorrows? )?(?:breakfast|lunch|dinner|supper)\b/;
const OF_ONESELF = /\bmy (?:allerg\w*|diet)\b|\b(?:safe|ok|okay|good|right|fine) for me\b/;

/** The diets and allergies that a question asks about; one's own where it names none. */
export function safetyAsked({ plain, context }: Question): Rules | null {
  if (!ASKS_WHETHER.test(plain) || ASKS_OF_FOOD.test(plain)) return null;
  const diets = readDiets(plain);
  // Gluten-free is a diet, and says of gluten all that is asked.
  const allergies = diets.length > 0 && /\bfree\b/.test(plain) ? [] : allergenNames(allergensNamed(plain));
  if (diets.length > 0 || allergies.length > 0) return { diets, allergies };
  if (OF_ONESELF.test(plain) && (context.diet !== "none" || context.allergies.length > 0))
    return { diets: [ownDiet(context)].filter((diet) => diet !== "none"), allergies: context.allergies };
  return /\ballergens?\b/.test(plain) || OF_ONESELF.test(plain) ? { diets: [], allergies: [] } : null;
}

export const CAVEAT = "Read the labels of what you buy; our table does not cover traces.";

/** Whether a meal keeps them, by every line of it; a line of which not all is known is named. */
export const tellSafety =
  ({ diets, allergies }: Rules) =>
  (meal: Meal, question: Question): string => {
    if (meal.ingredients.length === 0) return "I do not know what is in it.";
    if (diets.length === 0 && allergies.length === 0) return allergensOfMeal(meal, question);
    const said = [
      ...diets.map((diet) => verdictOn(meal, question, dietRule(diet))),
      ...allergies.map((one) => verdictOn(meal, question, allergyRule(one))),
    ];
    return `${said.join("; ")}. ${CAVEAT}`;
  };

function verdictOn(meal: Meal, { kitchen }: Question, rule: Rule): string {
  const { name } = rule;
  if (!isUnderstood(kitchen, rule)) return `I do not know which foods have ${name}`;
  const { against, unknown, together } = judgeMeal(kitchen, meal, rule);
  const isDiet = "diet" in rule;
  if (against.length > 0) return `${isDiet ? `not for ${name}` : `it has ${name}`}: ${listed(against)}`;
  if (together !== null) return `not for ${name}: ${together.replace(/\.$/, "")}`;
  if (unknown.length > 0)
    return `nothing that I know of in it speaks against ${name}, but I do not know all that is in ${listed(unknown)}`;
  return isDiet ? `fits ${name} according to our table` : `no ${name} in it according to our table`;
}

function allergensOfMeal({ ingredients }: Meal, { kitchen }: Question): string {
  const read = ingredients.map((line) => ({ line, ...allergensIn(kitchen.foods, line) }));
  const found = ALLERGENS.filter((one) => read.some(({ contains }) => contains.includes(one)));
  const unknown = read.filter(({ isKnown }) => !isKnown).map(({ line }) => line);
  const said =
    found.length > 0
      ? `allergens: ${listed(allergenNames(found))}`
      : "none of the allergens that have to be declared";
  const open = unknown.length > 0 ? `; I do not know all that is in ${listed(unknown)}` : "";
  return `${said}${open}. ${CAVEAT}`;
}
