import { DIETS } from "@meal/domain/chef/vocabulary";
import { expect, it } from "vitest";
import { planMeals } from "./plan-meals.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";
import { warmPlanner } from "./warm-planner.ts";

it("works out every diet beforehand and changes no plan by it", { timeout: 120_000 }, () => {
  const corpus = createSyntheticCorpus(7);
  const [warm, cold] = [createPlannerIndex(corpus), createPlannerIndex(corpus)];
  expect([...warmPlanner(warm)]).toEqual(DIETS);
  expect([...warm.pools.keys()]).toEqual(DIETS);
  for (const diet of DIETS)
    expect(planMeals(warm, aRequest({ diet }))).toEqual(planMeals(cold, aRequest({ diet })));
});
