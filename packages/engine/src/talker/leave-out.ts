import { fullNameOf } from "@meal/domain/chef/side";
import { capitalise } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import { exchangesFor } from "./exchanges.ts";
import { readLine } from "./judge-meal.ts";
import { keptSentence } from "./kept-sentence.ts";
import { nameOf } from "./planned-days.ts";
import { foodsIn, type Intent, ownDiet, type Question } from "./question.ts";
import { allergiesOf } from "./rules-said.ts";

const ASKS =
  /\b(?:can|could|should|may) (?:i|we) (?:just )?(?:skip|omit|do without|make it without)\b(?! (?:breakfast|lunch|dinner|it|this|that)\b)|\bok(?:ay)? (?:to|if i|if we) (?:skip|omit)\b|\bdo i (?:really )?need the\b/;
/** What was left on the counter is another question. */
const IS_OTHER = /\b(?:overnight|counter|fridge|freezer|table|hours?|sit|raw|list|buy|store)\b/;

/** Kinds of foods that give taste, color or a bite, and hold nothing together. */
const FOR_TASTE = new Set(["vegetable", "herb", "spice", "fruit", "nut", "seed", "condiment", "sauce"]);

const whatItDoes = ({ kind, name }: Food): string =>
  FOR_TASTE.has(kind)
    ? `${capitalise(name)} can be left out of most dishes: it gives taste and color, and nothing else depends on it.`
    : `${capitalise(name)} may hold the dish together or be the main part of it, so I cannot promise that it works without.`;

/** The nearest planned meal that has the food, with its line. */
function nearestWith({ kitchen, context }: Question, { id }: Food): string {
  for (const { day, meals } of context.plan) {
    for (const meal of meals) {
      const line = meal.ingredients.find((one) => readLine(kitchen, one).food?.id === id);
      if (line === undefined) continue;
      const where = `${fullNameOf(meal)} (${nameOf(day, meal.type.toLowerCase(), context.today)})`;
      return /\boptional\b/.test(line)
        ? `${where} has "${line}": the recipe itself says so. `
        : `${where} has "${line}". `;
    }
  }
  return "";
}

/** Can I skip the spinach? Where it stands in the plan, what hangs on it, and what may take its place. */
export const tellLeavingOut: Intent = (question) => {
  const { plain, kitchen, context } = question;
  if (!ASKS.test(plain) || IS_OTHER.test(plain)) return null;
  const [found] = foodsIn(question, plain.split(ASKS).at(-1) ?? plain);
  if (found === undefined) return null;
  const own = ownDiet(context);
  const [diets, allergies] = [own === "none" ? [] : [own], allergiesOf(question)];
  const instead = exchangesFor(kitchen, found.food, diets, allergies);
  const others =
    instead.length === 0
      ? ""
      : ` Instead of it: ${instead.slice(0, 2).join("; ")}.${keptSentence(kitchen, diets, allergies)}`;
  return `${nearestWith(question, found.food)}${whatItDoes(found.food)}${others}`;
};
