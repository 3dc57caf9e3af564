import type { Plan, PlanRequest } from "@meal/domain/chef/plans";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { planMeals } from "./plan-meals.ts";
import { aRequest } from "./testing/synthetic-corpus.ts";

const SEEDS = 30;

const easyDays = (wishes: Partial<PlanRequest>): readonly Plan[] =>
  Array.from({ length: SEEDS }, (_, seed) => {
    const plan = planMeals(kitchen.planner, aRequest({ cooking: "easy", seed, ...wishes }));
    if (plan.kind === "impossible") throw new Error(`impossible: ${plan.demands.join(", ")}`);
    return plan;
  });

const namesOfFirstDay = ({ days }: Plan): readonly string[] => (days[0]?.meals ?? []).map(({ name }) => name);

describe("a plan of a few easy days", () => {
  it.each([
    { days: 1, limits: { carbsMax: 130 } },
    { days: 1, limits: { proteinMin: 130 } },
    { days: 2, limits: { proteinMin: 120, carbsMax: 150 } },
  ])("keeps the figures that were wished of its days: %j", (wishes) => {
    const missed = easyDays(wishes).filter(({ certificate }) =>
      certificate.wishes?.some(({ isKept }) => !isKept),
    );
    expect(missed.map(({ certificate }) => certificate.wishes)).toEqual([]);
  });

  it("is not the same day for everybody, and puts no flavor on the table twice to save a jar", () => {
    const all = easyDays({ days: 1 }).map(namesOfFirstDay);
    expect(new Set(all.map((names) => names.join("|"))).size).toBeGreaterThan(SEEDS / 2);
    expect(all.filter((names) => names.filter((name) => /peanut butter/iu.test(name)).length > 1)).toEqual(
      [],
    );
  });
});
