import type { ChatContext, ChatTurn } from "@meal/domain/chef/chef-port";
import type { Kitchen } from "../writer/kitchen.ts";
import { tellCookWith, tellIdeas, tellRecipe } from "./cooking.ts";
import { tellAllergens, tellDiet, tellOwn } from "./diets.ts";
import { tellExchange } from "./exchanges.ts";
import { resolveFollowUp } from "./follow-up.ts";
import { tellHeat, tellStorage } from "./keeping.ts";
import { compareFoods, tellMeal, tellNutrients } from "./nutrients.ts";
import { tellPlan, tellToday } from "./own-day.ts";
import { type Intent, type Question, questionOf } from "./question.ts";
import { tellBoundary, tellSmallTalk } from "./small-talk.ts";

/** In this order: what is plainly meant before what only might be. */
const INTENTS: readonly Intent[] = [
  tellBoundary,
  tellToday,
  tellStorage,
  tellExchange,
  tellHeat,
  tellRecipe,
  tellOwn,
  tellAllergens,
  tellDiet,
  compareFoods,
  tellCookWith,
  tellPlan,
  tellIdeas,
  tellNutrients,
  tellSmallTalk,
  tellMeal,
];

const UNKNOWN =
  'I do not know that. I answer from our food table, the cookbook, your diary and your plan: calories, exchanges, diets, allergens, storage and recipes. Try "how many calories in two eggs and toast" or "what can I cook with chicken and rice".';

const MOST_TEXT = 1000;

const firstAnswer = (question: Question): string | null => {
  for (const intent of INTENTS) {
    const said = intent(question);
    if (said !== null) return said;
  }
  return null;
};

/** The whole answer to the last thing that was said. */
export const reply = (kitchen: Kitchen, turns: readonly ChatTurn[], context: ChatContext): string => {
  const said = turns
    .filter(({ role }) => role === "user")
    .map(({ content }) => content.slice(0, MOST_TEXT).trim());
  const last = said.at(-1) ?? "";
  const asked = resolveFollowUp(kitchen, context, said);
  const question = questionOf(kitchen, context, asked);
  return (
    firstAnswer(question) ??
    (asked === last ? null : firstAnswer(questionOf(kitchen, context, last))) ??
    UNKNOWN
  );
};
