import type { OwnerId, UserId } from "@meal/domain/accounts/actor";
import { withCounted, type FoodNeeded } from "@meal/domain/shopping-list/cooking-at-home";
import type { CookedMeal, HomeItem, ShoppingList, ShopMeasure } from "@meal/domain/shopping-list/list";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../app-error.ts";
import type { Engine } from "../../ports/engine.ts";
import { findCooking } from "../planner/service.ts";
import { linesOfMeal } from "./following.ts";
import type { ListWork } from "./list-work.ts";
import type { LineToBuy } from "./needed-line.ts";

/** What the engine knows of what is at home: the foods behind words, and what cooked meals needed. */
interface Answers {
  readonly foods: ReadonlyMap<string, ShopMeasure | null>;
  readonly needs: ReadonlyMap<string, readonly FoodNeeded[]>;
}

interface Parts {
  readonly db: Db;
  readonly engine: Engine<ListWork>;
  readonly person: { readonly ownerId: OwnerId; readonly userId: UserId };
}

/** Asks the engine what a list does not know yet of what is at home; nothing where all is known, or nobody can say now. */
export async function askAtHome(list: ShoppingList, parts: Parts): Promise<Answers | undefined> {
  const unread = list.atHome.filter(({ shop }) => shop === undefined);
  const uncounted = list.cooked.filter(({ isCounted }) => !isCounted);
  if (unread.length === 0 && uncounted.length === 0) return undefined;
  try {
    return { foods: await foodsOf(unread, parts), needs: await needsOfCooked(uncounted, parts) };
  } catch (error) {
    // What somebody did is stored already, and this is asked again with the next change.
    if (!(error instanceof AppError)) throw error;
    return undefined;
  }
}

async function foodsOf(items: readonly HomeItem[], { engine, person }: Parts) {
  if (items.length === 0) return new Map<string, ShopMeasure | null>();
  const words = items.map((item) => lineOf(item));
  const foods = await engine.foodsOf(words, { callerKey: `user ${person.userId}` });
  return new Map(words.map((line, at) => [line, foods[at] ?? null]));
}

/** A plan knows exactly what its meal needs; what no plan has needs what its lines say. */
async function needsOfCooked(cooked: readonly CookedMeal[], { db, engine, person }: Parts) {
  const planned = await Promise.all(cooked.map(({ mealId }) => findCooking(db, person.ownerId, mealId)));
  const lines = cooked.map(({ ingredients = [] }, at): readonly LineToBuy[] => {
    const meals = planned[at] ?? [];
    return meals.length === 0 ? ingredients.map((line) => ({ line })) : meals.flatMap(linesOfMeal);
  });
  const isAnything = lines.some(({ length }) => length > 0);
  const needs = isAnything ? await engine.needsOf(lines, { callerKey: `user ${person.userId}` }) : [];
  return new Map(
    cooked.map(({ mealId }, at): readonly [string, readonly FoodNeeded[]] => [
      mealId,
      (needs[at] ?? []).flatMap(({ shop }) => (shop ? [shop] : [])),
    ]),
  );
}

/** The list with what was found out; what was changed meanwhile is asked about again. */
export function withAnswers<List extends ShoppingList>(list: List, { foods, needs }: Answers): List {
  const atHome = list.atHome.map((item) => {
    const shop = item.shop === undefined ? foods.get(lineOf(item)) : undefined;
    return shop === undefined ? item : { ...item, shop };
  });
  const isRead = atHome.some((item, at) => item !== list.atHome[at]);
  return withCounted(isRead ? { ...list, atHome, revision: list.revision + 1 } : list, needs);
}

/** What somebody wrote, as a line of a recipe. */
function lineOf({ quantity, unit, name }: HomeItem): string {
  return [quantity, unit === "units" ? "" : unit, name].filter((word) => word !== "").join(" ");
}
