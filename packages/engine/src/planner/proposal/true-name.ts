import type { Diet } from "@meal/domain/chef/vocabulary";
import { DIET_RULES } from "../../diets/diet-rules.ts";
import { LABELS } from "../../diets/free-from.ts";
import { capitalise } from "../../dishes/rename.ts";
import type { Food } from "../../foods/food.ts";

/** Names of diets that a dish may carry only when every food in it fits. */
const DIET_CLAIMS: readonly (readonly [RegExp, Diet])[] = [
  [/\bketo(?:genic)?(?:[- ]friendly)?\b/gi, "keto"],
  [/\bpaleo(?:[- ]friendly)?\b/gi, "paleo"],
  [/\bwhole ?30\b/gi, "whole30"],
  [/\bhalal\b/gi, "halal"],
  [/\bkosher\b/gi, "kosher"],
  [/\bpescatarian\b/gi, "pescatarian"],
  [/\blow[- ]fodmap\b/gi, "low-fodmap"],
  [/\blow[- ]sodium\b/gi, "low-sodium"],
  [/\b(?:diabetic|diabetes)[- ]friendly\b/gi, "diabetic-friendly"],
];

const CLAIMS: readonly { readonly words: RegExp; readonly isTrueOf: (food: Food) => boolean }[] = [
  ...LABELS.map(({ words, tags, allergens }) => ({
    words,
    isTrueOf: (food: Food) =>
      !tags.some((tag) => food.tags.includes(tag)) &&
      !allergens.some((allergen) => food.allergens.includes(allergen)),
  })),
  ...DIET_CLAIMS.map(([words, diet]) => ({
    words,
    isTrueOf: (food: Food) => DIET_RULES[diet].forbids(food) === null,
  })),
];

/** The text without every claim ("vegan", "gluten-free") that one of the foods gives the lie. */
export const withoutLies = (text: string, foods: readonly Food[]): string => {
  let honest = text;
  for (const { words, isTrueOf } of CLAIMS) {
    if (!foods.every(isTrueOf)) honest = honest.replace(words, " ");
  }
  if (honest === text) return text;
  const tidy = honest
    .replaceAll(/\(\s*\)/g, " ")
    .replaceAll(/\s+([,.;)])/g, "$1")
    .replaceAll(/\s+/g, " ")
    .replace(/^[\s,;&-]+|[\s,;&-]+$/g, "");
  return capitalise(tidy);
};
