import { randomUUID } from "node:crypto";
import { readMealPlan } from "@meal/contract/planner";
import { changePlannerMemory, readPlannerMemory } from "@meal/contract/planner-memory";
import { dateOfDay } from "@meal/domain/planner/plan-dates";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { annaAndBert } from "../accounts/testing/two-people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";
import { planned } from "./testing/planned.ts";
import { recipeOf } from "./testing/saved-things.ts";

const path = "/api/planner-memory";
const soup = { dishId: "lentil-soup", name: "Lentil soup" };
const stew = { dishId: "chickpea-stew", name: "Chickpea stew" };

const memoryOf = async (caller: TestCaller) =>
  readPlannerMemory.output.parse(await (await caller.get(path)).json());

async function change(caller: TestCaller, body: unknown) {
  const response = await caller.put(path, body);
  expect(response.status).toBe(200);
  return changePlannerMemory.output.parse(await response.json());
}

function dayOf(world: World, daysFromNow: number): string {
  const today = new Date(world.clock.now()).toISOString().slice(0, 10);
  return dateOfDay(today, 1 + daysFromNow);
}

/** A plan of one dinner that was eaten two days ago, with what was swapped away in it. */
async function savePlan(
  caller: TestCaller,
  world: World,
  swappedAway: readonly { readonly dishId: string; readonly name: string; readonly at: number }[],
) {
  const meals = [recipeOf(stew.name, { id: randomUUID(), dishId: stew.dishId })];
  const content = { startDate: dayOf(world, -2), days: [{ day: 1, meals }], swappedAway };
  const response = await caller.post("/api/meal-plans", { id: randomUUID(), name: "Week", content });
  expect(response.status).toBe(201);
  const saved = readMealPlan.output.parse(await response.json());
  // It is in the past, so nobody but its person puts it in use.
  await caller.post(`/api/meal-plans/${saved.id}/use`, { dates: [dayOf(world, -2)] });
  return saved;
}

async function cook(caller: TestCaller, name: string, rating?: number) {
  const step = { instruction: "Cook it.", timeInMinutes: 10, color: "", category: "cooking" };
  const id = randomUUID();
  await caller.post("/api/cooking-history", { id, recipe_name: name, recipe_steps: [step] });
  if (rating !== undefined) await caller.send("PATCH", `/api/cooking-history/${id}`, { rating });
}

const oneDay = { days: 1, mealsPerDay: 1, seed: 1 };

