import {
  type Cuisine,
  type Diet,
  DIETS,
  type DishSlot,
  type Equipment,
  FAMILIARITIES,
  type Familiarity,
  type MealCategory,
  type Suit,
} from "@meal/domain/chef/vocabulary";
import type { Dish } from "../dishes/dish.ts";
import { isStaple } from "../foods/staples.ts";
import type { Component } from "../planner/component.ts";
import { poolOfDiet } from "../planner/pool.ts";
import { leadMinutesOf } from "../steps/lead-minutes.ts";
import { splitMinutes } from "../steps/waiting.ts";
import type { Kitchen } from "./kitchen.ts";

/** What somebody looks for in the cookbook; what is not said is left open. */
export type CookbookWish = {
  /** Names, foods, cuisines, in loose words. */
  readonly text?: string;
  readonly cuisine?: Cuisine;
  readonly category?: MealCategory;
  readonly slot?: DishSlot;
  /** Dishes come as the diet has them, changed where an exchange makes them fit. */
  readonly diet: Diet;
  /** The least known that one is ready for: with "known", everyday dishes are found as well. */
  readonly familiar?: Familiarity;
  /** From the first thing that has to be done until it is ready. */
  readonly minutes?: number;
  readonly handsOnMinutes?: number;
  /** Everything that the kitchen has: no dish that needs more. */
  readonly needs?: readonly Equipment[];
  /** What the dish must be good for, all of it. */
  readonly suits: readonly Suit[];
  /** Foods that are there, as they are bought: dishes that have any of them, the most of a dish first. */
  readonly atHome?: ReadonlySet<string>;
};

/** A dish that was found, and how many of its foods are at home, where that was asked; what every kitchen has is not counted. */
export type FoundDish = {
  readonly component: Component;
  readonly atHome: { readonly there: number; readonly of: number } | null;
};

type Test = (dish: Dish) => boolean;

const places = new Map(FAMILIARITIES.map((word, at) => [word, at]));

/** A dish of which nobody said how well it is known comes after all others. */
const placeOf = (familiar: Familiarity | null): number =>
  familiar === null ? FAMILIARITIES.length : (places.get(familiar) ?? 0);

const minutesOf = (dish: Dish): number => dish.prepMinutes + dish.cookMinutes + leadMinutesOf(dish);

/** The tests that a wish asks for. */
function testsOf({ cuisine, category, slot, familiar, minutes, ...wish }: CookbookWish): Test[] {
  const { handsOnMinutes, needs, suits } = wish;
  const asked: readonly (readonly [isAsked: boolean, test: Test])[] = [
    [cuisine !== undefined, (dish) => dish.cuisine === cuisine],
    [category !== undefined, (dish) => dish.category === category],
    [slot !== undefined, (dish) => dish.slots.some((each) => each === slot)],
    [familiar !== undefined, (dish) => placeOf(dish.familiar) <= placeOf(familiar ?? null)],
    [minutes !== undefined, (dish) => minutesOf(dish) <= (minutes ?? 0)],
    [handsOnMinutes !== undefined, (dish) => splitMinutes([dish]).handsOnMinutes <= (handsOnMinutes ?? 0)],
    [needs !== undefined, (dish) => dish.needs.every((thing) => needs?.includes(thing) === true)],
    [suits.length > 0, (dish) => suits.every((suit) => dish.suits.includes(suit))],
  ];
  return asked.flatMap(([isAsked, test]) => (isAsked ? [test] : []));
}

/** The best known first, each by its name. */
function byFamiliarity(one: Component, other: Component): number {
  const distance = placeOf(one.dish.familiar) - placeOf(other.dish.familiar);
  return distance === 0 ? (one.dish.name < other.dish.name ? -1 : 1) : distance;
}

/** The dishes of the cookbook that a wish finds: the nearest to its words first, without words the best known first. */
export function browseCookbook(kitchen: Kitchen, wish: CookbookWish): readonly FoundDish[] {
  const found = dishesFor(kitchen, wish);
  const { atHome } = wish;
  if (atHome === undefined) return found.map((component) => ({ component, atHome: null }));
  return found
    .map((component) => ({ component, atHome: thereOf(kitchen, component, atHome) }))
    .filter((dish) => dish.atHome.there > 0)
    .toSorted(
      ({ atHome: one }, { atHome: other }) =>
        other.there / other.of - one.there / one.of || other.there - one.there,
    );
}

function thereOf({ shop }: Kitchen, { foods }: Component, atHome: ReadonlySet<string>) {
  const bought = [...new Set(foods.flatMap(({ id }) => (isStaple(id) ? [] : (shop.boughtFor(id) ?? []))))];
  return { there: bought.filter((id) => atHome.has(id)).length, of: bought.length };
}

function dishesFor(kitchen: Kitchen, wish: CookbookWish): readonly Component[] {
  const tests = testsOf(wish);
  const found = poolOfDiet(kitchen.planner, wish.diet).filter(
    ({ dish, isExtra }) => !isExtra && tests.every((test) => test(dish)),
  );
  if (wish.text === undefined) return found.toSorted(byFamiliarity);
  const byId = new Map(found.map((component) => [component.dish.id, component]));
  return kitchen.searchDishes(wish.text, Infinity).flatMap(({ id }) => byId.get(id) ?? []);
}

/** Between the id of a dish and the diet that has it changed; no id of a dish holds it. */
const AS_DIET = "@";

/** The id by which a dish is read as a diet has it; one that fits as it is keeps its own. */
export function readingId({ dish, changes }: Component, diet: Diet): string {
  return changes.length === 0 ? dish.id : `${dish.id}${AS_DIET}${diet}`;
}

/** A dish of the cookbook by such an id. */
export function dishToRead({ planner }: Kitchen, id: string): Component | undefined {
  const at = id.indexOf(AS_DIET);
  if (at < 0) return planner.byDishId.get(id);
  const [dishId, word] = [id.slice(0, at), id.slice(at + AS_DIET.length)];
  const diet = DIETS.find((each) => each === word);
  return diet && poolOfDiet(planner, diet).find(({ dish }) => dish.id === dishId);
}
