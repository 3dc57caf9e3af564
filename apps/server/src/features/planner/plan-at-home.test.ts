import { randomUUID } from "node:crypto";
import { readMealPlan } from "@meal/contract/planner";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { expect, it } from "vitest";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { act, refresh, savePlan } from "../shopping-list/testing/list-caller.ts";
import { path, planned, signedUp } from "./testing/planned.ts";

const wishes = { days: 5, mealsPerDay: 2, seed: 1 };
const DAY_MS = 86_400_000;
const todayOf = ({ clock }: World) => new Date(clock.now()).toISOString().slice(0, 10);

/** Somebody with spinach that is good for so many days more, and rice that nobody weighed. */
async function withSpinach(world: World, goodForDays: number) {
  const anna = await signedUp(world);
  const today = todayOf(world);
  const thing = {
    quantity: "",
    unit: "",
    aisle: "produce",
    bestBefore: null,
    since: today,
    share: 1,
  } as const;
  const bestBefore = dateOfDay(today, goodForDays + 1);
  await act(
    anna,
    {
      kind: "keep",
      item: { ...thing, id: randomUUID(), name: "spinach", quantity: "300", unit: "g", bestBefore },
    },
    { kind: "keep", item: { ...thing, id: randomUUID(), name: "white rice" } },
  );
  return { anna, today, spinach: { foodId: "spinach", grams: 300, bestBefore } };
}

describeAccounts("what is at home", ({ open }) => {
  it("is used while it is good, nothing to buy, and kept with the plan that it belongs to", async () => {
    const { anna, today, spinach } = await withSpinach(await open(), 1);
    const { days, certificate, atHome } = await planned(anna, { ...wishes, startDate: today });
    expect(atHome?.[0]).toEqual(spinach);
    expect(atHome).toHaveLength(2);
    const meals = days.slice(0, 2).flatMap((each) => each.meals);
    expect(meals.some(({ foodIds = [] }) => foodIds.includes("spinach"))).toBe(true);
    const id = randomUUID();
    const content = { days, startDate: today, request: { ...wishes, startDate: today, atHome } };
    await anna.post("/api/meal-plans", { id, name: "Our week", content });
    const stored = readMealPlan.output.parse(await (await anna.get(`/api/meal-plans/${id}`)).json());
    expect(stored.content.request).toMatchObject({ atHome, startDate: today });
    const again = await anna.post("/api/functions/certify-meal-plan", {
      request: stored.content.request,
      days: stored.content.days,
    });
    expect(await again.json()).toEqual({ certificate });
  });

  it("is left to the plan that runs until the next one begins", async () => {
    const { anna, today, spinach } = await withSpinach(await open(), 20);
    await savePlan(anna, ["300 g spinach"]);
    await refresh(anna);
    const tomorrow = await planned(anna, { ...wishes, startDate: dateOfDay(today, 2) });
    expect(tomorrow.atHome).not.toContainEqual(spinach);
    const instead = await planned(anna, { ...wishes, startDate: today });
    expect(instead.atHome).toContainEqual(spinach);
  });

  it("is left to this evening's dinner where the server's day is over already", async () => {
    const world = await open();
    const sinceMidnight = world.clock.now() % DAY_MS;
    world.clock.advance(DAY_MS - sinceMidnight + 1000);
    const { anna, today, spinach } = await withSpinach(world, 20);
    const here = dateOfDay(today, 0);
    await anna.put("/api/user-preferences", { time_zone: "America/New_York" });
    await savePlan(anna, ["300 g spinach"]);
    const list = await refresh(anna);
    expect(list.items).toMatchObject([{ name: "spinach" }]);
    const tomorrow = await planned(anna, { ...wishes, startDate: dateOfDay(here, 2) });
    expect(tomorrow.atHome).not.toContainEqual(spinach);
  });

  it("is refused where a date is none or the list has no end", async () => {
    const anna = await signedUp(await open());
    const endless = Array.from({ length: 501 }, () => ({ foodId: "rice-white" }));
    for (const wrong of [[{ foodId: "rice-white", bestBefore: "soon" }], [{ grams: 3 }], endless]) {
      const response = await anna.post(path, { ...wishes, atHome: wrong });
      expect(response.status).toBe(400);
    }
  });
});
