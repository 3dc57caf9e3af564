import type { FoodAtHome } from "@meal/domain/chef/at-home";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { dayOfDate } from "@meal/domain/planner/plan-dates";
import type { ThingAtHand } from "./thing-at-hand.ts";
import type { PlannerIndex } from "./planner-index.ts";

/** What is at home, as a plan takes it. */
export type AtHome = {
  /** What wants using before it is gone. */
  readonly things: readonly ThingAtHand[];
  /** Everything that nobody has to buy, with how many grams of it there are; Infinity where nobody said. */
  readonly stock: ReadonlyMap<number, number>;
};

/** What keeps no longer than this as it was bought wilts when a week passes it by. */
const PERISHABLE_DAYS = 7;
/** Without a date it wants using, and less than what has one; half of that is for using it in the first days. */
const UNDATED_WEIGHT = 0.6;
const FIRST_DAYS = 3;
/** What is good until shortly after the plan is best used by it as well. */
const DAYS_AFTER = 3;
const SOON_WEIGHT = 0.5;
/** About what one person eats of a food in a meal that is made of it. */
const GRAMS_A_MEAL = 150;
const MOST_USES = 4;

/** By what is sold: dry rice is at home for cooked, and a lemon for its juice. */
const soldFor = new WeakMap<PlannerIndex, ReadonlyMap<string, readonly string[]>>();

function madeOf(index: PlannerIndex): ReadonlyMap<string, readonly string[]> {
  const known = soldFor.get(index);
  if (known !== undefined) return known;
  const made = new Map<string, string[]>();
  for (const { foodId, from } of index.corpus.shop)
    if (from !== null) made.set(from.foodId, [...(made.get(from.foodId) ?? []), foodId]);
  soldFor.set(index, made);
  return made;
}

function numbersOf(index: PlannerIndex, foodId: string): ReadonlySet<number> {
  const ids = [foodId, ...(madeOf(index).get(foodId) ?? [])];
  return new Set(ids.map((id) => index.numberOf(id)).filter((number) => number >= 0));
}

/** The day of the plan, from 0, on which it is best eaten at the latest; without a date of the plan nobody knows. */
function lastDayOf({ bestBefore }: FoodAtHome, { startDate }: PlanRequest): number | null {
  if (bestBefore === undefined || startDate === undefined) return null;
  return dayOfDate(startDate, bestBefore) - 1;
}

/** Soonest first: on the first day twice what it is on the last. */
function weightOf(lastDay: number | null, days: number, isPerishable: boolean): number {
  if (lastDay === null) return isPerishable ? UNDATED_WEIGHT : 0;
  if (lastDay < days) return 1 + (days - lastDay) / days;
  return lastDay < days + DAYS_AFTER ? SOON_WEIGHT : 0;
}

function usesFor({ grams }: FoodAtHome, servings: number): number {
  if (grams === undefined) return 1;
  return Math.min(MOST_USES, Math.max(1, Math.round(grams / (GRAMS_A_MEAL * servings))));
}

/** What is at home and still good when the plan begins; foods that the table does not have fall away. */
export function readFoodsAtHome(index: PlannerIndex, request: PlanRequest): AtHome {
  const keeping = new Map(index.corpus.shop.map(({ foodId, keepsDays }) => [foodId, keepsDays]));
  const things: ThingAtHand[] = [];
  const stock = new Map<number, number>();
  for (const food of request.atHome ?? []) {
    const numbers = numbersOf(index, food.foodId);
    const lastDay = lastDayOf(food, request);
    if (numbers.size === 0 || food.grams === 0 || (lastDay !== null && lastDay < 0)) continue;
    for (const number of numbers) stock.set(number, (stock.get(number) ?? 0) + (food.grams ?? Infinity));
    const isPerishable = (keeping.get(food.foodId) ?? Infinity) <= PERISHABLE_DAYS;
    const weight = weightOf(lastDay, request.days, isPerishable);
    if (weight === 0) continue;
    const thing = { numbers, uses: usesFor(food, request.servings), grams: food.grams ?? null };
    if (lastDay !== null) things.push({ ...thing, weight, lastDay });
    else
      for (const last of [FIRST_DAYS - 1, Infinity])
        things.push({ ...thing, weight: weight / 2, lastDay: last });
  }
  return { things, stock };
}
