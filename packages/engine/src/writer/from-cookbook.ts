import { CUISINES } from "@meal/domain/chef/vocabulary";
import { DIET_RULES } from "../diets/diet-rules.ts";
import { adaptDish } from "../dishes/adapt-dish.ts";
import type { Dish, DishIngredient } from "../dishes/dish.ts";
import { wordsFor } from "../dishes/find-exchange.ts";
import { capitalise, foodWords, swapWords } from "../dishes/rename.ts";
import type { Food } from "../foods/food.ts";
import { foodTokens } from "../foods/food-words.ts";
import type { WrittenDish } from "./compose.ts";
import { donenessOf, needsCooking } from "./doneness.ts";
import { saidName } from "./fill-pattern.ts";
import type { Kitchen, NamedDish } from "./kitchen.ts";
import type { Wish } from "./read-wish.ts";
import { unreadWords } from "./unread-words.ts";
import { cutFor, flavourGrams, flavourRole, slotsOf } from "./slots.ts";
import words from "./words.json" with { type: "json" };

const noise = new Set(foodTokens(words.notNames));
const tokensOf = (text: string): string[] => foodTokens(text).filter((token) => !noise.has(token));

const isFoodWord = (wish: Wish, token: string): boolean =>
  wish.named.some(({ words: said }) => foodTokens(said).includes(token));

/** What is no name by itself, and yet makes another dish: neither is turnip cake chocolate cake, nor egg cream an egg. */
const TELLING_NOISE = ["chocolate", "vegetable", "cream", "ice", "protein"];

/** What is looked for among the names of the cookbook: the words of a wish, and those of them that make a name. */
type Sought = {
  readonly wish: Wish;
  readonly said: ReadonlySet<string>;
  readonly tokens: readonly string[];
};

/** Whether one of two names has a telling word that the other lacks. */
const isToldApart = (named: NamedDish, { said }: Sought): boolean => {
  // Vegetables and the ice of a drink may be left unsaid, but not be said for nothing.
  return TELLING_NOISE.some((word) =>
    named.core.includes(word) ? !said.has(word) : said.has(word) && !named.tokens.has(word),
  );
};

/** How near a dish's name is to the words: 0 where they mean another dish. */
const nearness = (named: NamedDish, sought: Sought): number => {
  const { wish, tokens } = sought;
  if (isToldApart(named, sought)) return 0;
  const core = named.core.filter((word) => !noise.has(word));
  const needed = core.length > 0 ? core : named.core;
  if (needed.length === 0 || !needed.every((word) => tokens.includes(word))) return 0;
  const cuisine = new Set(foodTokens(words.cuisines[named.dish.cuisine].join(" ")));
  const extra = tokens.filter((token) => !named.tokens.has(token) && !cuisine.has(token));
  if (!extra.every((token) => isFoodWord(wish, token))) return 0;
  // A dish called by nothing but a food ("slow cooker chicken") is no chicken with something else.
  if (extra.length > 0 && needed.every((word) => isFoodWord(wish, word))) return 0;
  const shared = tokens.length - extra.length;
  return (2 * shared) / (tokens.length + named.tokens.size);
};

const PLAIN = new Set(words.plainDishes.split(" "));

/** A name of plain words ("green beans", "meatballs") must be nearly the whole name to mean that dish of the book. */
const leastScore = (named: NamedDish, wish: Wish): number =>
  named.core.every((word) => PLAIN.has(word) || isFoodWord(wish, word)) ? 0.6 : 0.3;

/** The dish of the cookbook that a wish means, or null. */
const dishMeant = (kitchen: Kitchen, wish: Wish): Dish | null => {
  const tokens = tokensOf(wish.plainText);
  if (tokens.length === 0) return null;
  const sought = { wish, said: new Set(foodTokens(wish.plainText)), tokens };
  let best: { named: NamedDish; score: number } | null = null;
  for (const named of kitchen.named) {
    const score = nearness(named, sought);
    if (score > (best?.score ?? leastScore(named, wish))) best = { named, score };
  }
  return best?.named.dish ?? null;
};

