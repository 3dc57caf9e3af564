import { randomUUID } from "node:crypto";
import type { OwnerId } from "@meal/domain/accounts/actor";
import type { Meal, PlanDay } from "@meal/domain/chef/plans";
import { daysInUse, type PlanInUse } from "@meal/domain/planner/plan-in-use";
import { mergePlans } from "@meal/domain/shopping-list/merge-plan";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../app-error.ts";
import { findPlans } from "../planner/service.ts";
import type { KnownNeeds } from "./known-needs.ts";
import type { LineToBuy } from "./needed-line.ts";
import type { NamedList } from "./stored-list.ts";

type Plan = PlanInUse<PlanDay> & { readonly id: string; readonly name: string };

/** The list with what these plans need from a day on; nothing where there is nothing to buy. */
export function withPlans(
  list: NamedList,
  plans: readonly Plan[],
  { needsOf, from }: { readonly needsOf: KnownNeeds; readonly from: string },
): NamedList | undefined {
  const cooked = new Set(list.cooked.map(({ mealId }) => mealId));
  const planned = plans.map((plan) => daysInUse(plan, from).flatMap(({ day }) => day.meals));
  const lines = planned.map((all) => {
    // What was cooked was bought, with all that is left over of it.
    const meals = all.filter(({ id }) => !cooked.has(id));
    const ids = new Set(meals.map(({ id }) => id));
    // What is eaten of a meal of a day that is over was bought and cooked with it.
    const isToCome = ({ leftoverOf }: Meal) => leftoverOf === undefined || ids.has(leftoverOf);
    return meals.filter(isToCome).flatMap(linesOfMeal);
  });
  const read = needsOf(lines);
  const needed = plans.map(({ id }, at) => ({ planId: id, needs: read[at] ?? [] }));
  const isAnyCooked = planned.some((all) => all.some(({ id }) => cooked.has(id)));
  if (!isAnyCooked && needed.every(({ needs }) => needs.length === 0)) return undefined;
  const merged = mergePlans(list, needed, randomUUID);
  return named(merged, plans.map(({ name }) => name).join(", "), list.revision);
}

/** Nothing is planned any more. What was of plans that are gone goes with them; what was planned last stays as stored. */
export async function withoutGonePlans(trx: Db, ownerId: OwnerId, list: NamedList): Promise<NamedList> {
  const left = await findPlans(trx, ownerId, list.planIds);
  if (left.length === list.planIds.length) throw new AppError("no_meal_plans");
  return named(mergePlans(list, [], randomUUID), null, list.revision);
}

/** A plan may be given another name and still ask for the same. */
function named(list: NamedList, planName: string | null, revision: number): NamedList {
  return list.planName === planName ? list : { ...list, planName, revision: revision + 1 };
}

/** The lines of a meal; with the exact grams behind them where its chef wrote them down. */
export function linesOfMeal({ name, ingredients, foodIds, grams }: Meal): readonly LineToBuy[] {
  return ingredients.map((line, at) => {
    const [foodId, amount] = [foodIds?.[at], grams?.[at]];
    const isKnown =
      foodId !== undefined && foodId !== "" && amount !== undefined && foodIds?.length === ingredients.length;
    return { line, recipeSource: name, ...(isKnown && { food: { foodId, grams: amount } }) };
  });
}
