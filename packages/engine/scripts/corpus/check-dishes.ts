import { COOKED_PULSE } from "../../src/dishes/prepared-as.ts";
import type { Dish, DishIngredient } from "../../src/dishes/dish.ts";
import type { Food } from "../../src/foods/food.ts";
import { servesIn } from "../../src/steps/serving.ts";
import { type Fault, type FaultSink, faultsOf } from "./fault.ts";
import { checkCutTime } from "./check-cut-time.ts";
import { checkMarks } from "./check-marks.ts";
import { checkNamedFoods, checkPromises, type PromisedFoods } from "./check-promises.ts";
import { checkFishKept, checkSafe } from "./check-safe.ts";
import { checkSlots } from "./check-slots.ts";
import { checkDrained, checkTold } from "./check-told.ts";
import { checkUnlisted, type FoodNames } from "./check-unlisted.ts";
import { checkWords } from "./check-words.ts";
import { measuredGrams } from "./measured-grams.ts";
import type { DishFile } from "./read-dishes.ts";

type Foods = ReadonlyMap<string, Food>;

/** The most grams a serving of a dish plausibly holds of one food, by its kind. */
const MOST_GRAMS: Readonly<Record<string, number>> = {
  fat: 45,
  spice: 15,
  herb: 45,
  nut: 80,
  seed: 60,
  meat: 350,
  poultry: 400,
  fish: 320,
  shellfish: 500,
  sweet: 90,
  condiment: 80,
  baking: 120,
  grain: 200,
  pasta: 180,
  legume: 260,
  egg: 300,
};

/** What comes in leaves, sheets and sticks, and is taken out again or wrapped around something. */
const COUNTED = /^(?:bay-leaf|nori|kombu|cinnamon-stick|vanilla-bean)$/;
const NEVER_WEIGHED = /^(?:egg(?:-boiled|-yolk)?|garlic|bay-leaf|bread-(?:white|whole-wheat|sourdough|rye))$/;
const SPOONED = /\b(?:tsp|tbsp|cups?)$/;

/** A pound of clams in the shell is a handful of meat, and only that is eaten. */
const IN_SHELLS = /^(?:clam|mussel|crab-leg)$/;
const TELLS_MEAT = /\bshucked\b|\b(?:the|in) shell\b|\d small\b/;

const kcalOf = (food: Food, grams: number): number => (food.per100g.kcal * food.eaten * grams) / 100;

const totalOf = (dish: Dish, foods: Foods, figure: (food: Food, grams: number) => number): number =>
  dish.ingredients.reduce((sum, { foodId, grams }) => {
    const food = foods.get(foodId);
    return food === undefined ? sum : sum + figure(food, grams);
  }, 0);

const checkIngredient = (it: DishIngredient, dish: Dish, food: Food, line: number, sink: FaultSink): void => {
  const share = it.grams / dish.servings;
  const most = food.kind === "spice" && /(?:^|-)salt$/.test(food.id) ? 5 : MOST_GRAMS[food.kind];
  if (most !== undefined && share > most * 1.6) {
    sink.error(
      line,
      `${food.id}: ${Math.round(share)} g a serving is more than anyone cooks (${most} g is much)`,
    );
  } else if (most !== undefined && share > most) {
    sink.warn(line, `${food.id}: ${Math.round(share)} g a serving is a lot (usual up to ${most} g)`);
  }
  if (food.kind === "dish" && share > 100)
    sink.warn(line, `${food.id} is a ready dish; cook it from its ingredients`);
  if (COUNTED.test(food.id) && SPOONED.test(it.measure))
    sink.error(line, `${food.id}: "${it.measure}": a cook counts these ("2 leaves", "1 sheet", "1 stick")`);
  if (NEVER_WEIGHED.test(food.id) && it.measure === "")
    sink.error(line, `${food.id}: nobody weighs these; say how many ("2", "3 cloves", "4 slices")`);
  if (COOKED_PULSE.test(food.id) && !/\bcans?\b|canned|cooked/.test(`${it.measure} ${it.preparation}`))
    sink.error(line, `${food.id}: grams are those of cooked ones; say how many cans, "canned" or "cooked"`);
  if (IN_SHELLS.test(food.id) && !TELLS_MEAT.test(`${it.measure} ${it.preparation}`))
    sink.error(
      line,
      `${food.id}: grams are those of the meat; say "shucked", "12 small" or "about 12 in the shell"`,
    );
  const measured = measuredGrams(it.measure, food);
  if (measured !== null && Math.abs(measured - it.grams) > Math.max(8, it.grams * 0.4)) {
    sink.warn(line, `${food.id}: "${it.measure}" weighs about ${Math.round(measured)} g, not ${it.grams} g`);
  }
};

