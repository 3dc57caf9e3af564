import type { Meal } from "@meal/domain/chef/plans";
import type { Suit } from "@meal/domain/chef/vocabulary";
import { type Appliance, isMadeCold, type Making, usesAppliance } from "../dishes/kitchen-use.ts";
import type { Component } from "../planner/component.ts";
import { isHandful } from "../planner/fruit-and-nuts.ts";
import type { PlannerIndex } from "../planner/planner-index.ts";

/** What is asked of how dishes are made, and of whom they suit. */
export type KitchenRule =
  | { readonly asks: "without"; readonly appliance: Appliance }
  | { readonly asks: "cold" | "one-vessel" | "children" };

type Part = Making & {
  readonly suits: readonly Suit[];
  readonly isExtra: boolean;
  /** Whole nuts, on which a small child chokes. */
  readonly isHandful: boolean;
};

const keepsAsMain = (rule: KitchenRule, part: Part): boolean => {
  switch (rule.asks) {
    case "without":
      return !usesAppliance(part, rule.appliance);
    case "cold":
      return isMadeCold(part);
    case "one-vessel":
      return part.suits.includes("one-pot") || part.suits.includes("one-tray") || isMadeCold(part);
    case "children":
      return part.suits.includes("children") || (part.isExtra && !part.isHandful);
    default:
      return rule satisfies never;
  }
};

/** Beside a dish that has its one pot stands what needs none. */
const keepsAsSide = (rule: KitchenRule, part: Part): boolean =>
  rule.asks === "one-vessel" ? isMadeCold(part) : keepsAsMain(rule, part);

/** Leftovers are only warmed, however one likes; whom they suit does not change. */
export const holdsForLeftovers = ({ asks }: KitchenRule): boolean => asks === "children";

const answers = new WeakMap<Component, Map<string, boolean>>();

/** Whether a dish keeps a rule in the middle of a plate, or beside another; worked out once. */
export const keepsRule = (rule: KitchenRule, component: Component, as: "main" | "side"): boolean => {
  const known = answers.get(component) ?? new Map<string, boolean>();
  answers.set(component, known);
  const key = `${as} ${rule.asks === "without" ? rule.appliance : rule.asks}`;
  const part = { ...component.dish, isExtra: component.isExtra, isHandful: isHandful(component) };
  const answer = known.get(key) ?? (as === "main" ? keepsAsMain(rule, part) : keepsAsSide(rule, part));
  known.set(key, answer);
  return answer;
};

const partOf = (steps: Making["steps"], component: Component | undefined): Part => ({
  steps,
  needs: component?.dish.needs ?? [],
  suits: component?.dish.suits ?? [],
  isExtra: component?.isExtra ?? false,
  isHandful: component !== undefined && isHandful(component),
});

/** Whether a meal keeps it, by its own steps and by what the cookbook says of its dishes. */
export const mealKeeps = (index: PlannerIndex, rule: KitchenRule, meal: Meal): boolean => {
  const { steps = [], leftoverOf, dishId = "", side } = meal;
  const told = steps.map(({ instruction, category, isSide }) => ({ text: instruction, category, isSide }));
  const dish = partOf(
    told.filter(({ isSide }) => isSide !== true),
    index.byDishId.get(dishId),
  );
  const beside = partOf(
    told.filter(({ isSide }) => isSide === true),
    side === undefined ? undefined : index.byDishId.get(side.dishId),
  );
  const isRight =
    side === undefined || keepsAsSide(rule, leftoverOf === undefined ? beside : unmarked(beside));
  if (leftoverOf !== undefined && !holdsForLeftovers(rule)) return isRight;
  // Who has told nobody how it is made can promise nothing of it.
  return steps.length > 0 && keepsAsMain(rule, dish) && isRight;
};

/** What stands beside a leftover was cooked with it, or is told by its own steps. */
const unmarked = (part: Part): Part => ({ ...part, needs: [] });