const PROTEIN_KINDS = new Set(["meat", "poultry", "fish", "shellfish"]);
const isMain = (food: Food): boolean => PROTEIN_KINDS.has(food.kind) || slotsOf(food)[0] === "protein";

/** Foods that the words ask for and the dish does not have. */
const missingFoods = (kitchen: Kitchen, dish: Dish, wish: Wish): Food[] => {
  const has = dish.ingredients.flatMap((it) => kitchen.foods.byId(it.foodId) ?? []);
  const said = new Set(foodTokens(`${dish.name} ${has.map(({ name }) => name).join(" ")}`));
  return wish.named
    .filter(({ words: text }) => !foodTokens(text).every((token) => said.has(token)))
    .map(({ food }) => food)
    .filter(wish.isAllowed);
};

const added = (food: Food, servings: number): DishIngredient => ({
  foodId: food.id,
  grams: Math.round(flavourGrams(food) * servings),
  measure: "",
  role: flavourRole(food),
  preparation: "",
  isOptional: false,
});

/** What is cooked with the rest; everything else that somebody names is put on the finished dish. */
const COOKED_WITH_IT = new Set(["vegetable", "meat", "poultry", "fish", "shellfish", "legume", "substitute"]);
const SMALL_AS_IT_IS = /^(?:corn|peas?|.*-beans?|chickpeas?|lentils?|spinach|.*-sprouts|ground-.*)$/;

const isCookedWithIt = (food: Food): boolean =>
  food.kind === "egg" || food.kind === "pasta" || COOKED_WITH_IT.has(food.kind);

/** How foods come into a step of cooking, the raw ones until they are safe. */
const addSentence = (foods: readonly Food[]): string => {
  const cut = foods.some(({ id }) => !SMALL_AS_IT_IS.test(id)) ? ", cut to the size of the rest" : "";
  const raw = foods.filter((food) => needsCooking(food) && isMain(food));
  const done =
    raw.length === 0 ? "" : ` Cook ${raw.map(saidName).join(" and ")} ${donenessOf(raw)?.text ?? ""}.`;
  return `Add the ${foods.map(saidName).join(" and ")} here${cut}.${done}`;
};

const OVEN = new Set(["oven", "baking"]);

/** Where something to cook comes in: on the stove, else before the oven, else before it is served. */
const stepToAddTo = ({ steps }: Dish): number => {
  const onStove = steps.findIndex(({ category }) => category === "cooking");
  if (onStove >= 0) return onStove;
  const inOven = steps.findLastIndex(({ category }) => OVEN.has(category));
  return Math.max(0, (inOven >= 0 ? inOven : steps.length - 1) - 1);
};

const withAdded = (dish: Dish, foods: readonly Food[]): Dish => {
  if (foods.length === 0) return dish;
  const cooked = foods.filter(isCookedWithIt);
  const put = foods.filter((food) => !isCookedWithIt(food));
  const last = dish.steps.length - 1;
  const at = stepToAddTo(dish);
  const steps = dish.steps.map((step, which) => ({
    ...step,
    text: [
      step.text,
      ...(which === at && cooked.length > 0 ? [addSentence(cooked)] : []),
      ...(which === last && put.length > 0 ? [`Finish with the ${put.map(saidName).join(" and ")}.`] : []),
    ].join(" "),
  }));
  return {
    ...dish,
    name: `${dish.name} with ${foods.map(saidName).join(" and ")}`.replace(
      / with (.*) with /,
      " with $1 and ",
    ),
    ingredients: [...dish.ingredients, ...foods.map((food) => added(food, dish.servings))],
    steps,
  };
};

/** Bread that a dish has already stands for the bread that is named, as rice does for rice. */
const STANDS_ALREADY = new Set(["bread", "grain"]);

const isThereAlready = (kitchen: Kitchen, dish: Dish, food: Food): boolean =>
  STANDS_ALREADY.has(food.kind) &&
  dish.ingredients.some((it) => kitchen.foods.byId(it.foodId)?.kind === food.kind);