const AMOUNT =
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (more )?(cups?|tablespoons?|teaspoons?|tbsp|tsp|ml|g|grams?|kg|litres?|liters?|eggs?|cloves?|tortillas?|fillets?|slices?|bowls?|plates?|portions?|servings?|hollows|patties|skewers|wraps)\b/i;

/** A planner scales the portions, so an amount told in a step would be wrong for most people. */
const checkAmounts = ({ dish, firstStepLine }: DishFile, sink: FaultSink): void => {
  for (const [at, { text }] of dish.steps.entries()) {
    const amount = AMOUNT.exec(text)?.[0];
    if (amount !== undefined) {
      sink.warn(
        firstStepLine + at,
        `"${amount}": portions are scaled, so steps name no amounts ("half of the", "the rest")`,
      );
    }
  }
};

const TRIVIAL_MINUTES = 6;

const checkTimes = ({ dish, firstStepLine }: DishFile, sink: FaultSink): void => {
  const told = dish.steps.reduce((sum, step) => sum + step.minutes, 0);
  const claimed = dish.prepMinutes + dish.cookMinutes;
  if (told !== claimed) {
    sink.error(
      firstStepLine,
      `the steps take ${told} minutes, prep and cook say ${claimed}; hands and waiting of all steps add up to prep + cook`,
    );
  }
  if (dish.steps.length < (claimed <= TRIVIAL_MINUTES ? 1 : 2)) sink.error(firstStepLine, "too few steps");
  for (const [at, step] of dish.steps.entries()) {
    if (at < dish.steps.length - 1 && servesIn(step.text))
      sink.error(firstStepLine + at, `step ${at + 1} serves the dish, and another step follows`);
    if (step.text.length < 25)
      sink.warn(firstStepLine + at, `step ${at + 1} says too little: "${step.text}"`);
    if (step.minutes === 0) sink.warn(firstStepLine + at, `step ${at + 1} takes no time`);
  }
};

/** Where in the day a dish of each category may stand. */
const checkPlace = (dish: Dish, sink: FaultSink): void => {
  const has = (slot: Dish["slots"][number]): boolean => dish.slots.includes(slot);
  if (dish.category === "breakfast" && dish.slots.length > 0 && !has("breakfast"))
    sink.error(1, "a breakfast needs the slot breakfast");
  if (dish.category === "dessert" && (has("lunch") || has("dinner")))
    sink.error(1, "a dessert is no lunch or dinner");
  if (dish.category === "main" && dish.slots.length > 0 && !has("lunch") && !has("dinner") && !has("snack"))
    sink.error(1, "a main needs the slot lunch, dinner or snack");
  if (dish.name.length < 4 || dish.name.length > 70) sink.error(1, "the name should have 4 to 70 letters");
  if (dish.description.length < 20) sink.error(1, "the description is missing or too short");
  if (dish.tip.length < 10) sink.warn(1, "there is no tip");
  if (dish.culturalNote.length < 10) sink.warn(1, "there is no note");
};

const checkServing = (dish: Dish, foods: Foods, sink: FaultSink): void => {
  const kcal = totalOf(dish, foods, kcalOf) / dish.servings;
  const grams = totalOf(dish, foods, (_, weight) => weight) / dish.servings;
  const sodium =
    totalOf(dish, foods, (food, weight) => (food.per100g.sodiumMg * food.eaten * weight) / 100) /
    dish.servings;
  // What is made only when it is asked for, a sauce or a pickle, is no serving of a meal.
  if (dish.slots.length === 0 && kcal <= 1400) return;
  if (kcal < 40 || kcal > 1400)
    sink.error(1, `a serving has ${Math.round(kcal)} kcal (60 to 1,400 is plausible)`);
  else if (kcal < 60) sink.warn(1, `a serving has only ${Math.round(kcal)} kcal`);
  if (grams < 40 || grams > 1100) sink.error(1, `a serving weighs ${Math.round(grams)} g`);
  if (sodium > 3800) sink.error(1, `a serving has ${Math.round(sodium)} mg of sodium`);
  else if (sodium > 2300) sink.warn(1, `a serving has ${Math.round(sodium)} mg of sodium`);
};

