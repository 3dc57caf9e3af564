import { listed } from "../dishes/listed.ts";
import type { Nutrition } from "@meal/domain/chef/nutrition";
import type { NutritionEstimate } from "@meal/domain/chef/recipes";
import { estimateText } from "../nutrition/estimate-text.ts";
import { capitalise } from "../dishes/rename.ts";
import { withoutLeftOut } from "../writer/read-wish.ts";
import { trackingOf } from "./offers.ts";
import { saysOnly, subjectOf } from "./accounts.ts";
import { foodsIn, type Intent, type Question, type Said, sourceOf, tidy } from "./question.ts";

type Figure = {
  readonly key: keyof Nutrition;
  readonly name: string;
  readonly unit: string;
  readonly words: RegExp;
};

const FIGURES: readonly Figure[] = [
  { key: "saturatedFat", name: "saturated fat", unit: "g", words: /\bsaturated\b/ },
  { key: "protein", name: "protein", unit: "g", words: /\bproteins?\b/ },
  { key: "carbs", name: "carbohydrate", unit: "g", words: /\b(?:carbs?|carbohydrates?|net carbs)\b/ },
  { key: "fiber", name: "fiber", unit: "g", words: /\b(?:fiber|fibre)\b/ },
  { key: "sugars", name: "sugars", unit: "g", words: /\bsugars?\b/ },
  { key: "sodiumMg", name: "sodium", unit: "mg", words: /\b(?:sodium|salt)\b/ },
  { key: "fat", name: "fat", unit: "g", words: /\bfats?\b/ },
  { key: "kcal", name: "energy", unit: "kcal", words: /\b(?:calories?|kcal|energy|cals?)\b/ },
];

/** The figure that a question names; what names none asks for energy. */
export const figureAsked = (plain: string): Figure => figureIn(plain) ?? KCAL;

const figureIn = (plain: string): Figure | null => FIGURES.find(({ words }) => words.test(plain)) ?? null;

const macros = (n: Nutrition): string =>
  `${Math.round(n.kcal)} kcal, ${tidy(n.protein)} g protein, ${tidy(n.carbs)} g carbohydrate, ${tidy(n.fat)} g fat`;

const value = (n: Nutrition, { key, unit }: Figure): string => `${tidy(n[key])} ${unit}`;

const LEAD =
  /^.*?\b(?:calories?|kcal|cals|energy|proteins?|carbs?|carbohydrates?|fats?|fiber|fibre|sugars?|sodium|salt|nutrition(?:al)?(?: values?| facts| info(?:rmation)?)?|macros|nutrients)\b(?:\s+(?:content|values?|facts|are|is|there|do|does))*\s*(?:in|of|for|from|has|have|does|do|with)?\s+/i;
const TAIL = /\b(?:have|has|contain|contains|per serving|bring|please|there)\b.*$/i;

/** The words of the meal in a question: "how many calories in two eggs and toast" → "two eggs and toast". */
export const mealWords = (text: string): string => {
  const bare = text.replace(/[?!.]+\s*$/, "").trim();
  const behind = bare.replace(LEAD, "");
  const ofOwn = /\b(?:does|do|has|have|is|are)\s+(.+?)\s+(?:have|has|contain|got)\b/i.exec(bare)?.[1];
  return (ofOwn ?? behind)
    .replace(TAIL, "")
    .replace(/^(?:are|is|there|in|an?\s+(?=\d)|of|for)\s+/i, "")
    .trim();
};

const basisOf = ({ kitchen }: Question, { items }: NutritionEstimate, figure: Figure): string => {
  const lines = items.slice(0, 6).flatMap(({ foodId }) => {
    const food = kitchen.foods.byId(foodId);
    return food === undefined ? [] : [`${food.name} ${value(food.per100g, figure)} (${sourceOf(food)})`];
  });
  return `Per 100 g: ${lines.join("; ")}.`;
};

