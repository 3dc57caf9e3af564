import { isPlannable, type OwnRecipe } from "@meal/domain/chef/own-recipes";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { BUDGETS, type Budget, type DishSlot, type MealCategory } from "@meal/domain/chef/vocabulary";
import type { Dish } from "../dishes/dish.ts";
import { isAssembled } from "../dishes/is-assembled.ts";
import { type Component, createComponent } from "./component.ts";
import type { Eaters } from "./eaters.ts";
import { at, CENTS } from "./figures.ts";
import { EXPECTED_DOLLARS, USUAL_PLATE_KCAL } from "./expected-dollars.ts";
import type { OwnDishes, OwnReading } from "./own-dishes.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { readLines } from "./proposal/read-lines.ts";
import { readWrittenMeal } from "./proposal/read-proposed-meal.ts";
import { tooMuchOf } from "./proposal/sensible-portion.ts";

/** Where in a day people serve what they call so. */
const SLOTS_OF: Readonly<Record<MealCategory, readonly DishSlot[]>> = {
  breakfast: ["breakfast"],
  main: ["lunch", "dinner"],
  soup: ["lunch", "dinner"],
  vegetable: ["side"],
  dessert: ["snack"],
};

/** Nobody said how long it keeps: the shortest that any cooked dish does. Nor did anybody say that it is poor the next day. */
const COOKED: Pick<Dish, "keeping" | "suits"> = {
  keeping: {
    id: "cooked",
    fridgeDays: 3,
    freezerMonths: 0,
    source: "FoodKeeper: cooked dishes of any kind, 3–4 days",
  },
  suits: ["leftovers"],
};

/** Less than this is a dressing, or lines that were read wrong. */
const LEAST_KCAL = 40;

const budgetOf = ({ figures, kcal }: Component): Budget => {
  const dollars = (at(figures, CENTS) / 100) * (USUAL_PLATE_KCAL / kcal);
  return BUDGETS.find((budget) => dollars <= EXPECTED_DOLLARS[budget]) ?? "expensive";
};

/** What nobody has to mark: where it stands in a day, how many it feeds and how long it keeps. */
const asDish = (recipe: OwnRecipe, { dish, kcal, figures, ...rest }: Component): Dish => ({
  ...dish,
  id: recipe.dishId,
  slots: SLOTS_OF[recipe.category],
  familiar: "everyday",
  form: recipe.category === "soup" ? "soup" : dish.form,
  budget: budgetOf({ dish, kcal, figures, ...rest }),
  ...(!isAssembled(dish) && COOKED),
  servings: recipe.servings ?? Math.max(1, Math.round((kcal * dish.servings) / USUAL_PLATE_KCAL)),
});

const whyUnread = (index: PlannerIndex, recipe: OwnRecipe): string | null => {
  if (recipe.ingredients.length === 0) return "it has no ingredients";
  if (recipe.instructions.length === 0) return "it has no steps";
  if (!isPlannable(recipe)) return "it is too long to read";
  const unknown = readLines(index.foodIndex, recipe.ingredients).find(({ food }) => food === null);
  return unknown === undefined ? null : `we do not know “${unknown.text}”`;
};

const readOne = (index: PlannerIndex, demands: Eaters, recipe: OwnRecipe): OwnReading => {
  const unread = whyUnread(index, recipe);
  if (unread !== null) return { kind: "unread", reason: unread };
  const read = readWrittenMeal(recipe, { index, demands });
  if (read.kind === "refused") return { kind: "forbidden" };
  const { component } = read;
  if (component.kcal * component.dish.servings < LEAST_KCAL)
    return { kind: "unread", reason: "its ingredients add up to almost nothing" };
  const much = tooMuchOf(component);
  if (much !== null) return { kind: "unread", reason: much };
  const own = createComponent({ dish: asDish(recipe, component), changes: [] }, index, -1, null);
  return { kind: "dish", component: recipe.cuisine ? own : { ...own, cuisine: null, cuisineNumber: -1 } };
};

/** As many are remembered: more than one plan asks for, and less than anybody would notice in memory. */
const MOST_REMEMBERED = 500;

/** Reading takes far longer than planning, and the same household comes back with every plan. */
const readOnce = (index: PlannerIndex, demands: Eaters, recipe: OwnRecipe): OwnReading => {
  const { diet, diets, allergies, dislikes } = demands.request;
  const key = JSON.stringify([recipe, diet, diets, allergies, dislikes]);
  const reading = index.ownRecipes.get(key) ?? readOne(index, demands, recipe);
  index.ownRecipes.delete(key);
  index.ownRecipes.set(key, reading);
  for (const oldest of index.ownRecipes.keys()) {
    if (index.ownRecipes.size <= MOST_REMEMBERED) break;
    index.ownRecipes.delete(oldest);
  }
  return reading;
};

/** How many dishes a request has to choose among at most. */
export const countOfDishes = ({ plain }: PlannerIndex, { ownRecipes = [] }: PlanRequest): number =>
  plain.length + ownRecipes.length;

/** Reads the recipes of a request for those who eat: with one unknown line a recipe is no dish, whoever it is for. */
export const readOwnRecipes = (index: PlannerIndex, demands: Eaters): OwnDishes => {
  const dishes = new Map<string, Component>();
  const unread: OwnDishes["unread"][number][] = [];
  for (const [place, recipe] of (demands.request.ownRecipes ?? []).entries()) {
    const reading = readOnce(index, demands, recipe);
    if (reading.kind === "unread") unread.push({ name: recipe.name, reason: reading.reason });
    if (reading.kind === "dish")
      dishes.set(recipe.dishId, { ...reading.component, dishNumber: index.plain.length + place });
  }
  return { dishes, unread };
};
