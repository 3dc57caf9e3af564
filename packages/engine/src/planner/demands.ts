import type { PlanRequest } from "@meal/domain/chef/plans";
import type { Food } from "../foods/food.ts";
import type { PlannedDay } from "./day-layout.ts";
import { type Eaters, readEaters } from "./eaters.ts";
import type { Figures } from "./figures.ts";
import type { DayGoal } from "./fit-day.ts";
import { readFondness } from "./fondness.ts";
import type { OwnDishes } from "./own-dishes.ts";
import { readOwnRecipes } from "./own-recipes.ts";
import type { PlannerIndex } from "./planner-index.ts";

/** A request as the search understands it. */
export type Demands = Eaters & {
  /** The household's own recipes. */
  readonly own: OwnDishes;
  /** By how much a dish is more welcome because somebody saved it. */
  readonly fondness: ReadonlyMap<string, number>;
};

/** Reads a request with the food table and the cookbook. */
export const readDemands = (index: PlannerIndex, request: PlanRequest): Demands => {
  const eaters = readEaters(index, request);
  const own = readOwnRecipes(index, eaters);
  return { ...eaters, own, fondness: readFondness(request, eaters.past, own) };
};

/** Whether the person would rather not eat this food. */
export const isUnwanted = ({ dislikes, pursuit }: Demands, food: Food): boolean =>
  dislikes.forbids(food) !== null || pursuit.isAvoided(food.id);

/** What a day must come to beside `others`, that stand in it already. */
export const goalOf = (
  { rule, pursuit }: Demands,
  { targetKcal, share }: Pick<PlannedDay, "targetKcal" | "share">,
  others: Figures,
): DayGoal => ({
  others,
  targetKcal,
  share,
  rule,
  wishMiss: pursuit.hasDayWishes ? pursuit.dayMiss : null,
});
