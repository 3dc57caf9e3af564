import { randomUUID } from "node:crypto";
import { listMealPlans, listPlansInUse, readMealPlan } from "@meal/contract/planner";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";
import { recipeOf } from "./testing/saved-things.ts";

const path = "/api/meal-plans";

function weekOf(name: string, startDate?: string) {
  const meals = [recipeOf(`Soup of ${name}`, { id: randomUUID() })];
  return { id: randomUUID(), name, content: { days: [{ day: 1, meals }], ...(startDate && { startDate }) } };
}

async function save(caller: TestCaller, body: unknown) {
  const response = await caller.post(path, body);
  expect(response.status).toBe(201);
  return readMealPlan.output.parse(await response.json());
}

const namesOf = async (caller: TestCaller, kind = "") => {
  const { items, total } = listMealPlans.output.parse(
    await (await caller.get(`${path}${kind && `?kind=${kind}`}`)).json(),
  );
  expect(total).toBe(items.length);
  return items.map(({ name }) => name);
};

describeAccounts("a week that is kept to be planned again", ({ open }) => {
  it("has a list of its own, without dates, and is never in use, found or a stranger's", async () => {
    const world = await open();
    const { anna, bertsBrowser } = await annaAndBert(world);
    const today = new Date(world.clock.now()).toISOString().slice(0, 10);
    const kept = await save(anna, { ...weekOf("Good week", today), kind: "week" });
    expect([kept.content.startDate, kept.datesInUse]).toEqual([undefined, []]);
    expect([await namesOf(anna), await namesOf(anna, "week")]).toEqual([[], ["Good week"]]);
    const inUse = async () =>
      listPlansInUse.output.parse(await (await anna.get(`/api/plans-in-use?from=${today}`)).json()).items;
    expect(await inUse()).toEqual([]);
    await anna.post(`${path}/${kept.id}/use`, { today });
    expect(await inUse()).toEqual([]);
    const moved = { revision: kept.revision, content: { ...kept.content, startDate: today } };
    const changed = await anna.send("PATCH", `${path}/${kept.id}`, moved);
    expect(readMealPlan.output.parse(await changed.json())).toMatchObject({ datesInUse: [] });
    expect(await inUse()).toEqual([]);
    expect(await (await anna.get("/api/saved-search?text=soup")).json()).toEqual({ items: [] });
    expect(await namesOf(bertsBrowser, "week")).toEqual([]);
    expect((await bertsBrowser.get(`${path}/${kept.id}`)).status).toBe(404);
  });

  it("is kept once however often it is sent, renamed, deleted and brought back as a week", async () => {
    const { anna } = await annaAndBert(await open());
    const week = { ...weekOf("Good week"), kind: "week" };
    const { revision } = await save(anna, week);
    await save(anna, week);
    expect(await namesOf(anna, "week")).toEqual(["Good week"]);
    await anna.send("PATCH", `${path}/${week.id}`, { revision, name: "Winter week" });
    expect(await namesOf(anna, "week")).toEqual(["Winter week"]);
    await anna.send("DELETE", `${path}/${week.id}`);
    expect(await namesOf(anna, "week")).toEqual([]);
    await save(anna, week);
    expect([await namesOf(anna), await namesOf(anna, "week")]).toEqual([[], ["Good week"]]);
  });
});
