import { DIETS, type Diet } from "@meal/domain/chef/vocabulary";
import type { PlannerIndex } from "./planner-index.ts";
import { poolOfDiet } from "./pool.ts";

/**
 * Works out what each diet may eat before anybody asks, one diet a step, so that the first plan after a start is as fast
 * as the next. Whoever drives it may do other things between the steps.
 */
export function* warmPlanner(index: PlannerIndex): Generator<Diet, void> {
  for (const diet of DIETS) {
    poolOfDiet(index, diet);
    yield diet;
  }
}
