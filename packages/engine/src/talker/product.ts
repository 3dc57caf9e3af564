import { listed } from "../dishes/listed.ts";
import { DIETS, type Diet } from "@meal/domain/chef/vocabulary";
import { capitalise } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import type { Kitchen } from "../writer/kitchen.ts";
import { exchangesFor } from "./exchanges.ts";
import { allergenSentence, judgeFor } from "./diets.ts";
import { notLookedAt } from "./kept-sentence.ts";
import { storageOf } from "./keeping.ts";
import { foodsIn, questionOf, sourceOf, tidy } from "./question.ts";
import { reply } from "./reply.ts";

export type ProductQuestion = {
  readonly productName: string;
  readonly recipeContext: string;
  readonly question: string;
  readonly hasPhoto: boolean;
  readonly diet: string;
  readonly allergies: readonly string[];
};

const MOST_TEXT = 300;
/** Of a product nothing is asked that has to do with somebody's day. */
const NOBODY = { dailyLimitKcal: 0, eatenToday: [], plan: [], toBuy: [] };

const whatItIs = (food: Food): string => {
  const { kcal, protein, carbs, fat } = food.per100g;
  return `${capitalise(food.name)} (${food.kind}): ${Math.round(kcal)} kcal, ${tidy(protein)} g protein, ${tidy(carbs)} g carbohydrate and ${tidy(fat)} g fat in 100 g (${sourceOf(food)}).`;
};

const fitForPerson = (kitchen: Kitchen, name: string, diet: Diet, allergies: readonly string[]): string => {
  const { against, isKnown } = judgeFor(kitchen, name, diet, allergies);
  const allergens = allergenSentence(kitchen, name);
  if (against.length > 0) return `It does not fit ${listed(against)}. ${allergens}`;
  const rules = [
    diet === "none" ? "" : `the ${diet} diet`,
    ...allergies.map((allergy) => `no ${allergy}`),
  ].filter((one) => one !== "");
  if (rules.length === 0) return allergens;
  return isKnown
    ? `It fits ${listed(rules)} according to our table. ${allergens}`
    : `I do not know all that is in ${name}, so I cannot say that it fits ${listed(rules)}: read its label. ${allergens}`;
};

/** Whether the recipe asks for it: only said where its own words do. */
const fitForRecipe = (kitchen: Kitchen, food: Food, recipe: string): string => {
  const words = recipe.trim().slice(0, 80);
  if (words === "") return "";
  // The list knows the recipes by their names alone; what is in them the cookbook knows.
  const named = recipe.split(";").map((name) => name.trim());
  const asking = named.filter((name) =>
    kitchen.dishCalled(name)?.ingredients.some(({ foodId }) => foodId === food.id),
  );
  if (asking.length > 0) return `It is what your recipe asks for (${asking.join("; ").slice(0, 80)}).`;
  const context = { ...NOBODY, diet: "none", allergies: [] };
  const question = questionOf(kitchen, context, recipe.slice(0, 2000));
  const foods = foodsIn(question, question.plain).map((found) => found.food);
  if (foods.some(({ id }) => id === food.id)) return `It is what your recipe asks for (${words}).`;
  const near = foods.find(({ kind }) => kind === food.kind);
  return near === undefined
    ? `I don't see it in "${words}", so I can't say that the recipe needs it.`
    : `Your recipe names ${near.name}, which is also a ${food.kind}: it may work, but it will taste different.`;
};

const photoOnly =
  "I am the built-in chef and cannot see pictures. Tell me what the label says, for example the name and the first ingredients, and I will look them up.";

const exchangesText = (kitchen: Kitchen, food: Food, diet: Diet, allergies: readonly string[]): string => {
  const found = exchangesFor(kitchen, food, diet === "none" ? [] : [diet], allergies);
  return found.length === 0
    ? ""
    : `Instead of it: ${found.slice(0, 3).join("; ")}.${notLookedAt(kitchen, allergies)}`;
};

const UNKNOWN_ANSWER = "I do not know that.";

/** The default question of the product dialog; it asks for everything. */
const isGeneral = (question: string): boolean =>
  question.trim() === "" || /^is this .*\? is it a suitable option/i.test(question.trim());

/** Answers about a product: what it is, for whom, for this recipe, what instead, how it keeps. */
export const answerProduct = (kitchen: Kitchen, asked: ProductQuestion): string => {
  const name = asked.productName.slice(0, MOST_TEXT).trim();
  const diet = DIETS.find((one) => one === asked.diet) ?? "none";
  const context = { ...NOBODY, diet, allergies: asked.allergies };
  const question = questionOf(kitchen, context, name);
  const food = kitchen.foods.find(name)?.food ?? foodsIn(question, question.plain)[0]?.food;
  const isByPhotoOnly = asked.hasPhoto && isGeneral(asked.question);
  if (food === undefined) {
    return asked.hasPhoto
      ? photoOnly
      : `I can't find "${name}" in our table of foods. Tell me its plain name or what it is made of, for example "rye bread" or "tomato sauce with basil".`;
  }
  const turns = [name, asked.question].map((content) => ({
    role: "user" as const,
    content: content.slice(0, MOST_TEXT),
  }));
  const own = isGeneral(asked.question) ? "" : reply(kitchen, turns, context);
  const storage = storageOf(food.name);
  const parts = [
    isByPhotoOnly ? `${photoOnly} Going by the name alone:` : "",
    own.startsWith(UNKNOWN_ANSWER) ? "" : own,
    whatItIs(food),
    fitForPerson(kitchen, name, diet, asked.allergies),
    fitForRecipe(kitchen, food, asked.recipeContext),
    exchangesText(kitchen, food, diet, asked.allergies),
    storage === "" ? "" : `Keeping it: ${storage}`,
  ];
  return parts.filter((part) => part !== "").join(" ");
};