/** The dish with the pasta that is named in the place of its own. */
const withPasta = (kitchen: Kitchen, dish: Dish, said: Food): Dish => {
  const old = dish.ingredients.find((it) => kitchen.foods.byId(it.foodId)?.kind === "pasta");
  const oldFood = old === undefined ? undefined : kitchen.foods.byId(old.foodId);
  if (old === undefined || oldFood === undefined) return withAdded(dish, [said]);
  const say = (text: string): string =>
    swapWords(text, foodWords(wordsFor(oldFood, undefined), []), saidName(said));
  return {
    ...dish,
    name: say(dish.name),
    ingredients: dish.ingredients.map((it) => (it === old ? { ...it, foodId: said.id, measure: "" } : it)),
    steps: dish.steps.map((step) => ({ ...step, text: say(step.text) })),
  };
};

/** A curry has many kinds, a green curry is this one. */
const isOwnName = (dish: Dish, wish: Wish): boolean => {
  const kind = new Set(foodTokens(wish.patternWords));
  const core = foodTokens(dish.name.split(/ (?:with|and) /)[0] ?? "").filter((word) => !kind.has(word));
  return core.length > 0 && core.every((word) => !isFoodWord(wish, word));
};

/** What meat does not take the place of, though it is counted as protein: the nuts in a biryani. */
const STAYS_BESIDE_MEAT = new Set(["egg", "nut", "seed"]);

/** Where a dish is heated until poultry is safe, so is every other meat. */
const POULTRY_IS_SAFE = /\b7[4-9] °C/;

/** The dish with another main food: its words are said instead, and when it is done. */
const withMain = (kitchen: Kitchen, dish: Dish, said: Food): Dish | null => {
  const main = cutFor(said, "skillet", kitchen.foods.byId);
  const old = dish.ingredients.find((it) => {
    const food = kitchen.foods.byId(it.foodId);
    return food !== undefined && it.role === "protein" && !STAYS_BESIDE_MEAT.has(food.kind);
  });
  const oldFood = old === undefined ? undefined : kitchen.foods.byId(old.foodId);
  if (old === undefined || oldFood === undefined) return null;
  const others = dish.ingredients.flatMap((it) =>
    it === old ? [] : (kitchen.foods.byId(it.foodId)?.name ?? []),
  );
  const spoken = foodWords(wordsFor(oldFood, undefined), others);
  const say = (text: string): string => swapWords(text, spoken, saidName(main));
  const isSaid = dish.steps.some(({ text }) => POULTRY_IS_SAFE.test(text));
  const done =
    needsCooking(main) && !isSaid ? `Cook the ${saidName(main)} ${donenessOf([main])?.text ?? ""}.` : "";
  return {
    ...dish,
    name: say(dish.name),
    ingredients: dish.ingredients.map((it) =>
      it === old ? { ...it, foodId: main.id, measure: "", preparation: "in bite-sized pieces" } : it,
    ),
    steps: dish.steps.map((step, at) => ({
      ...step,
      text: at === dish.steps.length - 1 ? `${done} ${say(step.text)}`.trim() : say(step.text),
    })),
  };
};

/** A dish of the book as the wish's diets allow it, and what was changed; null where it cannot be. */
export const adaptedFor = (kitchen: Kitchen, wish: Wish, meant: Dish): WrittenDish | null => {
  const rules = wish.diets.map((diet) => DIET_RULES[diet]);
  const isCooked = meant.steps.some(({ category }) => !["preparation", "mixing", "dough"].includes(category));
  if (isCooked && rules.some((rule) => rule.noCooking)) return null;
  const { table, foodNamed } = kitchen.planner;
  const adapted = adaptDish(meant, {
    table,
    foodOf: kitchen.foods.byId,
    foodNamed,
    isAllowed: wish.isAllowed,
  });
  if (adapted === null) return null;
  const foods = adapted.dish.ingredients.flatMap((it) => kitchen.foods.byId(it.foodId) ?? []);
  if (rules.some((rule) => rule.conflict(foods) !== null)) return null;
  const changes = adapted.changes.length === 0 ? [] : [`Changed for you: ${adapted.changes.join(", ")}.`];
  return {
    dish: adapted.dish,
    remarks: [`From the cookbook: ${capitalise(adapted.dish.name)}.`, ...changes],
  };
};

