import { PROTEIN_GROUPS } from "../dishes/protein-group.ts";
import type { Food } from "../foods/food.ts";
import type { Component } from "./component.ts";
import {
  FLOUR,
  gramsOf,
  hasRoots,
  isCold,
  isGrain,
  isRoot,
  LEAST_BASE_GRAMS,
  stands,
} from "./in-a-serving.ts";
import { once } from "./once.ts";

/** What a lunch or dinner stands on, which decides what goes beside it. */
export type MealBase =
  | "soup"
  | "bread"
  | "dough"
  | "salad"
  | "board"
  | "eggs"
  | "pasta"
  | "grain"
  | "roots"
  | "plain";

const BAKED_FORMS: ReadonlySet<string> = new Set(["bake", "cake", "pot"]);
const DOUGH = /pastry|phyllo|wrapper|dough|masa/;
const CRUMB = /crumb|panko|crust/;
/** Out of the oven or a pot flour is a crust or a dumpling; out of a pan less than this is the coat of a schnitzel. */
const LEAST_FLOUR_GRAMS = 60;

const isFlour = ({ id }: Food): boolean => FLOUR.test(id) && !CRUMB.test(id);

const hasDough = once((component: Component): boolean => {
  const isBaked = BAKED_FORMS.has(component.dish.form);
  return (
    stands(component, isFlour, isBaked ? LEAST_BASE_GRAMS : LEAST_FLOUR_GRAMS) ||
    stands(component, ({ kind, id }) => kind === "bread" || DOUGH.test(id), LEAST_BASE_GRAMS)
  );
});

const mealBaseOf = (component: Component): MealBase => {
  const { dish, proteinGroup } = component;
  if (dish.form === "soup") return "soup";
  if (dish.form === "salad") return "salad";
  if (["sandwich", "wrap", "toast"].includes(dish.form)) return "bread";
  if (stands(component, ({ kind }) => kind === "pasta", LEAST_BASE_GRAMS)) return "pasta";
  if (stands(component, isGrain, LEAST_BASE_GRAMS)) return "grain";
  if (hasRoots(component)) return "roots";
  if (dish.category === "breakfast" && PROTEIN_GROUPS[proteinGroup] === "egg") return "eggs";
  if (dish.form === "bowl" || isCold(component)) return "board";
  return hasDough(component) ? "dough" : "plain";
};

export const baseOf = once(mealBaseOf);

/** As much rice, crust and corn together as two spoons of rice: what they stuff or bake into fills. */
const LEAST_FILLING_KCAL = 75;

const isFillingFood = (food: Food): boolean =>
  isGrain(food) || food.kind === "pasta" || isRoot(food) || food.id === "cornmeal";

const fillingKcal = (component: Component): number =>
  component.foods
    .filter(isFillingFood)
    .reduce((sum, food) => sum + (gramsOf(component, food) * food.per100g.kcal) / 100, 0);

/** Rice, pasta, bread or potatoes in it; beans are none. A few noodles in a soup leave room for bread. */
export const hasFiller = once(
  (component) =>
    stands(component, (food) => isGrain(food) || food.kind === "pasta", LEAST_BASE_GRAMS) ||
    hasRoots(component) ||
    hasDough(component) ||
    (component.dish.form !== "soup" && fillingKcal(component) >= LEAST_FILLING_KCAL),
);

const FILLED: ReadonlySet<MealBase> = new Set(["soup", "eggs", "plain"]);
const LIGHT: ReadonlySet<string> = new Set(["plant", "nut", "dairy"]);

/** Whether it is a dinner only together with bread, rice or potatoes; a salad with chicken or beans is one by itself. */
export const wantsFiller = (main: Component): boolean =>
  FILLED.has(baseOf(main)) ||
  (baseOf(main) === "salad" && LIGHT.has(PROTEIN_GROUPS[main.proteinGroup] ?? ""));
