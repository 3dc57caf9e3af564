import type { ShopMeasure } from "@meal/domain/shopping-list/list";
import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { type Bought, boughtOf } from "@meal/reader/shopping/bought";
import { portionFor } from "./leftover-meal.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { withFigures } from "./stored-meal.ts";

/** So much of a food a cook leaves out, where another package would have to be opened for it. */
const MOST_LEFT_OUT = 0.1;
/** Where it is told in spoons or pieces: no spoon and no onion is more exact than this. */
const MOST_UNTOLD = 0.03;
/** A piece is a piece, if the shop counts it, too: sixty-one eggs are not sixty. */
const MOST_OF_A_PIECE = 0.01;
/** It is done where it saves so many times what is left out. */
const WORTH = 3;
/** What keeps for less than two weeks is thrown away when it is not used. */
const FRESH_DAYS = 13;

/** What is bought of a food in a week, and how much of what is planned of it may stay. */
type Cut = { readonly foodIds: ReadonlySet<string>; readonly factor: number; readonly isCounted: boolean };

const needsOf = (days: readonly PlanDay[]) =>
  days.flatMap(({ meals }) =>
    meals.flatMap(({ foodIds = [], grams = [] }) =>
      foodIds.map((foodId, at) => ({ foodId, grams: grams[at] ?? 0 })),
    ),
  );

/** How many things are taken off the shelf: "2 bags + 1 bag" are three. */
const packagesIn = ({ quantity, unit }: Bought): number => Number(quantity) + (unit.includes(" + ") ? 1 : 0);

/** Fewer packages, or as many of one size; of what spoils, and for next to nothing, smaller ones will do. */
const isPlainer = (less: Bought, than: Bought, isSmallEnough: boolean): boolean =>
  packagesIn(less) < packagesIn(than) ||
  (packagesIn(less) === packagesIn(than) && (isSmallEnough || !less.unit.includes(" + ")));

/** The part of a need that less of a shelf holds; null where that is far from it, or saves little. */
const cutOf = (measure: ShopMeasure): Omit<Cut, "foodIds"> | null => {
  const bought = boughtOf(measure, null);
  if (measure.grams === 0 || /^(?:lb|oz)$/u.test(bought.unit)) return null;
  const less = boughtOf({ ...measure, grams: measure.grams * (1 - MOST_LEFT_OUT) }, null);
  const leftOut = measure.grams - less.grams;
  const isWorth = leftOut > 0 && bought.grams - less.grams >= WORTH * leftOut;
  const isSmallEnough = measure.keepsDays <= FRESH_DAYS || leftOut <= measure.grams * MOST_UNTOLD;
  if (!isWorth || !isPlainer(less, bought, isSmallEnough)) return null;
  const isCounted = bought.unit === "" || bought.size.endsWith(" count");
  return { factor: less.grams / measure.grams, isCounted };
};

const cutsOf = (index: PlannerIndex, days: readonly PlanDay[]): readonly Cut[] => {
  const { shop } = index;
  const needs = needsOf(days);
  const beside = new Set(needs.flatMap(({ foodId }) => shop.boughtFor(foodId) ?? []));
  const groups = Map.groupBy(needs, ({ foodId }) => shop.boughtFor(foodId, beside));
  return shop.measuresOf(needs).flatMap((measure) => {
    const cut = cutOf(measure);
    const foodIds = new Set(groups.get(measure.foodId)?.map(({ foodId }) => foodId));
    return cut === null ? [] : [{ ...cut, foodIds }];
  });
};

/** Steps in which a kitchen weighs. */
const stepOf = (amount: number): number => (amount < 50 ? 1 : amount < 250 ? 5 : 10);

const WEIGHED = /^(\d+)(?= (?:g|ml) )/u;
const SPOONED = /^(\d+(?: 1\/2)?)(?= (?:tbsp|tsp) )/u;
const COUNTED = /^(\d+(?: 1\/2|\.5)?)(?= (?!tbsp|tsp|g |ml |\d))/u;

/** "9 1/2" as a number, and as it is written. */
const amountIn = (told: string): number =>
  told.split(" ").reduce((sum, part) => sum + (part === "1/2" ? 0.5 : Number(part)), 0);
const inHalves = (amount: number): string => `${Math.floor(amount)}${amount % 1 === 0 ? "" : " 1/2"}`;

