import { leadMinutesOf } from "../steps/lead-minutes.ts";
import { CUISINES, type Cuisine, type Diet } from "@meal/domain/chef/vocabulary";
import type { Extra, Table } from "../corpus/corpus.ts";
import type { AdaptedDish } from "../dishes/adapt-dish.ts";
import type { Dish, IngredientRole } from "../dishes/dish.ts";
import { onceForText } from "../dishes/once-for.ts";
import { PROTEIN_GROUPS, proteinGroupOf } from "../dishes/protein-group.ts";
import type { Food } from "../foods/food.ts";
import { isSeasonal } from "../foods/season.ts";
import { isSpecialty } from "../foods/specialty.ts";
import { isStaple } from "../foods/staples.ts";
import { isAssembled } from "../dishes/is-assembled.ts";
import { splitMinutes } from "../steps/waiting.ts";
import { familiesOf } from "./dish-family.ts";
import { addFood, createFigures, type Figures, KCAL } from "./figures.ts";
import { likenessesOf } from "./likeness.ts";
import { boughtFor } from "./listed.ts";
import { type Heavy, heavyOf } from "./week-heaps.ts";

/** A dish as the search sees it: what one serving brings, and what it is made of. */
export type Component = {
  readonly dish: Dish;
  readonly changes: readonly string[];
  /** Something served as it is beside a dish: an apple, a slice of bread. */
  readonly isExtra: boolean;
  /** For an extra: the tables it belongs on (empty: all) and the diets it is for (empty: all). */
  readonly tables: readonly Table[];
  readonly diets: readonly Diet[];
  /** Null for extras, which belong to every table. */
  readonly cuisine: Cuisine | null;
  /** Place of the cuisine in the list of cuisines, -1 for extras. */
  readonly cuisineNumber: number;
  readonly figures: Figures;
  readonly kcal: number;
  /** How long it keeps its cook busy. */
  readonly handsOnMinutes: number;
  /** From the first cut to the table, what goes on by itself with it. */
  readonly tableMinutes: number;
  /** How long before its meal somebody has to begin: beans soak overnight. */
  readonly leadMinutes: number;
  /** Grams of vegetables, beans and fruit in a serving. */
  readonly greensGrams: number;
  readonly isAssembled: boolean;
  /** Days that it keeps once it is made; what is made in no time is made fresh. */
  readonly keepsDays: number;
  readonly foods: readonly Food[];
  /** Ids of those that a supermarket does not have all year. */
  readonly seasonal: readonly string[];
  /** How many of them take a way to another shop. */
  readonly specialties: number;
  /** Numbers of what has to be bought for it: of a lemon for its juice, and of one rice for each that it may stand in for. */
  readonly bought: readonly number[];
  readonly foodNumbers: readonly number[];
  /** Numbers of the foods that its name speaks of: what it tastes of. */
  readonly flavors: readonly number[];
  /** Of these what one soon has enough of: vegetables, fruits and nut butters. */
  readonly freshFlavors: readonly number[];
  readonly proteinGroup: number;
  /** Rice, pasta, bread, potatoes: one is enough on a plate. */
  readonly isStarchy: boolean;
  /** Place in STARCHES of the one it stands on, -1 where it stands on none. */
  readonly starch: number;
  /** Places among the families of dishes; none where it is like no other. */
  readonly families: readonly number[];
  /** What a week soon has too much of: a serving of it. */
  readonly heavy: readonly Heavy[];
  /** What it is made of and how, two by two: what it has in common with another is the same again. */
  readonly likenesses: readonly number[];
  /** What its name speaks of, in the singular: what is beside it should speak of something else. */
  readonly nouns: readonly string[];
  /** Number of the dish before it was adapted; the same in every pool. */
  readonly dishNumber: number;
};

const STARCH_KINDS = new Set(["grain", "pasta", "bread"]);

const isStarch = (food: Food, grams: number): boolean =>
  grams >= 30 && (STARCH_KINDS.has(food.kind) || food.tags.includes("starchy"));

