import { CUISINES, DIETS, type Cuisine, type Diet } from "@meal/domain/chef/vocabulary";
import { type Allergies, readAllergies } from "../diets/read-allergies.ts";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { type DishFact, factIn } from "./dish-facts.ts";
import type { Dish } from "../dishes/dish.ts";
import type { Food } from "../foods/food.ts";
import { plainWords } from "../foods/plain-words.ts";
import { readFoods, type NamedFood } from "./read-foods.ts";
import type { Kitchen } from "./kitchen.ts";
import { PATTERNS, type Pattern } from "./pattern.ts";
import presets from "./presets.json" with { type: "json" };
import { slotsOf } from "./slots.ts";
import words from "./words.json" with { type: "json" };

/** What is asked for in words, and by whom: their diet and allergies bind, whatever the words say. */
export type RecipeWish = {
  readonly recipeName: string;
  readonly backgroundStory: string;
  readonly ingredients: readonly string[];
  readonly diet: string;
  readonly allergies: readonly string[];
};

/** What somebody who types a recipe name asks for. */
export type Wish = {
  /** The dish of the cookbook that has this very name. */
  readonly called: Dish | null;
  /** The dish that the words name, where the cookbook does not have it and its foods are known all the same. */
  readonly fact: DishFact | null;
  /** The words without what they say of diets, servings and what to leave out. */
  readonly plainText: string;
  readonly diets: readonly Diet[];
  readonly servings: number | null;
  readonly cuisine: Cuisine | null;
  readonly pattern: Pattern | null;
  readonly patternWords: string;
  readonly named: readonly NamedFood[];
  readonly atHand: readonly Food[];
  readonly flavours: readonly Food[];
  readonly isFrozen: boolean;
  readonly isAllowed: (food: Food) => boolean;
};

const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const PRESETS: Readonly<Record<string, readonly string[]>> = presets;
const MOST_TEXT = 1000;
const MOST_SERVINGS = 24;

const holds = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

/** The diets that a text asks for, in the words people use. */
export const readDiets = (text: string): Diet[] => {
  const plain = plainWords(text);
  return DIETS.filter((diet) => {
    const phrases = diet === "none" ? [] : words.diets[diet];
    return phrases.some((phrase) => holds(plain, phrase));
  });
};

/** The words without what they say of diets and of the day: a date night has no dates in it. */
const withoutDiets = (plain: string): string => {
  let rest = ` ${plain} `;
  for (const phrases of [...Object.values(words.diets), words.occasions]) {
    for (const phrase of phrases.toSorted((a, b) => b.length - a.length))
      rest = rest.replaceAll(` ${phrase} `, " ");
  }
  return rest.trim();
};

const LEAVE_OUT =
  /\b(?:without|no(?! (?:bake|knead|churn|cook|fuss)\b)|minus|hold the|allergic to|allergy to|but no|sans)\s+([a-z]+(?: [a-z]+)??)(?=(?: (?:and|or|but|with|please|pls|thanks|for|in|any|because|cause|cos|since|as|i|he|she|they|we|it|my|which|that|what|whats|can|could|should|how|need|ideas?|dinner|lunch|breakfast|tonight|today))|$|\s(?:without|no)\b)/g;
/** Who does not eat it, or hates it, wants it left out as well. */
const DOES_NOT_EAT =
  /\b(?:(?:do|does|will|can) ?(?:nt|not)|wont|cant|cannot|never) (?:really |even )?(?:eat|eats|eating|like|likes|want|wants|have|touch|stand)(?: any)?(?= )|\b(?:hates?|dislikes?|avoids?|avoiding)(?: any)?(?= )/g;
const FREE_FROM = /\b([a-z]+) free\b/g;

/** The words without what they say is to be left out. */
export const withoutLeftOut = (plain: string): string => readWithout(plain).rest;

const readWithout = (plain: string): { readonly without: string[]; readonly rest: string } => {
  const without: string[] = [];
  const note = (_: string, food: string): string => {
    without.push(food.trim() === "sugar" ? "added sugar" : food.trim());
    return " ";
  };
  let rest = plain.replace(DOES_NOT_EAT, "without").replace(LEAVE_OUT, note).replace(FREE_FROM, note);
  if (without.length > 0) rest = rest.replace(/^\s*(?:and|or) [a-z]+$/, note);
  return { without, rest: rest.replace(/\s+/g, " ").trim() };
};

const SERVINGS =
  /\b(?:for|serves|serving|makes) (\d{1,2}|[a-z]+)(?: (?:people|persons|servings?|portions?|of us|guests|kids|adults))?\b|\b(\d{1,2}|[a-z]+) (?:servings|portions|people)\b/g;

