import type { PlanDay } from "@meal/domain/chef/plans";
import type { ShopMeasure } from "@meal/domain/shopping-list/list";
import { boughtOf } from "@meal/reader/shopping/bought";
import { adaptDish } from "../dishes/adapt-dish.ts";
import type { Food } from "../foods/food.ts";
import { isStaple } from "../foods/staples.ts";
import { type Component, createComponent } from "./component.ts";
import { type Demands, isUnwanted } from "./demands.ts";
import type { PlanTable } from "./plan-table.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { componentsOf, fixedFoods, withComponents } from "./table-foods.ts";

/** Who uses less than this part of a package in a week has bought it for nothing. */
const PINCH = 0.15;
/** Nobody asks a counter for less meat than this. */
const LEAST_WEIGHED_GRAMS = 60;
const WEIGHED_KINDS = new Set(["meat", "poultry", "fish", "shellfish"]);
/** A jar of thyme is there for years. */
const KEPT_DAYS = 365;

const isPinch = (measure: ShopMeasure, { kind }: Food): boolean => {
  if (measure.keepsDays >= KEPT_DAYS) return false;
  const { unit, size, grams } = boughtOf(measure, null);
  const isWeighed = size === "" && /^(?:lbs?|oz)$/u.test(unit);
  if (isWeighed) return WEIGHED_KINDS.has(kind) && measure.grams < LEAST_WEIGHED_GRAMS;
  return unit !== "" && measure.grams < grams * PINCH;
};

/** The foods of a week that are bought for a pinch of them. */
const pinchesOf = (index: PlannerIndex, days: readonly PlanDay[]): Food[] => {
  const needs = days.flatMap(({ meals }) =>
    meals.flatMap(({ foodIds = [], grams = [] }) =>
      foodIds.map((foodId, at) => ({ foodId, grams: grams[at] ?? 0 })),
    ),
  );
  return index.shop.measuresOf(needs).flatMap((measure) => {
    const food = index.foodOf(measure.foodId);
    return food !== undefined && !isStaple(food.id) && isPinch(measure, food) ? [food] : [];
  });
};

/** The dish without the food, or with one like it that the week has anyway; null where it would be another dish. */
const componentWithout = (
  index: PlannerIndex,
  demands: Demands,
  { component, gone, week }: { component: Component; gone: Food; week: ReadonlySet<string> },
): Component | null => {
  const { dish, isExtra, dishNumber, foods } = component;
  if (isExtra) return null;
  const mayStand = (food: Food): boolean =>
    week.has(food.id) &&
    food.kind === gone.kind &&
    demands.rule.forbids(food) === null &&
    demands.allergies.forbids(food) === null &&
    !isUnwanted(demands, food);
  const isAllowed = (food: Food): boolean => food.id !== gone.id && (foods.includes(food) || mayStand(food));
  const { table, foodOf, foodNamed } = index;
  const adapted = adaptDish(dish, { table, foodOf, foodNamed, isAllowed });
  if (adapted === null || adapted.dish.name !== dish.name) return null;
  const changes = [...component.changes, ...adapted.changes];
  const changed = createComponent({ dish: adapted.dish, changes }, index, dishNumber, null);
  return demands.rule.conflict(changed.foods) === null ? changed : null;
};

/** A table for which nobody buys a bag of seeds for a teaspoon of them, or an ounce of ham: the one dish that asks goes without. */
export const withoutPinches = (
  index: PlannerIndex,
  demands: Demands,
  table: PlanTable,
  days: readonly PlanDay[],
): PlanTable =>
  pinchesOf(index, days).reduce<PlanTable>((now, gone) => {
    const parts = componentsOf(now);
    const { eaten, isFixed } = fixedFoods(index, demands, now);
    const [component, ...others] = parts.filter(({ foods }) => foods.includes(gone));
    if (component === undefined || others.length > 0 || isFixed(gone.id)) return now;
    const week = new Set([...eaten, ...parts.flatMap(({ foods }) => foods.map(({ id }) => id))]);
    const changed = componentWithout(index, demands, { component, gone, week });
    return changed === null ? now : withComponents(now, new Map([[component, changed]]));
  }, table);
