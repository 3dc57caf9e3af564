import { randomUUID } from "node:crypto";
import { listPlansInUse, readMealPlan } from "@meal/contract/planner";
import { previewPlanUse, shoppingList } from "@meal/contract/shopping-list";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { recipeOf } from "./testing/saved-things.ts";

const foods = ["2 onions", "1 leek", "3 carrots", "200 g rice", "1 kg potatoes", "100 g kale", "4 eggs"];

async function open(world: World) {
  const { anna } = await annaAndBert(world);
  const today = new Date(world.clock.now()).toISOString().slice(0, 10);
  const save = (name: string, startDate: string, days: readonly (readonly string[])[]) =>
    savePlan(anna, name, startDate, days);
  return { anna, today, save, ...watching(anna, today) };
}

async function savePlan(
  caller: TestCaller,
  name: string,
  startDate: string,
  days: readonly (readonly string[])[],
) {
  const content = {
    startDate,
    days: days.map((ingredients, at) => ({
      day: at + 1,
      meals: [recipeOf(`${name} ${at + 1}`, { id: randomUUID(), ingredients: [...ingredients] })],
    })),
  };
  const response = await caller.post("/api/meal-plans", { id: randomUUID(), name, content });
  expect(response.status).toBe(201);
  return readMealPlan.output.parse(await response.json());
}

/** What list, dashboard and calendar say, each by the names of the plans' meals. */
function watching(caller: TestCaller, today: string) {
  const list = async () => {
    await caller.post("/api/shopping-list/refresh", { today });
    return shoppingList.parse(await (await caller.get("/api/shopping-list")).json());
  };
  const told = async () =>
    (await list()).items.map(({ checked, name, quantity }) => `${checked ? "x" : "-"} ${quantity} ${name}`);
  const inUse = async (from = today) => {
    const { items } = listPlansInUse.output.parse(
      await (await caller.get(`/api/plans-in-use?from=${from}`)).json(),
    );
    return items.map(({ name, datesInUse }) => [name].concat(datesInUse));
  };
  const tick = async (...names: readonly string[]) => {
    const { items } = await list();
    const operations = items
      .filter(({ name }) => names.includes(name))
      .map(({ id }) => ({ opId: randomUUID(), operation: { kind: "check", id, checked: true } }));
    await caller.post("/api/shopping-list/operations", { operations });
  };
  const use = (id: string, body: object = {}) => caller.post(`/api/meal-plans/${id}/use`, body);
  const preview = async (id: string) =>
    previewPlanUse.output.parse(
      await (await caller.get(`/api/shopping-list/preview/${id}?today=${today}`)).json(),
    );
  return { list, told, inUse, tick, use, preview };
}