const KCAL: Figure = { key: "kcal", name: "energy", unit: "kcal", words: /kcal/ };

export const tellFigure = (question: Question, estimate: NutritionEstimate, figure: Figure): Said => {
  const { items, total } = estimate;
  const parts = items.map(
    ({ name, grams, nutrition }) => `${Math.round(grams)} g ${name}: ${value(nutrition, figure)}`,
  );
  const named = listed(items.map(({ name }) => name));
  const lead =
    figure.key === "kcal"
      ? `${capitalise(named)}: about ${macros(total)}.`
      : `${capitalise(named)}: about ${value(total, figure)} of ${figure.name} (${macros(total)}).`;
  const counted =
    items.length > 1
      ? ` Counted: ${parts.join("; ")}.`
      : ` Counted for ${Math.round(items[0]?.grams ?? 0)} g.`;
  const doubt =
    estimate.understood < 0.6 ? " I had to guess some of the amounts; name them for a better figure." : "";
  const text = `${lead}${counted} ${basisOf(question, estimate, figure)}${doubt}`;
  return { text, offers: [trackingOf(capitalise(named), total)] };
};

/** What somebody says beside the foods when they ask what is in them, or tell what they had. */
const BESIDE_FIGURES = subjectOf(
  ["fib\\w*"],
  "calories kcal cals energy proteins carbs carbohydrates net fats saturated sugars sodium salt nutrition nutritional values facts information macros nutrients content contain total per serving portion glass bowl slice plate mug can bottle handful breakfast lunch dinner supper snack brunch drank drink log track count counted about healthy healthier fattening lean compare lower higher low high fewer",
);
/** Of salt, sugar and fat it is also asked how much is to be used. */
const IS_OF_COOKING =
  /\b(?:why|add\w*|absorb\w*|should|need\w*|put|use|used|using|help\w*|commercial|(?:salt|sugar) for|remove|reduce|too (?:much|many)|when|substitut\w*|replac\w*|instead)\b/;

const ASKS =
  /\b(?:how (?:many|much)|calories?|kcal|cals|nutrition|nutrients|macros|protein|carbs?|carbohydrates?|fat|fiber|fibre|sugars?|sodium|salt)\b/;

const COUNTS_OTHER =
  /\bhow many (?:days|weeks|months|hours|minutes|people|guests|servings|times|pans|pieces|bags|cans|cups|tablespoons|teaspoons)\b|\bhow (?:many|much)\b.*\b(?:for \d+|people|guests|a crowd|a party)\b/;

/** What a food or a meal brings. */
export const tellNutrients: Intent = (question) => {
  if (!ASKS.test(question.plain) || IS_OF_COOKING.test(question.plain)) return null;
  // "How many days ahead" and "no eggs" are about no figure, whatever food is named.
  if (
    (COUNTS_OTHER.test(question.plain) && figureIn(question.plain) === null) ||
    withoutLeftOut(question.plain) !== question.plain
  )
    return null;
  if (!saysOnly(question, BESIDE_FIGURES)) return null;
  const estimate = estimateText(question.kitchen.foods, mealWords(question.text));
  if (estimate.items.length === 0 || estimate.understood < 0.3) return null;
  return tellFigure(question, estimate, figureAsked(question.plain));
};

const ASKS_OTHER_THINGS =
  /\b(?:why|how|whats?|when|which|should|do|does|did|is|are|can|could|wont|cant|isnt|arent|difference|means?)\b/;
/** Somebody who tells of trouble, or of work at the stove, tells of no meal. */
const IS_TROUBLE =
  /\b(?:not|too (?:much|many|\w+)|become\w*|available|convert|forgot|less|turned|went|came|keeps|always|uses|bitter|trouble|greasy|burnt|tips?|buy\w*|nothing|substitut\w*|swaps?|replac\w*|alternatives?|ways?|problems?|safety|prepar\w*)\b|^(?:make|freeze|store|reheat|cooking|making|baking|freezing|storing|preserving|boiling|roasting|microwav(?:e|ing)(?! popcorn| meal| dinner)|substituting|reheating|keeping|using|adding)\b/;