const nearest = (id: string, foods: Foods): string => {
  const words = new Set(id.split("-"));
  const score = (other: string): number => {
    const parts = other.split("-");
    const shared = parts.filter((part) => words.has(part)).length;
    return shared / (words.size + parts.length - shared);
  };
  const best = [...foods.keys()]
    .map((other) => ({ other, points: score(other) }))
    .filter(({ points }) => points > 0);
  return best
    .toSorted((a, b) => b.points - a.points)
    .slice(0, 4)
    .map(({ other }) => other)
    .join(", ");
};

/** Foods that dishes ask for and the table does not have, and how many dishes ask. */
export type Wanted = Map<string, number>;

const hasAllFoods = (file: DishFile, foods: Foods, sink: FaultSink, wanted: Wanted): boolean => {
  let isWhole = true;
  for (const [at, { foodId }] of file.dish.ingredients.entries()) {
    if (foods.has(foodId)) continue;
    isWhole = false;
    wanted.set(foodId, (wanted.get(foodId) ?? 0) + 1);
    const near = nearest(foodId, foods);
    sink.error(
      file.ingredientLines[at] ?? 1,
      `no food "${foodId}"${near === "" ? "" : `; there is ${near}`}`,
    );
  }
  for (const { from, to } of [...file.dish.exchanges, ...(file.dish.refused ?? [])]) {
    if (to !== undefined && !foods.has(to))
      sink.error(1, `exchange to "${to}", which is no food; there is ${nearest(to, foods)}`);
    const isThere = file.dish.ingredients.some((it) => it.foodId === from);
    if (!isThere) sink.error(1, `exchange from "${from}", which is not in the dish`);
  }
  return isWhole;
};

/** Cooking sense of one dish, as far as a machine has it. Returns whether the dish may be kept. */
export const checkDish = (
  file: DishFile,
  foods: Foods,
  names: FoodNames,
  promised: PromisedFoods,
  faults: Fault[],
  wanted: Wanted,
): boolean => {
  const sink = faultsOf(file.file, faults);
  const { dish } = file;
  const folder = file.file.split("/").at(-2);
  if (folder !== dish.cuisine)
    sink.error(1, `stands in the folder ${folder ?? ""}, but its cuisine is ${dish.cuisine}`);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(dish.id)) sink.error(1, "the file name is not kebab-case");
  checkPlace(dish, sink);
  checkTimes(file, sink);
  checkAmounts(file, sink);
  checkMarks(file, (id) => foods.get(id) ?? null, sink);
  const foodOf = (id: string): Food | null => foods.get(id) ?? null;
  checkPromises(file, sink);
  checkNamedFoods(file, promised, foodOf, sink);
  checkWords(file, sink);
  checkSafe(file, foodOf, sink);
  checkFishKept(file, foodOf, sink);
  checkTold(file, foodOf, sink);
  checkCutTime(file, foodOf, sink);
  checkDrained(file, sink);
  checkUnlisted(file, names, foodOf, sink);
  if (dish.ingredients.length < 2) sink.error(1, "a dish has at least two ingredients");
  if (new Set(dish.ingredients.map((it) => it.foodId)).size < dish.ingredients.length) {
    sink.warn(1, "names a food twice");
  }
  const isWhole = hasAllFoods(file, foods, sink, wanted);
  for (const [at, it] of dish.ingredients.entries()) {
    const food = foods.get(it.foodId);
    if (food !== undefined) checkIngredient(it, dish, food, file.ingredientLines[at] ?? 1, sink);
  }
  if (isWhole) {
    checkServing(dish, foods, sink);
    checkSlots(dish, foods, sink);
  }
  return isWhole;
};
