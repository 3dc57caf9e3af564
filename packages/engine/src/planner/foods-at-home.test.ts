import type { Plan, PlanRequest } from "@meal/domain/chef/plans";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { certify } from "./certify.ts";
import { outOfSeason } from "./ease.ts";
import { planMeals } from "./plan-meals.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";

const row = { from: null, sold: [], isFree: false };
const index = createPlannerIndex({
  ...createSyntheticCorpus(7, 200),
  shop: [
    { ...row, foodId: "spinach", keepsDays: 5 },
    { ...row, foodId: "rice", keepsDays: 300 },
  ],
});

const monday = "2026-11-23";
const aWeek = (wishes: Partial<PlanRequest> = {}): PlanRequest =>
  aRequest({ days: 7, cooking: "easy", startDate: monday, ...wishes });

const planned = (request: PlanRequest): Plan => {
  const outcome = planMeals(index, request);
  if (outcome.kind === "impossible") throw new Error("impossible");
  return outcome;
};

/** The first day on which a food is eaten, from 1. */
const firstDayOf = ({ days }: Plan, foodId: string): number =>
  days.find(({ meals }) => meals.some(({ foodIds = [] }) => foodIds.includes(foodId)))?.day ?? Infinity;

const seeds = [1, 2, 3, 4, 5, 6];

describe("what is at home", () => {
  it("is eaten while it is good, soonest best-before first", () => {
    const atHome = [
      { foodId: "tofu", bestBefore: "2026-11-27" },
      { foodId: "salmon", bestBefore: "2026-11-24" },
    ];
    for (const seed of seeds) {
      const plan = planned(aWeek({ seed, atHome }));
      expect(firstDayOf(plan, "salmon")).toBeLessThanOrEqual(2);
      expect(firstDayOf(plan, "tofu")).toBeLessThanOrEqual(5);
    }
  });

  it("is in season: whoever has figs at home in November is not kept from them", () => {
    const { startDate, ...request } = aWeek();
    const figs = kitchen.planner.plain.find(({ foods }) => foods.some(({ id }) => id === "fig"));
    if (figs === undefined || startDate === undefined) throw new Error("no figs");
    const cost = (atHome: PlanRequest["atHome"]) =>
      outOfSeason(
        { main: figs, addons: [] },
        { request: { ...request, startDate, ...(atHome && { atHome }) } },
      );
    expect(cost(undefined)).toBeGreaterThan(0);
    expect(cost([{ foodId: "fig" }])).toBe(0);
  });

  it("is eaten in every week without a date as well, and mostly early, where it does not keep", () => {
    // Over 120 weeks nine of ten eat such a food by the third day; asparagus, of which a November has few dishes, two of three.
    const firstDays = ["spinach", "arugula", "kale", "asparagus", "mushroom"].flatMap((foodId) =>
      Array.from({ length: 8 }, (_, seed) => {
        const plan = planMeals(kitchen.planner, aWeek({ seed, atHome: [{ foodId }] }));
        if (plan.kind === "impossible") throw new Error("impossible");
        return firstDayOf(plan, foodId);
      }),
    );
    expect(Math.max(...firstDays)).toBeLessThanOrEqual(7);
    expect(firstDays.filter((day) => day <= 3).length / firstDays.length).toBeGreaterThan(0.75);
  });

  it("is nothing to buy as far as there is enough of it", () => {
    const weeks = seeds
      .map((seed) => aWeek({ seed }))
      .map((request) => ({ request, plan: planned(request) }));
    const withRice = weeks.find(({ plan }) => firstDayOf(plan, "rice") < Infinity);
    if (withRice === undefined) throw new Error("None of these weeks has rice.");
    const { request, plan } = withRice;
    const { days, certificate } = plan;
    const toBuy = certificate.week?.foodsToBuy ?? 0;
    const counted = (grams?: number) => {
      const rice = { foodId: "rice", ...(grams !== undefined && { grams }) };
      return certify(index, { ...request, atHome: [rice] }, days).week?.foodsToBuy;
    };
    expect([counted(), counted(100_000), counted(1)]).toEqual([toBuy - 1, toBuy - 1, toBuy]);
  });

  it("changes nothing where it has gone bad, is used up or is no food of the table", () => {
    const atHome = [
      { foodId: "salmon", bestBefore: "2026-11-22" },
      { foodId: "tofu", grams: 0, bestBefore: "2026-11-25" },
      { foodId: "nothing-like-it", bestBefore: "2026-11-25" },
    ];
    expect(planned(aWeek({ atHome }))).toEqual(planned(aWeek()));
  });

  it("is never eaten against an allergy or a diet, and the certificate follows from the request alone", () => {
    const atHome = [
      { foodId: "salmon", bestBefore: "2026-11-24" },
      { foodId: "tofu", grams: 900, bestBefore: "2026-11-26" },
    ];
    for (const wishes of [{ allergies: ["fish"] }, { diet: "vegan" as const }]) {
      const request = aWeek({ atHome, ...wishes });
      const plan = planned(request);
      expect(firstDayOf(plan, "salmon")).toBe(Infinity);
      expect(plan.certificate.broken).toEqual([]);
      expect(certify(index, request, plan.days)).toEqual(plan.certificate);
    }
  });
});

describe("the date of the first day", () => {
  it("says which days are a weekend, with a breakfast of its own", () => {
    const breakfasts = planned(aWeek({ startDate: "2026-11-27" })).days.map(({ meals }) => meals[0]?.dishId);
    const [friday, saturday, sunday, monday_, tuesday] = breakfasts;
    expect(saturday).toBe(sunday);
    expect([friday, monday_, tuesday]).not.toContain(saturday);
  });
});
