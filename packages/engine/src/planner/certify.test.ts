import type { PlanDay } from "@meal/domain/chef/plans";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { certify } from "./certify.ts";
import { kcalText } from "./figures.ts";
import { planMeals } from "./plan-meals.ts";
import { createPlannerIndex } from "./planner-index.ts";
import { aRequest, createSyntheticCorpus } from "./testing/synthetic-corpus.ts";

const index = createPlannerIndex(createSyntheticCorpus(7));

function daysOf(diet: "none" | "vegan"): readonly PlanDay[] {
  const outcome = planMeals(index, aRequest({ diet, days: 1, allergies: ["nuts"] }));
  if (outcome.kind === "impossible") throw new Error("No plan was made.");
  return outcome.days;
}

const withLine = (days: readonly PlanDay[], line: string): readonly PlanDay[] =>
  days.map(({ day, meals }) => ({
    day,
    meals: meals.map((meal, at) => (at > 0 ? meal : { ...meal, ingredients: [...meal.ingredients, line] })),
  }));

describe("a certificate", () => {
  it("comes to the cents that the meals add up to", () => {
    const days = daysOf("none");
    const cents = days.flatMap(({ meals }) => meals).reduce((sum, { price }) => sum + price, 0);
    expect(certify(index, aRequest({ days: 1 }), days)).toMatchObject({
      costCents: cents,
      days: [{ costCents: cents }],
    });
  });

  it("tells no rule as checked that a meal breaks", () => {
    const days = withLine(daysOf("vegan"), "200 g walnuts");
    const request = aRequest({ diet: "vegan", days: 1, allergies: ["nuts"] });
    const { rulesChecked, broken } = certify(index, request, days);
    expect(rulesChecked).toContain("every food fits vegan");
    expect(rulesChecked).not.toContain("nothing with nuts");
    expect(broken).toEqual([expect.stringMatching(/^Day 1, ".+": 200 g walnuts: /u)]);
  });

  it("tells a diet as broken that came after the plan, and the others as kept", () => {
    const days = withLine(daysOf("vegan"), "100 g beef");
    const request = aRequest({ diet: "vegan", days: 1, allergies: ["nuts"] });
    const { rulesChecked, broken } = certify(index, request, days);
    expect(rulesChecked).toContain("nothing with nuts");
    expect(rulesChecked).not.toContain("every food fits vegan");
    expect(broken).toHaveLength(1);
  });

  it("names a dear dish to whom asked for cheap ones, and not to whom said nothing of it", () => {
    const cookbook = kitchen.planner;
    const dear = aRequest({ days: 7, budget: "expensive", seed: 3 });
    const outcome = planMeals(cookbook, dear);
    if (outcome.kind === "impossible") throw new Error("No plan was made.");
    const bent = (budget: "cheap" | "reasonable") =>
      certify(cookbook, { ...dear, budget }, outcome.days).relaxed.filter(({ wish }) => wish === "budget");
    expect(bent("cheap").length).toBeGreaterThan(0);
    expect(bent("reasonable")).toEqual([]);
  });

  it("promises nothing for a day on which nobody eats at home, and does not call it short", () => {
    const request = aRequest({ days: 2, slots: [["dinner"]] });
    const outcome = planMeals(index, request);
    if (outcome.kind === "impossible") throw new Error("No plan was made.");
    const [first, second] = outcome.days;
    if (first === undefined || second === undefined) throw new Error("A plan of two days has two.");
    const { days, relaxed } = certify(index, request, [first, { ...second, meals: [] }]);
    expect(days.map(({ day }) => day)).toEqual([1]);
    expect(relaxed.filter(({ wish }) => wish === "calories")).toEqual([]);
  });

  it("tells energy as reached only where it is", () => {
    const days = daysOf("none");
    const promise = `every day within 2% of ${kcalText(aRequest({ days: 1 }).calories)}`;
    expect(certify(index, aRequest({ days: 1 }), days).rulesChecked).toContain(promise);
    const halved = days.map(({ day, meals }) => ({ day, meals: meals.slice(0, 1) }));
    expect(certify(index, aRequest({ days: 1 }), halved).rulesChecked).not.toContain(promise);
  });
});