const IS_EATEN = /\b(?:had|ate|eat|eaten|eating|drank|breakfast|lunch|dinner|supper|snack)\b/;

/** A meal without a question: "two eggs and toast". Who asks why potatoes turn gluey asks for no figures. */
export const tellMeal: Intent = (question) => {
  if (ASKS_OTHER_THINGS.test(question.plain) && !IS_EATEN.test(question.plain)) return null;
  if (IS_TROUBLE.test(question.plain) || !saysOnly(question, BESIDE_FIGURES)) return null;
  const estimate = estimateText(question.kitchen.foods, question.text);
  if (estimate.items.length === 0 || estimate.understood < 0.55) return null;
  return tellFigure(question, estimate, figureAsked(question.plain));
};

/** What sets two foods apart is more than their figures, and which is meant for what is another question. */
const IS_OF_KIND = /\bdifference\b|^(?:could|can|should|do|is it|why|how)\b/;
const IS_FOR_DISH =
  /\b(?:better|best|good|use|choose|pick)\b.*\bfor (?!(?:me|you|us|weight|health|my)\b)|\bfor (?!(?:me|you|us|weight|health|my)\b)\w+(?: \w+)? (?:which|what|is better)\b/;
const COMPARES = /\b(?:vs|versus|compare|compared|or|than|difference between)\b/;

/** Two foods side by side, for 100 g each. */
export const compareFoods: Intent = (question) => {
  if (!COMPARES.test(question.plain) || /\binstead\b|\bcontain/.test(question.plain)) return null;
  // Which is better for a curry, and what shall have neither, is no question of figures.
  if (IS_FOR_DISH.test(question.plain) && !ASKS.test(question.plain)) return null;
  if (withoutLeftOut(question.plain) !== question.plain) return null;
  const [one, other] = foodsIn(
    question,
    question.plain.replace(/\b(?:calories|protein|carbs|fat|fiber|fibre|sugar|sodium)\b/g, ""),
    true,
  ).map(({ food }) => food);
  if (one === undefined || other === undefined) return null;
  if (!saysOnly(question, BESIDE_FIGURES) || (IS_OF_KIND.test(question.plain) && !ASKS.test(question.plain)))
    return null;
  const figure = figureAsked(question.plain);
  const difference = one.per100g[figure.key] - other.per100g[figure.key];
  const isEqual = Math.abs(difference) < 0.05 * Math.max(1, one.per100g[figure.key]);
  const [more, less] = difference >= 0 ? [one, other] : [other, one];
  const verdict = isEqual
    ? `${capitalise(one.name)} and ${other.name} have about the same ${figure.name}`
    : `${capitalise(more.name)} has more ${figure.name} than ${less.name}`;
  const both = [one, other].map((food) => `${food.name} ${macros(food.per100g)} (${sourceOf(food)})`);
  return `${verdict}: ${value(more.per100g, figure)} against ${value(less.per100g, figure)} in 100 g. Per 100 g: ${both.join("; ")}.`;
};

const NOT_IN_TABLE =
  /\b(iron|calcium|vitamins?(?: [a-ek]\d*)?|zinc|magnesium|potassium|iodine|omega 3|folate|caffeine|purines?|antioxidants?)\b/;

const NOT_TOLD = subjectOf(
  [NOT_IN_TABLE.source],
  "vitamins minerals nutrients content contain rich source high low per serving daily healthy",
);

/** What a food may well have, and the table does not say. */
export const tellNotInTable: Intent = (question) => {
  const asked = NOT_IN_TABLE.exec(question.plain)?.[1];
  if (asked === undefined || !saysOnly(question, NOT_TOLD)) return null;
  return `I do not know about ${asked}: our food table has energy, protein, carbohydrate, fat, fiber, sugars and sodium, and no other minerals or vitamins.`;
};
