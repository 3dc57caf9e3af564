import type { Allergen, Diet } from "@meal/domain/chef/vocabulary";
import { ALLERGEN_FACTS } from "../diets/allergens.ts";
import { inSentence } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";

/** Who tells what a name sounds like; both remember their answers. */
export type NameJudges = {
  readonly fitsDiet: (diet: Diet, name: string) => boolean;
  readonly allergensSaid: (name: string) => readonly Allergen[];
};

/** What a dish is called that was made to fit a diet and whose name alone would not tell. */
const DIET_WORDS: Partial<Record<Diet, string>> = {
  vegetarian: "Vegetarian",
  vegan: "Vegan",
  keto: "Keto",
  paleo: "Paleo",
  "gluten-free": "Gluten-free",
  "dairy-free": "Dairy-free",
  "nut-free": "Nut-free",
  halal: "Halal",
  kosher: "Kosher",
  whole30: "Grain-free",
};

/** What was in a dish, and what is. */
type FoodsOfChange = { readonly before: readonly Food[]; readonly after: readonly Food[] };

const OF_GRAIN = new Set(["grain", "bread", "pasta"]);

const isGrain = ({ kind, tags }: Food): boolean =>
  OF_GRAIN.has(kind) || tags.includes("grain") || tags.includes("refined-grain");

const isOfMilk = ({ id, tags }: Food): boolean => tags.includes("dairy") || id === "ghee";

/** A soup that lost its cream was free of grain before, and so was a relish that lost its sugar. */
const wordFor = (diet: Diet, { before, after }: FoodsOfChange): string | undefined => {
  if (diet !== "whole30" || before.some(isGrain)) return DIET_WORDS[diet];
  return before.some(isOfMilk) && !after.some(isOfMilk) ? DIET_WORDS["dairy-free"] : "Whole30";
};

const allergensIn = (foods: readonly Food[]): ReadonlySet<Allergen> =>
  new Set(foods.flatMap((food) => food.allergens));

const isCrumbs = ({ id }: Food): boolean => /^breadcrumbs|^panko/.test(id);

/** A bruschetta speaks of bread to everybody, and a Kyiv of its crumbs, whatever the name says: what they were made of wants the word. */
const allergensOfBread = ({ before, after }: FoodsOfChange): readonly Allergen[] =>
  before.flatMap((food) =>
    (food.kind === "bread" || food.kind === "pasta" || isCrumbs(food)) && !after.includes(food)
      ? food.allergens
      : [],
  );

const WITHOUT_CRUMBS: ReadonlySet<Diet> = new Set(["keto", "paleo", "whole30"]);

const soundsOfCrumbs = (diet: Diet, { before, after }: FoodsOfChange): boolean =>
  WITHOUT_CRUMBS.has(diet) && before.some((food) => isCrumbs(food) && !after.includes(food));

/** "Gluten-free, dairy-free meatball sub". */
const withWord = (word: string, name: string): string => {
  if (name.startsWith(word)) return name;
  const [, free, rest] = word.endsWith("-free") ? (/^(\p{Lu}[\p{L}-]*-free) (.+)$/u.exec(name) ?? []) : [];
  return free === undefined ? `${word} ${inSentence(name)}` : `${free}, ${word.toLowerCase()} ${rest ?? ""}`;
};

/** Who they are for, besides those who may not eat the allergen at all: wheat is no friend of a low-FODMAP table. */
const ALSO_FREE_FROM: Partial<Record<Diet, readonly Allergen[]>> = { "low-fodmap": ["gluten", "milk"] };

/**
 * The name for a changed dish: where it still sounds like what may not be eaten, a word in front says that it is not,
 * to those who asked. "Gluten-free" is nothing to somebody who eats bread.
 * Null where no word would help: soy rice without soy is no dish.
 */
export const honestName = (
  judges: NameJudges,
  name: string,
  diet: Diet,
  foods: FoodsOfChange,
  isAvoided: (allergen: Allergen) => boolean,
): string | null => {
  const dietWord = wordFor(diet, foods);
  if (dietWord !== undefined && (!judges.fitsDiet(diet, name) || soundsOfCrumbs(diet, foods)))
    return withWord(dietWord, name);
  const still = allergensIn(foods.after);
  const lost = [...allergensIn(foods.before)].filter((allergen) => !still.has(allergen));
  if (lost.length === 0) return name;
  const isLost = (allergen: Allergen): boolean => lost.includes(allergen);
  const said = judges.allergensSaid(name).filter(isLost);
  if (said.some((allergen) => ALLERGEN_FACTS[allergen].label === null)) return null;
  const isAsked = (allergen: Allergen): boolean =>
    isAvoided(allergen) || ALSO_FREE_FROM[diet]?.includes(allergen) === true;
  const first = [...said, ...allergensOfBread(foods).filter(isLost)].find(isAsked);
  const word = first === undefined ? null : ALLERGEN_FACTS[first].label;
  return word === null ? name : withWord(word, name);
};
