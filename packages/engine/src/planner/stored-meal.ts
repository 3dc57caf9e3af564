import type { Meal } from "@meal/domain/chef/plans";
import { NO_NUTRITION } from "@meal/domain/chef/nutrition";
import { CUISINES } from "@meal/domain/chef/vocabulary";
import type { FixedMeal } from "./board.ts";
import type { Component } from "./component.ts";
import type { Demands } from "./demands.ts";
import {
  addFood,
  at,
  CENTS,
  createFigures,
  type Figures,
  figuresOfNutrition,
  KCAL,
  nutritionOfFigures,
} from "./figures.ts";
import { handsOnOf } from "./hands-limit.ts";
import { boughtFor } from "./listed.ts";
import type { PlannerIndex } from "./planner-index.ts";

/** What a meal brings, from the plan alone: its foods and grams where it has them, else the figures it carries. */
export const figuresOfMeal = (index: PlannerIndex, meal: Meal): Figures => {
  const { foodIds, grams, servings = 1 } = meal;
  if (foodIds === undefined || grams === undefined || foodIds.length === 0) {
    return figuresOfNutrition(meal.nutrition ?? { ...NO_NUTRITION, kcal: meal.calories }, meal.price);
  }
  const sum = createFigures();
  for (const [which, id] of foodIds.entries()) {
    const food = index.foodOf(id);
    if (food !== undefined) addFood(sum, food, (grams[which] ?? 0) / servings);
  }
  return sum;
};

/** A meal whose grams were changed, with the figures that they come to. */
export const withFigures = (index: PlannerIndex, meal: Meal): Meal => {
  const figures = figuresOfMeal(index, meal);
  return {
    ...meal,
    calories: Math.round(at(figures, KCAL)),
    price: Math.round(at(figures, CENTS)),
    nutrition: nutritionOfFigures(figures),
  };
};

/** The dish of a meal as the cookbook has it, or the household. */
export const componentOfMeal = (
  index: PlannerIndex,
  { own }: Pick<Demands, "own">,
  { dishId = "" }: Pick<Meal, "dishId">,
): Component | undefined => index.byDishId.get(dishId) ?? own.dishes.get(dishId);

/** A meal that stays, as the search counts it. */
export const fixedMealOf = (index: PlannerIndex, demands: Demands, meal: Meal, day: number): FixedMeal => {
  const component = componentOfMeal(index, demands, meal);
  return {
    day,
    figures: figuresOfMeal(index, meal),
    people: meal.servings ?? demands.request.servings,
    dishNumber: component?.dishNumber ?? -1,
    proteinGroup: component?.proteinGroup ?? -1,
    starch: component?.starch ?? -1,
    families: component?.families ?? [],
    likenesses: component?.likenesses ?? [],
    cuisineNumber: meal.cuisine === undefined ? -1 : CUISINES.indexOf(meal.cuisine),
    handsOnMinutes: handsOnOf(meal),
    isLeftover: meal.leftoverOf !== undefined,
    foodNumbers: (meal.foodIds ?? []).map((id) => index.numberOf(id)),
    bought: boughtFor(meal.foodIds ?? [], index),
  };
};