const readServings = (plain: string): { readonly servings: number | null; readonly rest: string } => {
  let servings: number | null = null;
  const rest = plain.replace(SERVINGS, (found, first?: string, second?: string) => {
    const word = first ?? second ?? "";
    const number = /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word);
    if (number < 1 || number > MOST_SERVINGS) return found;
    servings = number;
    return " ";
  });
  return { servings, rest: rest.replace(/\s+/g, " ").trim() };
};

const ALONG = / (?:with|and|on|topped|served|over|in|from|using) /;

type PatternFound = { readonly pattern: Pattern; readonly words: string } | null;

const lastPattern = (text: string): PatternFound => {
  let best: { pattern: Pattern; words: string; end: number } | null = null;
  for (const pattern of PATTERNS) {
    for (const phrase of pattern.words) {
      const at = ` ${text} `.lastIndexOf(` ${phrase} `);
      const end = at + phrase.length;
      const isBetter =
        best === null || end > best.end || (end === best.end && phrase.length > best.words.length);
      if (at >= 0 && isBetter) best = { pattern, words: phrase, end };
    }
  }
  return best;
};

const readPattern = (text: string): PatternFound => {
  const whole = lastPattern(text);
  if (whole !== null && ALONG.test(` ${whole.words} `)) return whole;
  // "Chicken with cream sauce" is no sauce.
  return lastPattern(text.split(ALONG)[0] ?? text) ?? (whole?.pattern.id === "dip" ? null : whole);
};

const readCuisine = (plain: string): Cuisine | null =>
  CUISINES.find((cuisine) => words.cuisines[cuisine].some((phrase) => holds(plain, phrase))) ?? null;

const flavoursIn = (kitchen: Kitchen, plain: string, named: readonly NamedFood[]): Food[] =>
  Object.entries(words.flavours).flatMap(([word, id]) => {
    const isSaid = named.some(({ words: said }) => holds(said, word));
    return holds(plain, word) && !isSaid ? (kitchen.foods.byId(id) ?? []) : [];
  });

const MEAT_KINDS = new Set(["meat", "poultry", "fish", "shellfish"]);
const STANDS_FOR_MEAT = /mushroom|eggplant|cauliflower|jackfruit/;

/** The foods that a known name implies, where its words do not name them: bolognese is made with beef. */
const presetFoods = (
  kitchen: Kitchen,
  plain: string,
  named: readonly NamedFood[],
  isAllowed: (food: Food) => boolean,
): NamedFood[] => {
  const phrase = Object.keys(presets)
    .filter((one) => holds(plain, one))
    .toSorted((a, b) => b.length - a.length)[0];
  const ids = phrase === undefined ? [] : (PRESETS[phrase] ?? []);
  const hasMain = named.some(
    ({ food }) => STANDS_FOR_MEAT.test(food.id) || (slotsOf(food)[0] === "protein" && food.kind !== "egg"),
  );
  return ids.flatMap((id) => {
    const food = kitchen.foods.byId(id);
    const isThere = named.some((one) => one.food.id.split("-")[0] === id.split("-")[0]);
    if (food === undefined || isThere || !isAllowed(food)) return [];
    return hasMain && slotsOf(food)[0] === "protein" ? [] : [{ food, words: "" }];
  });
};

/** What belongs into a dish that is known by its facts; a main food that the words name takes the place of its own. */
const factFoods = (kitchen: Kitchen, fact: DishFact, named: readonly NamedFood[]): NamedFood[] => {
  const foods = fact.foodIds.flatMap((id) => kitchen.foods.byId(id) ?? []);
  const hasMain = named.some(({ food }) => MEAT_KINDS.has(food.kind));
  return foods.filter((food) => !hasMain || !MEAT_KINDS.has(food.kind)).map((food) => ({ food, words: "" }));
};

/** A black pudding is a sausage, and no pudding. */
const isMeatSo = (kitchen: Kitchen, plain: string, found: PatternFound): boolean => {
  const match = found?.pattern.category === "dessert" ? kitchen.foods.find(plain) : null;
  return match !== null && match.score >= 0.999 && MEAT_KINDS.has(match.food.kind);
};

const besideFact = (plain: string, fact: DishFact): string =>
  ` ${plain} `.replace(` ${fact.name} `, " ").trim();

/** What makes another dish of the one that stands before it: a suya burger is no suya. */
const IS_ANOTHER_DISH = new Set(
  "burger tacos burrito sandwich pizza pasta nachos toast omelette quiche lasagna smoothie".split(" "),
);

