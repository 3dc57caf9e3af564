import type { Meal, PlanRequest } from "@meal/domain/chef/plans";
import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { planMeals } from "./plan-meals.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

const firstDayOf = (request: PlanRequest): readonly Meal[] => {
  const plan = planMeals(kitchen.planner, request);
  if (plan.kind === "impossible") throw new Error("impossible");
  return plan.days[0]?.meals ?? [];
};

const weeks = (["none", "vegan", "vegetarian"] as const).flatMap((diet) =>
  Array.from({ length: 4 }, (_, seed) =>
    aRequest({ days: 7, diet, seed, cooking: "easy", startDate: "2026-11-23" }),
  ),
);

it("nothing that has to stand overnight is planned for the day on which a plan begins", () => {
  const late = weeks.flatMap((request) =>
    firstDayOf(request).filter(
      ({ type, leadMinutes = 0 }) => leadMinutes > (type === "breakfast" ? 30 : 360),
    ),
  );
  expect(late.map(({ name, leadMinutes }) => `${name}: ${leadMinutes}`)).toEqual([]);
});