const MAINS = ["chicken", "beef", "pork", "shrimp", "lamb", "veal", "turkey", "tofu", "salmon", "fish"];

/** A dish that the book has with another main food: veal marsala is chicken marsala with veal. */
export const withOtherMain = (kitchen: Kitchen, wish: Wish): WrittenDish | null => {
  const said = wish.named.find(({ food, words: text }) => text !== "" && isMain(food));
  if (said === undefined) return null;
  const kind = new Set(foodTokens(wish.patternWords));
  const isTelling = (word: string): boolean => !noise.has(word) && !PLAIN.has(word) && !kind.has(word);
  if (!foodTokens(wish.plainText.replace(said.words, " ")).some(isTelling)) return null;
  const dish = MAINS.filter((main) => !said.words.includes(main))
    .map((main) => kitchen.dishCalled(wish.plainText.replace(said.words, main)))
    .find((one) => one !== undefined);
  const exchanged = dish === undefined ? null : withMain(kitchen, dish, said.food);
  return exchanged === null ? null : adaptedFor(kitchen, wish, exchanged);
};

/** Words as short as this stand in many names and are the name of none. */
const MOST_IN_A_PARTICLE = 3;
const places = new Set(foodTokens(CUISINES.join(" ").replaceAll("-", " ")));

/**
 * The dish whose name has all these words and the fewest others: a kleftiko is lamb kleftiko, a clafoutis the one
 * with cherries. A place makes another dish of it: American chop suey is no chop suey; and what stands beside a dish
 * is not the dish: who asks for gremolata wants no osso buco.
 */
export const dishNamedWith = (kitchen: Kitchen, wish: Wish): WrittenDish | null => {
  const tokens = tokensOf(wish.plainText);
  // A word said twice is a name of its own: puff puff are no cream puffs.
  const isTwice = new Set(tokens).size < tokens.length;
  if (isTwice || !unreadWords(wish).some((word) => word.length > MOST_IN_A_PARTICLE)) return null;
  const isMore = (token: string): boolean => places.has(token) && !tokens.includes(token);
  const named = kitchen.named
    .filter((one) => tokens.length > 0 && tokens.every((token) => one.core.includes(token)))
    .filter((one) => ![...one.tokens].some(isMore))
    .toSorted((a, b) => a.tokens.size - b.tokens.size)[0];
  return named === undefined ? null : adaptedFor(kitchen, wish, named.dish);
};

/** The dish as the wish wants it, or null where it would be another dish. */
export const fromCookbook = (kitchen: Kitchen, wish: Wish): WrittenDish | null => {
  // Who asks for a dish by its name gets that dish, and nothing is added to it.
  const called = wish.called === null ? null : adaptedFor(kitchen, wish, wish.called);
  if (called !== null) return called;
  const meant = dishMeant(kitchen, wish);
  if (meant === null) return null;
  const wanted = missingFoods(kitchen, meant, wish);
  const main = wanted.find(isMain);
  // Another main food is another dish: where there is a kind of dish for it, that knows better how long it takes.
  const exchanged =
    main === undefined
      ? meant
      : wish.pattern === null || isOwnName(meant, wish)
        ? withMain(kitchen, meant, main)
        : null;
  if (exchanged === null) return null;
  const more = wanted.filter((food) => food !== main && !isThereAlready(kitchen, meant, food));
  const pasta = more.find(({ kind }) => kind === "pasta");
  const served = pasta === undefined ? exchanged : withPasta(kitchen, exchanged, pasta);
  return adaptedFor(
    kitchen,
    wish,
    withAdded(
      served,
      more.filter((food) => food !== pasta),
    ),
  );
};
