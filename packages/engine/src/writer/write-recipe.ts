import { listed } from "../dishes/listed.ts";
import type { RecipeAnswer } from "@meal/domain/chef/chef-port";
import type { Food } from "../foods/food.ts";
import { composeDish, type WrittenDish } from "./compose.ts";
import { foodTokens } from "../foods/food-words.ts";
import { plainWords } from "../foods/plain-words.ts";
import { seedOf } from "../planner/random.ts";
import type { Dish } from "../dishes/dish.ts";
import { adaptedFor, dishNamedWith, fromCookbook, withOtherMain } from "./from-cookbook.ts";
import type { Kitchen } from "./kitchen.ts";
import { type Pattern, patternOf } from "./pattern.ts";
import { isMended } from "./read-foods.ts";
import { readWish, type RecipeWish, type Wish } from "./read-wish.ts";
import { readyFood, withReady } from "./ready-foods.ts";
import { recipeDetailsOf } from "./recipe-details.ts";
import type { DishFact } from "./dish-facts.ts";
import { saidName } from "./fill-pattern.ts";
import { unreadWords } from "./unread-words.ts";
import words from "./words.json" with { type: "json" };

const notFood = new Set(words.notFood.split(" "));

const isSweetOnly = (foods: readonly Food[]): boolean =>
  foods.every(
    ({ kind, tags }) => ["fruit", "sweet", "nut", "drink"].includes(kind) && !tags.includes("starchy"),
  );

const PROTEINS = new Set(["meat", "poultry", "fish", "shellfish", "legume", "substitute"]);

/** The kind of dish that foods alone suggest. */
const guessPattern = (foods: readonly Food[]): Pattern => {
  const kinds = new Set(foods.map(({ kind }) => kind));
  if (foods.length > 0 && isSweetOnly(foods)) return patternOf(foods.length > 2 ? "smoothie" : "fruit-salad");
  if (kinds.has("pasta")) return patternOf("pasta");
  if (kinds.has("grain")) return patternOf("bowl");
  if (foods.some(({ kind }) => PROTEINS.has(kind))) return patternOf("skillet");
  if (kinds.has("egg")) return patternOf("omelette");
  if (kinds.has("bread")) return patternOf("toast");
  return patternOf(kinds.has("vegetable") ? "roast-vegetables" : "skillet");
};

const SWEET = new Set(["dessert", "breakfast"]);

/** Someone who eats nothing cooked gets the cold dish nearest to the one named. */
const coldFor = (pattern: Pattern): Pattern => {
  if (["salad", "smoothie", "fruit-salad", "overnight"].includes(pattern.id)) return pattern;
  return patternOf(SWEET.has(pattern.category) ? "fruit-salad" : "salad");
};

const compositeIn = (kitchen: Kitchen, wish: Wish): Food | null => {
  if (wish.plainText.split(" ").some((word) => isMended(kitchen, word))) return null;
  const match = kitchen.foods.find(wish.plainText, { asEaten: true });
  return match !== null && match.score >= 0.85 ? match.food : null;
};

/** Whether a dish has every food that the words name: plain oatmeal is no apple cinnamon oatmeal. */
const hasNamedFoods = (kitchen: Kitchen, dish: Dish, plainText: string): boolean => {
  const has = dish.ingredients.flatMap(({ foodId }) => kitchen.foods.byId(foodId)?.name ?? []);
  const said = new Set(foodTokens([dish.name, ...dish.knownAs, ...has].join(" ")));
  return foodTokens(plainText).every((word) => {
    const match = said.has(word) ? null : kitchen.foods.find(word);
    return match === null || match.score < 0.999 || match.food.tags.includes("composite");
  });
};

/** A dish that the food table knows by more names than the cookbook does. */
const calledLike = (kitchen: Kitchen, wish: Wish, { name, aliases }: Food): WrittenDish | null => {
  const dish = [name, ...aliases].map((one) => kitchen.dishCalled(one)).find((one) => one !== undefined);
  return dish === undefined || !hasNamedFoods(kitchen, dish, wish.plainText)
    ? null
    : adaptedFor(kitchen, wish, dish);
};