/** How a line tells its amount, and in which steps; pieces of which everybody has as many stay. */
const measureIn = (line: string, people: number) => {
  const [, grams] = WEIGHED.exec(line) ?? [];
  if (grams !== undefined) return { form: WEIGHED, told: grams, stepAt: stepOf };
  const [, spoons] = SPOONED.exec(line) ?? [];
  if (spoons !== undefined) return { form: SPOONED, told: spoons, stepAt: () => 0.5 };
  const [, pieces] = COUNTED.exec(line) ?? [];
  if (pieces === undefined || amountIn(pieces) % people === 0) return null;
  return { form: COUNTED, told: pieces, stepAt: (amount: number) => (amount < 20 ? 0.5 : 1) };
};

/** A line and its grams with less of the food; null where no line can say so little less. */
const lineWithLess = (line: string, grams: number, people: number, { factor, isCounted }: Cut) => {
  const measure = measureIn(line, people);
  if (measure?.form !== WEIGHED && factor >= 1 - (isCounted ? MOST_OF_A_PIECE : MOST_UNTOLD))
    return { line, grams: Math.floor(grams * factor * 100) / 100 };
  if (measure === null || (isCounted && measure.form !== WEIGHED)) return null;
  const amount = amountIn(measure.told);
  const step = measure.stepAt(amount * factor);
  const less = Math.floor((amount * factor) / step + 1e-9) * step;
  if (less < amount * (1 - 1.5 * MOST_LEFT_OUT)) return null;
  return {
    line: line.replace(measure.form, inHalves(less)),
    grams: Math.floor((grams * less * 100) / amount) / 100,
  };
};

const mealWithLess = (index: PlannerIndex, meal: Meal, cut: Cut): Meal | null => {
  const { foodIds = [], grams = [], ingredients, servings = 1 } = meal;
  if (!foodIds.some((id) => cut.foodIds.has(id))) return meal;
  const lines = ingredients.map((line, at) => {
    const now = { line, grams: grams[at] ?? 0 };
    return cut.foodIds.has(foodIds[at] ?? "") ? lineWithLess(line, now.grams, servings, cut) : now;
  });
  const known = lines.flatMap((each) => each ?? []);
  if (known.length < lines.length) return null;
  const [told, weights] = [known.map((each) => each.line), known.map((each) => each.grams)];
  return withFigures(index, { ...meal, ingredients: told, grams: weights });
};

/** What is eaten of a meal later, as that meal is cooked now. */
const withAmountsOf = (index: PlannerIndex, leftover: Meal, cooked: Meal): Meal => {
  const { ingredients, grams, calories, price, nutrition } = portionFor(
    index,
    cooked,
    leftover.servings ?? 1,
  );
  return {
    ...leftover,
    ingredients,
    calories,
    price,
    ...(grams !== undefined && { grams }),
    ...(nutrition !== undefined && { nutrition }),
  };
};

const daysWithLess = (index: PlannerIndex, days: readonly PlanDay[], cut: Cut): readonly PlanDay[] | null => {
  const all = days.flatMap(({ meals }) => meals);
  const cooked = all.flatMap((meal) => (meal.leftoverOf === undefined ? [meal] : []));
  const less = cooked.flatMap((meal) => mealWithLess(index, meal, cut) ?? []);
  if (less.length < cooked.length) return null;
  const byId = new Map(less.map((meal) => [meal.id, meal]));
  const mealNow = (meal: Meal): Meal => {
    const now = byId.get(meal.leftoverOf ?? meal.id) ?? meal;
    const isMeant = meal.foodIds?.some((id) => cut.foodIds.has(id)) === true;
    return meal.leftoverOf === undefined ? now : isMeant ? withAmountsOf(index, meal, now) : meal;
  };
  return days.map((day) => ({ ...day, meals: day.meals.map(mealNow) }));
};

/**
 * Nobody opens a third can for ten grams of beans. Where a little less of a food makes one package less, a little less of it
 * is cooked, as long as the days are as good as before. `isFixed` are the foods of meals that stay as they are.
 */
export const withWholePackages = (
  index: PlannerIndex,
  days: readonly PlanDay[],
  isFixed: (foodId: string) => boolean,
  isAsGood: (before: readonly PlanDay[], after: readonly PlanDay[]) => boolean,
): readonly PlanDay[] => {
  let now = days;
  for (const cut of cutsOf(index, days)) {
    if ([...cut.foodIds].some(isFixed)) continue;
    const less = daysWithLess(index, now, cut);
    if (less !== null && isAsGood(now, less)) now = less;
  }
  return now;
};