const GREEN_KINDS: ReadonlySet<string> = new Set(["vegetable", "legume", "fruit"]);

const isGreen = ({ kind, tags }: Food): boolean => GREEN_KINDS.has(kind) && !tags.includes("starchy");

/** An onion in a gravy and the lemon of a chicken are no vegetables. */
const FLAVORING: ReadonlySet<IngredientRole> = new Set(["aromatic", "seasoning", "garnish", "sweetener"]);

/** Nor are the mushrooms of a gravy more than half of one. */
const greenPartOf = ({ id }: Food): number => (id.includes("mushroom") ? 0.5 : 1);

/** What dinners stand on: three of a kind in a week are company, more are a habit. */
export const STARCHES = ["pasta", "bread", "grain", "other"] as const;

const starchOf = (food: Food): number => {
  const known = STARCHES.findIndex((kind) => kind === food.kind);
  return known === -1 ? STARCHES.indexOf("other") : known;
};

/** What a dish stands on, -1 for nothing: the heaviest, but koshari is rice, lentils and one more evening of pasta. */
const starchIn = ({ ingredients, servings }: Dish, { foodOf }: Pick<FoodLookup, "foodOf">): number => {
  const starches = ingredients
    .toSorted((one, other) => other.grams - one.grams)
    .flatMap(({ foodId, grams }) => {
      const food = foodOf(foodId);
      return food !== undefined && isStarch(food, grams / servings) ? [starchOf(food)] : [];
    });
  const pasta = STARCHES.indexOf("pasta");
  return starches.includes(pasta) ? pasta : (starches[0] ?? -1);
};

/** Words of names that say how something is made, or nothing. */
const NO_NOUNS = new Set(
  "with olive warm cold fried roast roasted baked grilled steamed braised boiled stuffed crisp fresh green white black sweet spicy half glass piece handful".split(
    " ",
  ),
);

const nounsOf = onceForText((name): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => (word.length > 3 || word === "egg") && !NO_NOUNS.has(word))
    .map((word) => word.replace(/(?<=o)es$|(?<=[^s])s$/, "")),
);

/** Peanut butter tastes the same from whichever jar. */
const NUT_BUTTER = /(?:peanut|almond|cashew|sunflower)-butter/;

/** And an egg is an egg, however it was boiled. */
const tasteOf = ({ id }: Food): string =>
  NUT_BUTTER.test(id) ? "peanut-butter" : /^egg-(?:boiled|white|yolk)/.test(id) ? "egg" : id;

const isFresh = ({ kind, id }: Food): boolean =>
  kind === "vegetable" || kind === "fruit" || NUT_BUTTER.test(id);

const flavorsOf = (foods: readonly Food[], nouns: readonly string[]): Food[] =>
  foods.filter(({ id, name }) => !isStaple(id) && nounsOf(name).some((noun) => nouns.includes(noun)));

/** What is beside a dish within so many minutes is made fresh for its leftovers, too. */
const MOST_FRESH_EXTRA_MINUTES = 5;
/** Rice, potatoes and pieces of meat keep for 3 days at least. FoodSafety.gov, cold storage chart */
const COOKED_EXTRA_DAYS = 3;

const keepingOfExtra = ({ prepMinutes, cookMinutes }: Dish): number =>
  prepMinutes + cookMinutes <= MOST_FRESH_EXTRA_MINUTES ? Infinity : COOKED_EXTRA_DAYS;

/** What component needs from the table of foods. */
export type FoodLookup = {
  readonly foodOf: (id: string) => Food | undefined;
  readonly numberOf: (id: string) => number;
  /** What is on a long list for a food; null for what a kitchen has anyway. */
  readonly listedFor: (id: string) => string | null;
};

/** An omelet in the morning and a frittata at noon are eggs twice, whatever is in them. */
const withEggs = (flavors: readonly string[], proteinGroup: string): readonly string[] =>
  proteinGroup === "egg" ? [...flavors, "egg"] : flavors;

