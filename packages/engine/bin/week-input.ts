import { type FoodAtHome, MOST_FOODS_AT_HOME } from "@meal/domain/chef/at-home";
import { MEAL_SLOTS } from "@meal/domain/chef/day-shares";
import { MOST_OWN_RECIPES, type OwnRecipe, ownDishId } from "@meal/domain/chef/own-recipes";
import { MOST_PAST_DISHES, type PastDish } from "@meal/domain/chef/past-dishes";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { DIETS, FAMILIARITIES, MEAL_CATEGORIES } from "@meal/domain/chef/vocabulary";
import { MOST_STANDING, type StandingMeal } from "@meal/domain/chef/week-wishes";
import { type Fields, fieldsOf, numberOf, textOf, textsOf, wordOf } from "./fields.ts";

const DATE = /^\d{4}-\d{2}-\d{2}$/;

const readDate = (fields: Fields, name: string): string | undefined => {
  const text = textOf(fields, name, "");
  if (text === "") return undefined;
  if (DATE.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw new Error(`"${name}" must be a date like 2026-11-23, not ${JSON.stringify(text)}`);
};

const listOf = (fields: Fields, name: string): readonly unknown[] => {
  const value = fields[name];
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value;
  throw new Error(`"${name}" must be a list`);
};

const readFood = (entry: unknown): FoodAtHome => {
  const food = typeof entry === "string" ? { foodId: entry } : fieldsOf(entry);
  const bestBefore = readDate(food, "bestBefore");
  const grams = figureOf(food, "grams", 0, 1_000_000);
  return {
    foodId: textOf(food, "foodId"),
    ...(grams !== undefined && { grams }),
    ...(bestBefore !== undefined && { bestBefore }),
  };
};

const figureOf = (fields: Fields, name: string, low: number, high: number): number | undefined =>
  fields[name] === undefined || fields[name] === null ? undefined : numberOf(fields, name, 0, low, high);

const partsOf = (fields: Fields, name: string): Fields | undefined =>
  fields[name] === undefined || fields[name] === null ? undefined : fieldsOf(fields[name]);

const readLimits = (limits: Fields): NonNullable<PlanRequest["limits"]> => {
  const proteinMin = figureOf(limits, "proteinMin", 1, 1000);
  const carbsMax = figureOf(limits, "carbsMax", 0, 2000);
  const sodiumMaxMg = figureOf(limits, "sodiumMaxMg", 100, 20_000);
  const budgetCentsWeek = figureOf(limits, "budgetCentsWeek", 100, 10_000_000);
  return {
    ...(proteinMin !== undefined && { proteinMin }),
    ...(carbsMax !== undefined && { carbsMax }),
    ...(sodiumMaxMg !== undefined && { sodiumMaxMg }),
    ...(budgetCentsWeek !== undefined && { budgetCentsWeek }),
  };
};

const readHands = (hands: Fields): NonNullable<PlanRequest["handsOnLimit"]> => {
  const workday = figureOf(hands, "workday", 0, 1440);
  const weekend = figureOf(hands, "weekend", 0, 1440);
  return { ...(workday !== undefined && { workday }), ...(weekend !== undefined && { weekend }) };
};

const readStanding = (entry: unknown): StandingMeal => {
  const meal = fieldsOf(entry);
  return {
    weekday: Math.round(numberOf(meal, "weekday", 0, 0, 6)),
    slot: wordOf(meal["slot"], "meal", MEAL_SLOTS),
    dishId: textOf(meal, "dishId"),
  };
};

const readPast = (entry: unknown): PastDish => {
  const dish = fieldsOf(entry);
  const rating = figureOf(dish, "rating", 1, 3);
  return {
    dishId: textOf(dish, "dishId"),
    weeksAgo: Math.round(numberOf(dish, "weeksAgo", 1, 1, 520)),
    ...((rating === 1 || rating === 2 || rating === 3) && { rating }),
    ...(dish["swappedAway"] === true && { swappedAway: true }),
  };
};

/** An own recipe gets the number of its place as its id, where it has none. */
const readOwnRecipe = (entry: unknown, place: number): OwnRecipe => {
  const recipe = fieldsOf(entry);
  const servings = figureOf(recipe, "servings", 1, 100);
  return {
    dishId: ownDishId(textOf(recipe, "id", String(place + 1))),
    name: textOf(recipe, "name"),
    category: wordOf(recipe["category"] ?? "main", "category", MEAL_CATEGORIES),
    ingredients: textsOf(recipe, "ingredients", "\n"),
    instructions: textsOf(recipe, "instructions", "\n"),
    ...(servings !== undefined && { servings }),
  };
};

/** Reads what a week shall be like beside its meals; what is out of range or unknown is refused with what is allowed. */
export const readWeekWishes = (fields: Fields): Partial<PlanRequest> => {
  const [limits, hands] = [partsOf(fields, "limits"), partsOf(fields, "handsOnLimit")];
  const has = (name: string): boolean => fields[name] !== undefined && fields[name] !== null;
  const startDate = readDate(fields, "startDate");
  return {
    ...(startDate !== undefined && { startDate }),
    ...(has("familiar") && { familiar: wordOf(fields["familiar"], "familiarity", FAMILIARITIES) }),
    ...(has("diets") && { diets: textsOf(fields, "diets").map((word) => wordOf(word, "diet", DIETS)) }),
    ...(hands !== undefined && { handsOnLimit: readHands(hands) }),
    ...(limits !== undefined && { limits: readLimits(limits) }),
    ...(has("standing") && {
      standing: listOf(fields, "standing").slice(0, MOST_STANDING).map(readStanding),
    }),
    ...(has("history") && { history: listOf(fields, "history").slice(0, MOST_PAST_DISHES).map(readPast) }),
    ...(has("favorites") && { favorites: textsOf(fields, "favorites").slice(0, MOST_PAST_DISHES) }),
    ...(has("ownRecipes") && {
      ownRecipes: listOf(fields, "ownRecipes").slice(0, MOST_OWN_RECIPES).map(readOwnRecipe),
    }),
    ...(has("atHome") && { atHome: listOf(fields, "atHome").slice(0, MOST_FOODS_AT_HOME).map(readFood) }),
  };
};
