import type { Component } from "./component.ts";
import { plannedDays } from "./day-layout.ts";
import { type Demands, isUnwanted } from "./demands.ts";
import type { PlannerIndex } from "./planner-index.ts";
import { poolWithout } from "./pool.ts";

/** What may be cooked, own recipes with it: nothing of what somebody never wants again. */
export const kitchenPool = (index: PlannerIndex, demands: Demands): readonly Component[] => {
  const leftOut = new Set(demands.request.dishesLeftOut);
  const own = [...demands.own.dishes.values()].filter(
    ({ foods }) => !foods.some((food) => isUnwanted(demands, food)),
  );
  const pool = own.length === 0 ? likedPool(index, demands) : [...likedPool(index, demands), ...own];
  return leftOut.size === 0 ? pool : pool.filter(({ dish }) => !leftOut.has(dish.id));
};

/** Without what is forbidden, and, where enough is left, without what is disliked. */
const likedPool = (index: PlannerIndex, demands: Demands): readonly Component[] => {
  const { request, diets, allergies } = demands;
  const hasAllergies = request.allergies.length > 0;
  const allowed = poolWithout(index, diets, hasAllergies ? (food) => allergies.forbids(food) !== null : null);
  if (request.dislikes.length === 0 && !demands.pursuit.avoidsFoods) return allowed;
  const liked = poolWithout(
    index,
    diets,
    (food) => allergies.forbids(food) !== null || isUnwanted(demands, food),
  );
  const kinds = new Set(plannedDays(request).flatMap(({ positions }) => positions.map(({ kind }) => kind)));
  const isEnough = [...kinds].every(
    (kind) => liked.filter(({ dish }) => dish.slots.includes(kind)).length >= Math.max(3, request.days * 2),
  );
  return isEnough ? liked : allowed;
};
