import { randomUUID } from "node:crypto";
import { readMealPlan } from "@meal/contract/planner";
import { expect, it } from "vitest";
import { describeAccounts } from "../accounts/testing/world.ts";
import { path, planned, signedUp } from "./testing/planned.ts";

const week = { days: 5, mealsPerDay: 2, seed: 1, startDate: "2027-03-01" };
const atHome = [{ foodId: "spinach", grams: 300, bestBefore: "2027-03-02" }, { foodId: "rice-white" }];

describeAccounts("what is at home", ({ open }) => {
  it("is used while it is good, nothing to buy, and kept with the plan that it belongs to", async () => {
    const anna = await signedUp(await open());
    const { days, certificate } = await planned(anna, { ...week, atHome });
    const meals = days.slice(0, 2).flatMap((each) => each.meals);
    expect(meals.some(({ foodIds = [] }) => foodIds.includes("spinach"))).toBe(true);
    const id = randomUUID();
    const content = { days, startDate: week.startDate, request: { ...week, atHome } };
    await anna.post("/api/meal-plans", { id, name: "Our week", content });
    const stored = readMealPlan.output.parse(await (await anna.get(`/api/meal-plans/${id}`)).json());
    expect(stored.content.request).toMatchObject({ atHome, startDate: week.startDate });
    const again = await anna.post("/api/functions/certify-meal-plan", {
      request: stored.content.request,
      days: stored.content.days,
    });
    expect(await again.json()).toEqual({ certificate });
  });

  it("is refused where a date is none or the list has no end", async () => {
    const anna = await signedUp(await open());
    const endless = Array.from({ length: 501 }, () => ({ foodId: "rice-white" }));
    for (const wrong of [[{ foodId: "rice-white", bestBefore: "soon" }], [{ grams: 3 }], endless]) {
      const response = await anna.post(path, { ...week, atHome: wrong });
      expect(response.status).toBe(400);
    }
  });
});