const OCCASIONS: readonly (readonly [RegExp, Dish["slots"][number]])[] = [
  [/\b(?:breakfast|brunch)\b/, "breakfast"],
  [/\blunch\b/, "lunch"],
  [/\b(?:dinner|supper|meal|something|dish)\b/, "dinner"],
  [/\b(?:snack|dessert)\b/, "snack"],
];
const CHOICES = 12;

/** One of these dishes as the rules allow it, the same for the same words; rather one that stays as it is. */
const oneOf = (
  kitchen: Kitchen,
  wish: Wish,
  recipeName: string,
  isMeant: (dish: Dish) => boolean,
): WrittenDish | null => {
  const inTurn = kitchen.planner.corpus.dishes
    .filter(isMeant)
    .toSorted((a, b) => seedOf(a.id + recipeName) - seedOf(b.id + recipeName));
  const fits: WrittenDish[] = [];
  for (const dish of inTurn) {
    const fit = adaptedFor(kitchen, wish, dish);
    if (fit?.remarks.length === 1) return fit;
    if (fit !== null) fits.push(fit);
    if (fits.length === CHOICES) break;
  }
  return fits[0] ?? null;
};

/** A dish for somebody who names only the occasion: "carnivore breakfast". */
const forOccasion = (kitchen: Kitchen, wish: Wish, recipeName: string): WrittenDish | null => {
  const slot = OCCASIONS.find(([words_]) => words_.test(plainWords(recipeName)))?.[1];
  return slot === undefined ? null : oneOf(kitchen, wish, recipeName, ({ slots }) => slots.includes(slot));
};

const SPIRIT: readonly (readonly [string, string])[] = [
  ["beef", "beef"],
  ["lamb", "lamb-leg"],
  ["pork", "pork-tenderloin"],
  ["poultry", "chicken-thigh"],
  ["fish", "cod"],
  ["shellfish", "shrimp"],
  ["soy", "tofu-firm"],
];

const SPIRIT_PATTERNS: Readonly<Record<string, string>> = {
  soup: "soup",
  dessert: "cake",
  drink: "cooler",
};
const HOT_DRINK = /latte|coffee|mocha|cappuccino|tea\b|cocoa|toddy|eggnog|hot /;

/** A dish that the table knows only by its figures: a simple one in its spirit, and said so. */
const inSpirit = (kitchen: Kitchen, wish: Wish, food: Food, recipeName: string): WrittenDish => {
  const main = SPIRIT.find(([tag]) => food.tags.some((one) => one === tag))?.[1];
  const named =
    main === undefined
      ? []
      : [kitchen.foods.byId(main)].flatMap((one) => (one === undefined ? [] : [{ food: one, words: main }]));
  const isHotDrink = food.kind === "drink" && HOT_DRINK.test(food.name);
  const pattern = patternOf(isHotDrink ? "hot-drink" : (SPIRIT_PATTERNS[food.kind] ?? "skillet"));
  const written = composeDish(kitchen, { ...wish, named: [...named, ...wish.named] }, pattern, recipeName);
  const remark = `I know what is in ${food.name} but have no recipe for it; this is a simple ${pattern.title} in its spirit.`;
  return { ...written, remarks: [remark, ...written.remarks] };
};

/** A name with words that nobody here knows is a dish of its own somewhere: what is written for it only comes near. */
const saidToBeNear = (written: WrittenDish, pattern: Pattern, recipeName: string): WrittenDish => {
  const remark = `I know no recipe called "${recipeName.trim().slice(0, 60)}"; this is a simple ${pattern.title} in its spirit.`;
  return { ...written, remarks: [remark, ...written.remarks] };
};

