import type { DietFacts } from "./diet-facts.ts";
import type { FoodTag } from "../foods/food.ts";
import { type Forbids, firstOf, hasTag, isKind, isNamed, MEAT_TAGS, noTags, SEA_TAGS } from "./rule-parts.ts";

const noMeat = noTags(MEAT_TAGS, "It comes from a slaughtered animal.");
const noSeafood = noTags(SEA_TAGS, "It comes from a fish or another sea animal.");
const noGelatin = noTags(["gelatin"], "Gelatin is made from skin and bones.");

/** No flesh. Most vegetarians eat cheese made with rennet, so it is left to them; vegans are kept from it. */
export const vegetarian = firstOf(noMeat, noSeafood, noGelatin);
/** Nothing from any animal. */
export const vegan = firstOf(
  vegetarian,
  noTags(["egg"], "Eggs come from an animal."),
  noTags(["dairy", "rennet"], "Milk comes from an animal."),
  noTags(["honey"], "Honey comes from bees."),
);
/** Fish, but no meat. */
export const pescatarian = firstOf(
  noMeat,
  noTags(["gelatin"], "Gelatin is made from skin and bones.", (food) => food.tags.includes("fish")),
);

const PLAIN_MINERAL =
  /^(?:(?:sea|kosher|table|himalayan|pink|rock|black|fine|coarse|iodi[sz]ed|flaky|sparkling|mineral|tap|spring|filtered|cold|hot|ice|soda) )*(?:salts?|water)(?: flakes?)?$/i;
const ANIMAL_FATS = /\b(tallow|lard|suet|ghee|bone broth|gelatine?|collagen|drippings?)\b/i;
const FLESH_KINDS = ["meat", "poultry", "fish", "shellfish", "egg", "dairy"] as const;
const PLANT_KINDS = [
  "vegetable",
  "fruit",
  "nut",
  "seed",
  "dessert",
  "sweet",
  "spice",
  "substitute",
  "grain",
] as const;
const PLANT_TAGS = [
  "grain",
  "refined-grain",
  "pseudograin",
  "legume",
  "soy",
  "peanut",
  "nut",
  "starchy",
  "nightshade",
  "added-sugar",
  "seed-oil",
  "alcohol",
  "honey",
] as const;

const isOfAnimals = (food: DietFacts): boolean =>
  isKind(food, ...FLESH_KINDS) ||
  isNamed(food, ANIMAL_FATS) ||
  hasTag(food, [...MEAT_TAGS, ...SEA_TAGS, "egg", "dairy", "gelatin"]) !== undefined;

/** Only what comes from animals, with salt and water. */
export const carnivore: Forbids = (food) => {
  if (isNamed(food, PLAIN_MINERAL)) return null;
  const isPlant =
    (hasTag(food, PLANT_TAGS) !== undefined && !food.tags.includes("processed-meat")) ||
    isNamed(food, /\b(?:avocado|olive|coconut|seed|soybean|vegetable|herb)\b/i);
  return isOfAnimals(food) && !isPlant && !isKind(food, ...PLANT_KINDS) ? null : "Only food from animals.";
};

const COOKED_BEFORE: readonly FoodTag[] = [...MEAT_TAGS, "processed-meat", "egg", "grain", "legume"];
const isHeated =
  /\b(cooked|boiled|grilled|roast(?:ed)?|baked|fried|steamed|toasted?|canned|tinned|pasteuri[sz]ed|smoked|braised|stewed|poached|scrambled)\b/i;
/** Only what has never been heated. */
export const raw: Forbids = (food) => {
  if (isHeated.test(food.name)) return "It has been heated.";
  // "Sausage and peppers" have peppers in them, which alone would do.
  const isWithMore = food.per100g === null && hasTag(food, COOKED_BEFORE) !== undefined;
  if (
    (food.tags.includes("raw-ok") && !isWithMore) ||
    isNamed(
      food,
      /\b(raw|cold[- ]pressed|fresh(?:ly)?[- ](?:squeezed|pressed)|sprout\w*)\b|\bjuice \(fresh\)|^(?:(?:spring|mineral|tap|filtered|sparkling|coconut) )?water$/i,
    )
  )
    return null;
  return "It is not eaten raw.";
};
