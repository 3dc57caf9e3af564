import { BUDGETS } from "@meal/domain/chef/vocabulary";
import type { Wishes } from "../wishes/wish.ts";
import type { Component } from "./component.ts";
import type { Position } from "./day-layout.ts";
import type { Demands } from "./demands.ts";

/** How much each wish weighs; a wish that was not uttered weighs nothing. docs/features/planner-score.md */
const WEIGHTS = {
  cuisine: 2,
  difficulty: 1,
  budget: 1.5,
  category: 1.5,
  taste: 1.5,
  style: 1,
  dislikes: 2,
  atHand: 2,
  balance: 2,
  variety: 3,
} as const;
export type Wish = keyof typeof WEIGHTS;

const isGourmetAsked = ({ wishes }: Wishes): boolean =>
  wishes.some((wish) => wish.kind === "dish" && wish.of === "gourmet");

/** The weights of the wishes that this request utters. */
export const wishesOf = ({ request, wishes, pursuit, atHand }: Demands): Partial<Record<Wish, number>> => ({
  ...(request.cuisineStyle === "any" ? {} : { cuisine: WEIGHTS.cuisine }),
  ...(request.difficulty === "any" ? {} : { difficulty: WEIGHTS.difficulty }),
  budget: WEIGHTS.budget,
  ...(request.categories.length === 0 ? {} : { category: WEIGHTS.category }),
  ...(pursuit.hasTaste ? { taste: WEIGHTS.taste } : {}),
  ...(isGourmetAsked(wishes) ? { style: WEIGHTS.style } : {}),
  ...(request.dislikes.length === 0 ? {} : { dislikes: WEIGHTS.dislikes }),
  ...(atHand.length === 0 ? {} : { atHand: WEIGHTS.atHand }),
  balance: WEIGHTS.balance,
  variety: WEIGHTS.variety,
});

export const totalWeight = (wishes: Partial<Record<Wish, number>>): number =>
  Object.values(wishes).reduce((sum, weight) => sum + weight, 0);

const DIFFICULTY_PLACE = { easy: 0, medium: 1, hard: 2 } as const;

/** How well a dish meets each wish that a single meal can meet, 0–1. */
export const meetsOf = (
  component: Component,
  position: Position,
  demands: Demands,
): Partial<Record<Wish, number>> => {
  const { request, pursuit, dislikes } = demands;
  const { dish } = component;
  const overBudget = BUDGETS.indexOf(dish.budget) - BUDGETS.indexOf(request.budget);
  const difficulty =
    request.difficulty === "any"
      ? 0
      : Math.abs(DIFFICULTY_PLACE[dish.difficulty] - DIFFICULTY_PLACE[request.difficulty]);
  return {
    cuisine: component.cuisine === request.cuisineStyle || component.isExtra ? 1 : 0,
    difficulty: difficulty === 0 ? 1 : difficulty === 1 ? 0.4 : 0,
    budget: overBudget <= 0 ? 1 : overBudget === 1 ? 0.4 : 0,
    category: position.wished === null || position.wished === dish.category ? 1 : 0,
    taste: pursuit.tasteOf(component),
    style: dish.style === "gourmet" ? 1 : 0,
    dislikes: component.foods.some((food) => dislikes.forbids(food) !== null) ? 0 : 1,
  };
};

/** The meal's own share of the preference score, before it is divided by the number of meals. */
export const mealScore = (
  meets: Partial<Record<Wish, number>>,
  wishes: Partial<Record<Wish, number>>,
): number => {
  let sum = 0;
  for (const wish of ["cuisine", "difficulty", "budget", "category", "taste", "style", "dislikes"] as const) {
    sum += (wishes[wish] ?? 0) * (meets[wish] ?? 0);
  }
  return sum;
};