/** A dish that the cookbook does not have, made of what belongs into it. */
const fromFact = (kitchen: Kitchen, wish: Wish, fact: DishFact, recipeName: string): WrittenDish => {
  const written = composeDish(kitchen, wish, fact.pattern, recipeName);
  const has = wish.named.flatMap(({ food }) =>
    written.dish.ingredients.some(({ foodId }) => foodId === food.id) ? [saidName(food)] : [],
  );
  const remark = `The cookbook has no ${fact.name}; this is written from what belongs into it: ${listed(has)}.`;
  const told = { ...written, remarks: [remark, ...written.remarks] };
  return fact.isNear || unreadWords(wish).length > 0 ? saidToBeNear(told, fact.pattern, recipeName) : told;
};

/** Words that are mostly praise, and yet name a food that the dish must have: an egg cream without cream is none. */
const FOODS_IN_PRAISE = ["cream", "chocolate", "ice", "protein", "cheese"];

const hasLost = ({ foods }: Kitchen, wish: Wish, { ingredients }: Dish): boolean => {
  const there = ingredients.flatMap(({ foodId }) => [foodId, foods.byId(foodId)?.name ?? ""]).join(" ");
  const named = there.replaceAll("-", " ").replaceAll("cocoa", "chocolate");
  const isThere = new Set([...foodTokens(named), ...foodTokens(wish.patternWords)]);
  const said = new Set(foodTokens(wish.plainText));
  const isLost = (word: string): boolean => said.has(word) && !isThere.has(word);
  return wish.diets.length === 0 && FOODS_IN_PRAISE.some(isLost) && !wish.isFrozen;
};

/** A sauce that is not in the book would be a dip of chickpeas under its name. */
const IS_A_SAUCE = /^(?:sauce|dressing|gravy)$/;

/** A name longer than this is a story, whose words stay as they are. */
const MOST_MENDED = 200;

const FILLING = new Set(["base", "protein", "vegetable", "fruit", "dairy"]);
const LEAST_FILLING_GRAMS = 10;

/** A diet may leave nothing of a kind of dish: a soup of fat, water and salt is none, but a drink may be all water. */
const isEmptyPot = ({ form, ingredients, servings }: Dish): boolean =>
  form !== "glass" &&
  ingredients.filter(({ role }) => FILLING.has(role)).reduce((sum, { grams }) => sum + grams, 0) <=
    LEAST_FILLING_GRAMS * servings;

/** Who asked for a dessert gets another dessert, where the rules leave one. */
const insteadOfEmpty = (
  kitchen: Kitchen,
  wish: Wish,
  { empty, pattern }: { readonly empty: WrittenDish; readonly pattern: Pattern },
  recipeName: string,
): WrittenDish => {
  const other =
    oneOf(kitchen, wish, recipeName, (dish) => dish.category === pattern.category && dish.slots.length > 0) ??
    oneOf(kitchen, wish, recipeName, ({ slots }) => slots.includes("dinner"));
  if (other === null) return empty;
  const name = recipeName.trim().slice(0, 60);
  const free = { ...wish, diets: [], isAllowed: () => true };
  // Some kinds of dishes are nothing without the foods that a name of theirs says: then it was nobody's choice.
  const remark = isEmptyPot(composeDish(kitchen, free, pattern, recipeName).dish)
    ? `I have no recipe for "${name}"; here is another dish from the cookbook.`
    : `Your choices leave nothing of "${name}"; this dish from the cookbook keeps the same rules.`;
  return { ...other, remarks: [remark, ...other.remarks] };
};

