import type { Meal } from "@meal/domain/chef/plans";
import { ALLERGENS, type Diet } from "@meal/domain/chef/vocabulary";
import { allergenNames, allergensNamed } from "../diets/allergens.ts";
import { allergensIn } from "../diets/allergens-of.ts";
import { readAllergies } from "../diets/read-allergies.ts";
import { listed } from "../dishes/listed.ts";
import { readDiets } from "../writer/read-wish.ts";
import { judgeFor } from "./diets.ts";
import { ownDiet, type Question } from "./question.ts";

/** What a meal is held against; with neither it is asked which allergens are in it. */
type Rules = { readonly diets: readonly Diet[]; readonly allergies: readonly string[] };

const ASKS_WHETHER =
  /\b(?:contain\w*|allerg\w*|intoleran\w*|free|safe|ok|okay|fine|suitable|good|has|have|any|is there|vegan|vegetarian)\b|^(?:is|are|does|do)\b/;
/** "Is fish ok for dinner tonight" asks of fish. */
const ASKS_OF_FOOD =
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

const CAVEAT = "Read the labels of what you buy.";

/** Whether a meal keeps them, by every line of it; a line of which not all is known is named. */
export const tellSafety =
  ({ diets, allergies }: Rules) =>
  (meal: Meal, question: Question): string => {
    if (meal.ingredients.length === 0) return "I do not know what is in it.";
    if (diets.length === 0 && allergies.length === 0) return allergensOfMeal(meal, question);
    const said = [
      ...diets.map((diet) => verdictOn(meal, question, { diet, name: `the ${diet} diet` })),
      ...allergies.map((one) => verdictOn(meal, question, { allergy: one, name: one })),
    ];
    return `${said.join("; ")}. ${CAVEAT}`;
  };

type Rule = { readonly name: string; readonly diet?: Diet; readonly allergy?: string };

function verdictOn({ ingredients }: Meal, { kitchen }: Question, { name, diet, allergy }: Rule): string {
  if (allergy !== undefined && readAllergies(kitchen.foods, [allergy]).notUnderstood.length > 0)
    return `I do not know which foods have ${name}`;
  const judged = ingredients.map((line) => ({
    line,
    verdict: judgeFor(kitchen, line, diet ?? "none", allergy === undefined ? [] : [allergy]),
  }));
  const against = judged.filter(({ verdict }) => verdict.against.length > 0).map(({ line }) => line);
  const unknown = judged.filter(({ verdict }) => !verdict.isKnown).map(({ line }) => line);
  const isDiet = allergy === undefined;
  if (against.length > 0) return `${isDiet ? `not for ${name}` : `it has ${name}`}: ${listed(against)}`;
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