describeAccounts("what the planner has learned", ({ open }) => {
  it("a dish that was swapped away is told to the next plan, with the plan that was saved and no other", async () => {
    const world = await open();
    const { anna, bertsBrowser } = await annaAndBert(world);
    const at = world.clock.now();
    const saved = await savePlan(anna, world, [{ ...soup, at }]);
    expect((await memoryOf(anna)).swapped).toEqual([{ ...soup, at }]);
    const { history } = await planned(anna, { ...oneDay, startDate: dayOf(world, 1) });
    expect(history).toContainEqual({ dishId: soup.dishId, weeksAgo: 1, swappedAway: true });
    expect(history).toContainEqual({ dishId: stew.dishId, weeksAgo: 1 });
    expect(await memoryOf(bertsBrowser)).toEqual({ liked: [], swapped: [], eaten: [], neverAgain: [] });

    // The same save again counts once, and a swap that was taken back is none.
    const { id, revision, content } = saved;
    const again = await anna.send("PATCH", `/api/meal-plans/${id}`, { revision, content });
    expect((await memoryOf(anna)).swapped).toHaveLength(1);
    const { revision: next } = readMealPlan.output.parse(await again.json());
    const back = { ...content, swappedAway: [] };
    await anna.send("PATCH", `/api/meal-plans/${id}`, { revision: next, content: back });
    expect((await memoryOf(anna)).swapped).toEqual([]);
  });

  it("a change that is refused teaches nothing, and a swap of tomorrow was made now", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const now = world.clock.now();
    const { id, content } = await savePlan(anna, world, [{ ...soup, at: now + 86_400_000 }]);
    expect((await memoryOf(anna)).swapped).toEqual([{ ...soup, at: now }]);
    const other = { ...content, swappedAway: [{ ...stew, at: now }] };
    const refused = await anna.send("PATCH", `/api/meal-plans/${id}`, { revision: 7, content: other });
    expect(refused.status).toBe(409);
    expect((await memoryOf(anna)).swapped.map(({ dishId }) => dishId)).toEqual([soup.dishId]);
  });

  it("is kept when its plan is deleted, for as many weeks as it counts", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    const { id } = await savePlan(anna, world, [{ ...soup, at: world.clock.now() }]);
    await anna.send("DELETE", `/api/meal-plans/${id}`);
    expect((await memoryOf(anna)).swapped).toHaveLength(1);
    const old = { ...stew, at: world.clock.now() - 21 * 7 * 86_400_000 };
    await savePlan(anna, world, [old]);
    expect((await memoryOf(anna)).swapped.map(({ dishId }) => dishId)).toEqual([soup.dishId]);
  });

  it("what was rated, and what was cooked again without a word, is liked or not", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    await cook(anna, "Rice bowl", 1);
    await cook(anna, "Toast", 2);
    await cook(anna, stew.name);
    world.clock.advance(3_600_000);
    await cook(anna, stew.name);
    const { liked } = await memoryOf(anna);
    expect(liked.map(({ name, rating, isRated, times }) => [name, rating, isRated, times])).toEqual([
      [stew.name, 3, false, 2],
      ["Rice bowl", 1, true, 1],
    ]);
    await savePlan(anna, world, []);
    const { history } = await planned(anna, { ...oneDay, startDate: dayOf(world, 1) });
    expect(history).toEqual([{ dishId: stew.dishId, weeksAgo: 1, rating: 3 }]);
  });

  it("each part is forgotten by itself and comes back, and what is learned later counts", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    await savePlan(anna, world, [{ ...soup, at: world.clock.now() }]);
    await cook(anna, stew.name, 3);
    const before = await memoryOf(anna);
    const parts = [
      { kind: "swapped", dish: soup.dishId },
      { kind: "eaten", dish: stew.dishId },
      { kind: "liked", dish: stew.name },
    ] as const;
    for (const part of parts) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      const { memory, back } = await change(anna, { forget: [part] });
      expect(memory).toEqual({ ...before, [part.kind]: [] });
      // oxlint-disable-next-line no-await-in-loop -- One after the other.
      expect((await change(anna, back)).memory).toEqual(before);
    }
    await change(anna, { forget: [...parts] });
    const none = await planned(anna, { ...oneDay, startDate: dayOf(world, 1) });
    expect(none.history).toEqual([]);
    world.clock.advance(60_000);
    await savePlan(anna, world, [{ ...soup, at: world.clock.now() }]);
    expect((await memoryOf(anna)).swapped).toHaveLength(1);
  });

  it("starting over leaves nothing, dishes of never again among it, and can be taken back whole", async () => {
    const world = await open();
    const { anna, bertsBrowser } = await annaAndBert(world);
    await savePlan(anna, world, [{ ...soup, at: world.clock.now() }]);
    await anna.put("/api/planner-preferences", { dishesLeftOut: [{ dishId: "pie", name: "Pie" }] });
    await bertsBrowser.put("/api/planner-preferences", { dishesLeftOut: [{ dishId: "pie", name: "Pie" }] });
    const before = await memoryOf(anna);
    expect(before.neverAgain).toHaveLength(1);
    const over = { forget: [{ kind: "everything", dish: "" }], neverAgain: [] };
    const { memory, back } = await change(anna, over);
    expect(memory).toEqual({ liked: [], swapped: [], eaten: [], neverAgain: [] });
    expect((await memoryOf(bertsBrowser)).neverAgain).toHaveLength(1);
    expect((await change(anna, back)).memory).toEqual(before);
  });

  it("a dish of never again is not also listed as swapped away", async () => {
    const world = await open();
    const { anna } = await annaAndBert(world);
    await savePlan(anna, world, [{ ...soup, at: world.clock.now() }]);
    const { memory } = await change(anna, { neverAgain: [soup] });
    expect([memory.swapped, memory.neverAgain]).toEqual([[], [soup]]);
  });
});