/** A smoothie in a bowl is the smoothie in a glass again, whatever is in it, a wrap is a wrap, oatmeal is oats, and cocoa is chocolate. */
const SAID: readonly (readonly [name: RegExp, foodId: string])[] = [
  [/smoothie/i, "smoothie"],
  [/\bwrap\b/i, "tortilla-flour"],
  [/\boats\b|oatmeal|porridge|granola|muesli/i, "oats"],
  [/chocolate|cocoa|mocha/i, "dark-chocolate"],
];
const withSaid = (flavors: readonly string[], { name }: Dish): readonly string[] => [
  ...flavors,
  ...SAID.flatMap(([said, foodId]) => (said.test(name) ? [foodId] : [])),
];

/** All that a dish tastes of, each once. */
const tastesOf = (dish: Dish, tasted: readonly Food[], proteinGroup: string): readonly string[] => [
  ...new Set(withSaid(withEggs(tasted.map(tasteOf), proteinGroup), dish)),
];

const heavyIn = ({ ingredients, servings }: Dish, foods: readonly Food[], lookup: FoodLookup): Heavy[] =>
  [...new Set(foods)].flatMap((food) => {
    const grams = ingredients.reduce((sum, it) => sum + (it.foodId === food.id ? it.grams : 0), 0);
    return heavyOf(food, lookup.numberOf(food.id), grams / servings) ?? [];
  });

/** Prepares a dish, adapted or not, for the search. */
export const createComponent = (
  { dish, changes }: AdaptedDish,
  lookup: FoodLookup,
  dishNumber: number,
  extra: Extra | null,
): Component => {
  const sum = createFigures();
  const foods: Food[] = [];
  let greensGrams = 0;
  for (const it of dish.ingredients) {
    const food = lookup.foodOf(it.foodId);
    if (food === undefined) continue;
    foods.push(food);
    addFood(sum, food, it.grams / dish.servings);
    if (isGreen(food) && !FLAVORING.has(it.role))
      greensGrams += (greenPartOf(food) * it.grams) / dish.servings;
  }
  const starch = starchIn(dish, lookup);
  const nouns = nounsOf(dish.name);
  const tasted = flavorsOf(foods, nouns);
  const proteinGroup = proteinGroupOf(dish, lookup.foodOf);
  const families = familiesOf(dish, STARCHES[starch] === "pasta");
  const protein = PROTEIN_GROUPS.indexOf(proteinGroup);
  return {
    tableMinutes: dish.prepMinutes + dish.cookMinutes,
    greensGrams,
    dish,
    changes,
    isExtra: extra !== null,
    tables: extra?.tables ?? [],
    diets: extra?.diets ?? [],
    cuisine: extra !== null ? null : dish.cuisine,
    cuisineNumber: extra !== null ? -1 : CUISINES.indexOf(dish.cuisine),
    figures: sum,
    kcal: sum[KCAL] ?? 0,
    handsOnMinutes: splitMinutes([dish]).handsOnMinutes,
    leadMinutes: leadMinutesOf(dish),
    isAssembled: isAssembled(dish),
    keepsDays: extra === null ? (dish.keeping?.fridgeDays ?? 0) : keepingOfExtra(dish),
    foods,
    seasonal: foods.flatMap(({ id }) => (isSeasonal(id) ? [id] : [])),
    specialties: foods.filter(({ id }) => isSpecialty(id)).length,
    bought: boughtFor(
      foods.map(({ id }) => id),
      lookup,
    ),
    foodNumbers: foods.map((food) => lookup.numberOf(food.id)),
    flavors: tastesOf(dish, tasted, proteinGroup).map((id) => lookup.numberOf(id)),
    freshFlavors: tasted.filter(isFresh).map((food) => lookup.numberOf(tasteOf(food))),
    proteinGroup: protein,
    isStarchy: starch >= 0,
    starch,
    families,
    heavy: heavyIn(dish, foods, lookup),
    likenesses: extra === null ? likenessesOf(dish, foods, protein, families) : [],
    nouns,
    dishNumber,
  };
};