const factMeant = (plain: string): DishFact | null => {
  const fact = factIn(plain);
  const other = fact === null ? undefined : readPattern(besideFact(plain, fact))?.pattern.id;
  return other !== undefined && other !== fact?.pattern.id && IS_ANOTHER_DISH.has(other) ? null : fact;
};

/** Protein as a word before something sweet means the powder; before a plate or a salad it is praise. */
const POWDER_GOES_INTO = new Set(
  "pancakes loaf cake cookies brownies smoothie porridge overnight granola mousse fruit-salad hot-drink french-toast".split(
    " ",
  ),
);
const PROTEIN_POWDERS = ["whey-protein", "pea-protein-powder"];

const powderIn = (
  kitchen: Kitchen,
  plain: string,
  pattern: Pattern | null,
  isAllowed: (food: Food) => boolean,
): NamedFood[] => {
  if (!holds(plain, "protein") || pattern === null || !POWDER_GOES_INTO.has(pattern.id)) return [];
  const food = PROTEIN_POWDERS.flatMap((id) => kitchen.foods.byId(id) ?? []).find(isAllowed);
  return food === undefined ? [] : [{ food, words: "protein" }];
};

/** "Vegetable lasagna" is meant without meat. */
const isOfVegetables = (plain: string, named: readonly NamedFood[]): boolean =>
  /\b(?:vegetables?|veg)\b/.test(plain) && !named.some(({ food }) => MEAT_KINDS.has(food.kind));

const onceEach = (foods: readonly NamedFood[]): NamedFood[] =>
  foods.filter(({ food }, at) => foods.findIndex((one) => one.food.id === food.id) === at);

/** Whether somebody who eats by these diets, and not these foods, may eat a food. */
const allowing =
  (diets: readonly Diet[], allergies: Allergies | null) =>
  (food: Food): boolean =>
    diets.every((diet) => DIET_RULES[diet].forbids(food) === null) &&
    (allergies === null || allergies.forbids(food) === null);

/** Reads a recipe's free-text name, the story around it, the foods at hand and the eater's own rules into a wish. */
export const readWish = (
  kitchen: Kitchen,
  { recipeName, backgroundStory, ingredients, diet, allergies }: RecipeWish,
): Wish => {
  const plain = plainWords(recipeName.slice(0, MOST_TEXT));
  const story = plainWords(backgroundStory.slice(0, MOST_TEXT));
  const cut = readServings(withoutDiets(plain));
  const { without, rest } = readWithout(cut.rest);
  const storyWithout = readWithout(withoutDiets(story)).without;
  const called = kitchen.dishCalled(plain) ?? kitchen.dishCalled(rest) ?? null;
  const fact = called === null ? (factMeant(rest) ?? factMeant(plain)) : null;
  const beside = fact === null ? rest : besideFact(rest, fact);
  const kind = fact === null ? readPattern(rest) : { pattern: fact.pattern, words: fact.name };
  const found = isMeatSo(kitchen, rest, kind) ? null : kind;
  const spoken = readFoods(kitchen, beside, fact === null ? (found?.words ?? "") : "");
  const meatless: Diet[] = isOfVegetables(plain, spoken) ? ["vegetarian"] : [];
  const own = DIETS.filter((one) => one === diet && one !== "none");
  const diets = [...new Set([...own, ...readDiets(plain), ...readDiets(story), ...meatless])];
  const all = [...without, ...storyWithout, ...allergies];
  const isAllowed = allowing(diets, all.length === 0 ? null : readAllergies(kitchen.foods, all));
  return {
    called,
    fact,
    plainText: rest,
    diets,
    servings: cut.servings ?? readServings(story).servings,
    cuisine: readCuisine(plain) ?? found?.pattern.cuisine ?? null,
    pattern: found?.pattern ?? null,
    patternWords: found?.words ?? "",
    named: onceEach([
      ...spoken,
      ...(fact === null ? presetFoods(kitchen, rest, spoken, isAllowed) : factFoods(kitchen, fact, spoken)),
      ...powderIn(kitchen, rest, found?.pattern ?? null, isAllowed),
    ]),
    atHand: ingredients.slice(0, 40).flatMap((text) => {
      const match = kitchen.foods.find(text);
      return match !== null && match.score >= 0.7 ? [match.food] : [];
    }),
    flavours: flavoursIn(kitchen, beside, spoken),
    isFrozen: /\b(sorbet|popsicles?|nice cream|ice cream|gelato|granita|frozen)\b/.test(rest),
    isAllowed,
  };
};
