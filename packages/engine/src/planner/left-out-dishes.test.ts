import { expect, it } from "vitest";
import { alternatives } from "./alternatives.ts";
import { planMeals } from "./plan-meals.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";

const index = createPlannerIndex(createSyntheticCorpus(7));

it("never plans or offers a dish that somebody does not want again", () => {
  const request = aRequest({ days: 3, mealsPerDay: 3 });
  const first = planMeals(index, request);
  if (first.kind === "impossible") throw new Error("impossible");
  const dishesLeftOut = first.days.flatMap(({ meals }) => meals.flatMap(({ dishId }) => dishId ?? []));
  expect(dishesLeftOut.length).toBeGreaterThan(6);
  const again = planMeals(index, { ...request, dishesLeftOut });
  if (again.kind === "impossible") throw new Error("impossible");
  const planned = again.days.flatMap(({ meals }) => meals.map(({ dishId }) => dishId));
  expect(planned.filter((id) => id !== undefined && dishesLeftOut.includes(id))).toEqual([]);
  const question = {
    request: { ...request, dishesLeftOut },
    days: again.days,
    day: 2,
    position: 2,
    count: 5,
  };
  const offered = alternatives(index, question).map(({ meal }) => meal.dishId);
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter((id) => id !== undefined && dishesLeftOut.includes(id))).toEqual([]);
});