describeAccounts("the plan in use", ({ open: openWorld }) => {
  it("keeps its list and its ticks through a trial, changes when another is chosen, and is back with its ticks", async () => {
    const world = await openWorld();
    const { today, save, list, told, inUse, tick, use, preview } = await open(world);
    const a = await save("A", today, [foods]);
    expect(a.datesInUse).toEqual([today]);
    await tick(...(await list()).items.slice(0, 5).map(({ name }) => name));
    const before = await list();
    expect(before.items.map(({ checked }) => checked)).toEqual([true, true, true, true, true, false, false]);
    world.clock.advance(1000);
    const b = await save("B", today, [["5 onions", "1 leek", "2 lemons"]]);
    expect([b.datesInUse, await list(), await inUse()]).toEqual([[], before, [["A", today]]]);
    const shown = await preview(b.id);
    expect(shown).toMatchObject({
      dates: [today],
      overlaps: [{ id: a.id, name: "A", dates: [today] }],
      added: [{ name: "lemons", amount: "2" }],
      changed: [{ name: "onions", before: "2", after: "5" }],
      ticks: { stay: 0, go: 5, back: 0 },
    });
    expect(shown.gone).toHaveLength(foods.length - 2);
    expect(await list()).toEqual(before);
    expect(readMealPlan.output.parse(await (await use(b.id)).json()).datesInUse).toEqual([today]);
    expect(await told()).toEqual(["- 1 leek", "- 2 lemons", "- 5 onions"]);
    expect(await inUse()).toEqual([["B", today]]);
    expect((await preview(a.id)).ticks).toEqual({ stay: 0, go: 0, back: 5 });
    await use(a.id);
    expect((await list()).items).toEqual(before.items);
  });

  it("shares dates with another, day by day, and the list needs those from today on", async () => {
    const { today, save, told, inUse, use, anna } = await open(await openWorld());
    const on = (day: number) => dateOfDay(today, day);
    const week = await save("Week", today, [["1 leek"], ["1 onion"], ["1 kale"]]);
    const trip = await save("Trip", on(2), [["5 lemons"]]);
    await use(trip.id);
    expect(await inUse()).toEqual([
      ["Week", on(1), on(3)],
      ["Trip", on(2)],
    ]);
    expect(await told()).toEqual(["- 1 kale", "- 1 leek", "- 5 lemons"]);
    const tomorrow = await anna.post("/api/shopping-list/refresh", { today: on(2) });
    expect(shoppingList.parse(await tomorrow.json()).items.map(({ name }) => name)).toEqual([
      "lemons",
      "kale",
    ]);
    const moved = { revision: 1, content: { ...week.content, startDate: on(2) } };
    const answer = await anna.send("PATCH", `/api/meal-plans/${week.id}`, moved);
    expect(readMealPlan.output.parse(await answer.json()).datesInUse).toEqual([on(3), on(4)]);
    expect(await inUse(on(9))).toEqual([["Week", on(3), on(4)]]);
  });

  it("leaves its dates free when it is deleted, and takes them again when that is undone", async () => {
    const { anna, today, save, told, inUse, tick, use } = await open(await openWorld());
    await save("A", today, [["1 leek"], ["2 onions"]]);
    const b = await save("B", today, [["3 lemons"]]);
    await use(b.id);
    await tick("lemons");
    expect((await anna.send("DELETE", `/api/meal-plans/${b.id}`)).status).toBe(204);
    expect([await inUse(), await told()]).toEqual([[["A", dateOfDay(today, 2)]], ["- 2 onions"]]);
    await anna.post("/api/meal-plans", { id: b.id, name: b.name, content: b.content });
    expect(await inUse()).toEqual([["A", dateOfDay(today, 2)]]);
    await use(b.id, { dates: [today] });
    expect(await told()).toEqual(["x 3 lemons", "- 2 onions"]);
  });

  it("takes its needs along when it was the last one", async () => {
    const { anna, today, save, told } = await open(await openWorld());
    const only = await save("Only", today, [["1 leek"]]);
    expect(await told()).toEqual(["- 1 leek"]);
    await anna.send("DELETE", `/api/meal-plans/${only.id}`);
    expect(await told()).toEqual([]);
    await expectProblem(await anna.post("/api/shopping-list/refresh", { today }), "no_meal_plans");
  });

  it("stays on the list as stored when it is over, and the next plan made is in use at once", async () => {
    const { anna, today, save, told, inUse } = await open(await openWorld());
    const on = (day: number) => dateOfDay(today, day);
    await save("Over", on(-1), [["1 leek"]]);
    expect(await inUse()).toEqual([["Over", on(-1)]]);
    await anna.post("/api/shopping-list/refresh", { today: on(-1) });
    expect(await told()).toEqual(["- 1 leek"]);
    await save("Next", on(-1), [["1 leek"], ["1 kale"], ["2 onions"]]);
    expect(await inUse()).toEqual([["Next", on(1), on(2)].toSpliced(1, 2, on(0), on(1))]);
  });

  it("is one for a date however many are chosen at the same moment", async () => {
    const { today, save, use, inUse } = await open(await openWorld());
    const plans = [];
    for (const name of ["A", "B", "C", "D"]) plans.push(await save(name, today, [["1 leek"], ["1 onion"]]));
    const answers = await Promise.all(plans.map(({ id }) => use(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await inUse()).toEqual([[expect.any(String), today, dateOfDay(today, 2)]]);
  });
});