/** The dish that a wish means: from the cookbook, composed by its kind, or null where it names nothing to eat. */
const dishFor = (kitchen: Kitchen, wish: Wish, recipeName: string): WrittenDish | null => {
  const plain = wish.plainText.split(" ");
  const called = wish.called === null ? null : fromCookbook(kitchen, wish);
  if (called !== null) return called;
  if (plain.some((word) => notFood.has(word)) && wish.pattern === null) return null;
  if (plain.some((word) => notFood.has(word)) && wish.named.length === 0) return null;
  if (wish.fact !== null) return fromFact(kitchen, wish, wish.fact, recipeName);
  const ready = readyFood(kitchen, wish);
  const having = ready === null ? null : withReady(kitchen, wish, ready);
  if (having !== null) return having;
  const isUnread = unreadWords(wish).length > 0 || ready !== null || IS_A_SAUCE.test(wish.patternWords);
  const known =
    withOtherMain(kitchen, wish) ??
    fromCookbook(kitchen, wish) ??
    (isUnread ? dishNamedWith(kitchen, wish) : null);
  if (known !== null) return known;
  const isRaw = wish.diets.includes("raw");
  const isNamed = wish.named.length > 0 || wish.flavours.length > 0;
  if (wish.pattern === null && !isNamed) {
    const composite = compositeIn(kitchen, wish);
    if (composite === null) return forOccasion(kitchen, wish, recipeName);
    const sameDish = calledLike(kitchen, wish, composite);
    if (sameDish !== null) return sameDish;
    return inSpirit(kitchen, wish, composite, recipeName);
  }
  const pattern = wish.pattern ?? guessPattern(wish.named.map(({ food }) => food));
  const composed = composeDish(kitchen, wish, isRaw ? coldFor(pattern) : pattern, recipeName);
  if (isEmptyPot(composed.dish)) {
    return insteadOfEmpty(kitchen, wish, { empty: composed, pattern }, recipeName);
  }
  return isUnread || hasLost(kitchen, wish, composed.dish)
    ? saidToBeNear(composed, pattern, recipeName)
    : composed;
};

/**
 * The wish as it was meant, and how it was read: with its misspelt words mended where a dish of the cookbook is called
 * so, or where fewer words stay that nobody knows.
 */
const readMeant = (
  kitchen: Kitchen,
  input: RecipeWish,
): { readonly wish: Wish; readonly readAs: string[] } => {
  const wish = readWish(kitchen, input);
  if (wish.called !== null || wish.fact !== null) return { wish, readAs: [] };
  const recipeName = kitchen.respell(input.recipeName.slice(0, MOST_MENDED));
  if (recipeName === plainWords(input.recipeName)) return { wish, readAs: [] };
  const mended = readWish(kitchen, { ...input, recipeName });
  const isNearer = unreadWords(mended).length < unreadWords(wish).length;
  return mended.called !== null || mended.fact !== null || isNearer
    ? { wish: mended, readAs: [`I read the name as "${recipeName.slice(0, 60)}".`] }
    : { wish, readAs: [] };
};

/** The dish that a name means, for the writer, the painter and the talker. */
export const dishForName = (
  kitchen: Kitchen,
  input: RecipeWish,
): { readonly written: WrittenDish; readonly servings: number } | null => {
  const { wish, readAs } = readMeant(kitchen, input);
  const found = dishFor(kitchen, wish, input.recipeName);
  if (found === null) return null;
  const written = { ...found, remarks: [...found.remarks, ...readAs] };
  return { written, servings: wish.servings ?? written.dish.servings };
};

const refusal = (recipeName: string): string => {
  const name = recipeName.trim().slice(0, 60);
  if (plainWords(name) === "")
    return 'Tell me what you would like to cook, in words: for example "lentil soup" or "chicken tacos with mango".';
  return `I can only write recipes, and I don't recognize any food in "${name}". Name a dish or its main food, for example "lentil soup" or "chicken tacos with mango".`;
};

/** Writes a recipe for any name that people type. A thing that is not food is answered kindly. */
export const writeRecipe = (kitchen: Kitchen, input: RecipeWish): RecipeAnswer => {
  const found = dishForName(kitchen, input);
  if (found === null) return { kind: "not-food", message: refusal(input.recipeName) };
  const { dish, remarks } = found.written;
  return { kind: "recipe", recipeDetails: recipeDetailsOf(kitchen, dish, found.servings, remarks) };
};
