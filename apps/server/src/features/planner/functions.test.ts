import { certifyMealPlan, planAnswer } from "@meal/contract/planner";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import type { PlanRequest } from "@meal/domain/chef/plans";
import { describeAccounts } from "../accounts/testing/world.ts";
import { readEvents } from "../ai-usage/testing/events.ts";
import { fail, stalled, stubChef } from "../ai-usage/testing/stub-chef.ts";
import { oneDay, path, planned, signedUp, usedPlans } from "./testing/planned.ts";

const eventsPath = `${path}/events`;
const week = { days: 7, mealsPerDay: 3, diet: "vegan", calories: 2200, allergies: ["nuts"], seed: 7 };

/** A chef that plans as ever and notes what it was asked. */
function noting() {
  const requests: PlanRequest[] = [];
  const built = stubChef({});
  const chef = stubChef({
    planMeals: (request, ...rest) => {
      requests.push(request);
      return built.planMeals(request, ...rest);
    },
  });
  return { chef, requests };
}

describeAccounts("a plan of meals", ({ open }) => {
  it("is made for a guest, keeps its rules, and is counted", async () => {
    const guest = (await open()).browser();
    const { days, certificate, impossible, generation, generationInfo } = await planned(guest, week);
    expect(days.map(({ day, meals }) => [day, meals.length])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => [day, 3]),
    );
    expect(certificate?.rulesChecked.join("; ")).toContain("nuts");
    expect(certificate?.days.every(({ reached }) => Math.abs(reached.kcal - 2200) <= 44)).toBe(true);
    expect(impossible).toBeNull();
    expect(generation).not.toBe("");
    expect(generationInfo).toEqual({ provider: "builtin", model: null, isFallback: false, note: null });
    expect(await usedPlans(guest)).toBe(1);
  });

  it("is refused once the free ones are used, to a person and to a guest with a new device", async () => {
    const world = await open();
    const browser = await signedUp(world);
    for (let use = 1; use <= 3; use += 1) await planned(browser, oneDay);
    const { detail } = await expectProblem(await browser.post(path, oneDay), "limit_reached");
    expect(detail).toBe("3 of 3 free uses are used.");
    await expectProblem(await browser.post(eventsPath, oneDay), "limit_reached");
    for (let use = 1; use <= 3; use += 1) await planned(world.browser("192.0.2.9"), oneDay);
    await expectProblem(await world.browser("192.0.2.9").post(path, oneDay), "limit_reached");
  });

  it("is made of what binds the person, whatever was sent, and of defaults", async () => {
    const { chef, requests } = noting();
    const browser = await signedUp(await open({ watched: { chef } }));
    await browser.put("/api/user-preferences", {
      allergies: "Peanuts, milk",
      dietary_goals: { vegan: true },
    });
    await browser.put("/api/planner-preferences", {
      dislikes: ["okra", "tripe"],
      dishesLeftOut: [{ dishId: "chickpea-stew", name: "Chickpea stew" }],
    });
    const { certificate } = await planned(browser, {
      days: 1,
      mealsPerDay: 3,
      allergies: ["peanuts", "kiwi"],
      dislikes: ["Okra", "beetroot"],
      dishesLeftOut: ["chickpea-stew", "lentil-soup"],
    });
    const [request] = requests;
    expect(request).toMatchObject({
      diet: "vegan",
      calories: 2000,
      budget: "reasonable",
      difficulty: "any",
      cuisineStyle: "any",
      servings: 1,
    });
    expect(request?.allergies.map((word) => word.toLowerCase()).toSorted()).toEqual([
      "kiwi",
      "milk",
      "peanuts",
    ]);
    expect(certificate?.allergies).toEqual(request?.allergies);
    expect(request?.dislikes.map((word) => word.toLowerCase()).toSorted()).toEqual([
      "beetroot",
      "okra",
      "tripe",
    ]);
    expect(request?.dishesLeftOut).toEqual(["chickpea-stew", "lentil-soup"]);
    expect(Number.isInteger(request?.seed)).toBe(true);
    await planned(browser, { ...oneDay, diet: "keto" });
    expect(requests[1]?.diet).toBe("keto");
  });

  it("that cannot be made says why, and costs nothing", async () => {
    const guest = (await open()).browser();
    const answer = await planned(guest, {
      ...oneDay,
      diet: "carnivore",
      allergies: ["meat", "fish", "eggs", "milk"],
    });
    expect(answer.impossible?.demands.length).toBeGreaterThan(0);
    expect(answer).toMatchObject({ days: [], certificate: null, generation: "" });
    expect(await usedPlans(guest)).toBe(0);
  });

  it("whose model fails costs nothing", async () => {
    const world = await open({ watched: { chef: stubChef({ planMeals: fail }) } });
    const browser = await signedUp(world);
    await expectProblem(await browser.post(path, oneDay), "model_unreachable");
    const events = await readEvents(await browser.post(eventsPath, oneDay));
    expect(events).toMatchObject([{ event: "problem", data: { code: "model_unreachable", status: 503 } }]);
    expect(await usedPlans(browser)).toBe(0);
    expect(await usedPlans(world.browser("192.0.2.2"))).toBe(0);
  });

  it("is asked for a hundred times at once with one free use left, and made once", async () => {
    const world = await open({ settings: { RATE_LIMIT_FACTOR: "10" } });
    const browser = await signedUp(world);
    for (let use = 1; use <= 2; use += 1) await planned(browser, oneDay);
    const answers = await Promise.all(Array.from({ length: 100 }, () => browser.post(path, oneDay)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(99);
    expect(await usedPlans(browser)).toBe(3);
  });

  it("may not be asked for without end, even where it costs nothing", async () => {
    const world = await open();
    const guest = world.browser();
    await planned(guest, oneDay);
    await world.database.db.updateTable("rate_limits").set({ used: 60 }).execute();
    await expectProblem(await guest.post(path, oneDay), "too_many_requests");
    await expectProblem(await world.browser().post(eventsPath, oneDay), "too_many_requests");
    expect(await usedPlans(guest)).toBe(1);
  });

  it("is refused for wishes that no plan can have", async () => {
    const guest = (await open()).browser();
    for (const [wish, value] of [
      ["days", 8],
      ["mealsPerDay", 0],
      ["calories", 499],
      ["diet", "air"],
      ["tastePreferences", "x".repeat(100_000)],
    ] as const) {
      const response = await guest.post(path, { ...oneDay, [wish]: value });
      const { fields } = await expectProblem(response, "invalid_input");
      expect(fields?.map((problem) => problem.path)).toEqual([`body.${wish}`]);
    }
  });
});

describeAccounts("a plan told while it is made", ({ open }) => {
  it("comes as progress, days and the whole answer", async () => {
    const guest = (await open()).browser();
    const events = await readEvents(await guest.post(eventsPath, week));
    const names = events.map(({ event }) => event);
    expect(names[0]).toBe("progress");
    expect(names.filter((name) => name === "day")).toHaveLength(7);
    expect(names.at(-1)).toBe("done");
    const answer = planAnswer.parse(events.at(-1)?.data);
    expect(events.filter(({ event }) => event === "day").map(({ data }) => data)).toEqual(answer.days);
    expect(await usedPlans(guest)).toBe(1);
  });

  it("ends when the person leaves, and costs nothing", async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    const built = stubChef({});
    const chef = stubChef({
      planMeals: async (request, call, tell) => {
        if (request.days === 1) return built.planMeals(request, call, tell);
        call.signal.addEventListener("abort", () => leave());
        tell?.({ percent: 10, phase: "Choosing meals" });
        return stalled(call);
      },
    });
    const world = await open({ watched: { chef } });
    const controller = new AbortController();
    const response = await fetch(new URL(eventsPath, world.url), {
      method: "POST",
      body: JSON.stringify(week),
      headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.1" },
      signal: controller.signal,
    });
    const reader = response.body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toContain("event: progress");
    expect(await usedPlans(world.browser())).toBe(1);
    controller.abort();
    await left;
    await expect.poll(() => usedPlans(world.browser())).toBe(0);
  });

  it("is given back too when somebody leaves who waited for one answer", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const chef = stubChef({
      planMeals: (_request, call) => {
        begin();
        return stalled(call);
      },
    });
    const world = await open({ watched: { chef } });
    const controller = new AbortController();
    const asked = fetch(new URL(path, world.url), {
      method: "POST",
      body: JSON.stringify(week),
      headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.1" },
      signal: controller.signal,
    });
    await begun;
    controller.abort();
    await expect(asked).rejects.toThrow("aborted");
    await expect.poll(() => usedPlans(world.browser())).toBe(0);
  });
});

describeAccounts("a standing plan", ({ open }) => {
  it("is counted again to the same certificate", async () => {
    const guest = (await open()).browser();
    const { days, certificate } = await planned(guest, week);
    const again = await guest.post("/api/functions/certify-meal-plan", { request: week, days });
    expect(await again.json()).toEqual({ certificate });
  });

  it("is counted where its meals bring together more than one meal may say", async () => {
    const guest = (await open()).browser();
    const [day] = (await planned(guest, oneDay)).days;
    const most = { kcal: 1e6, protein: 1e6, carbs: 1e6, fat: 1e6, fiber: 1e6, sugars: 1e6 };
    const nutrition = { ...most, saturatedFat: 1e6, sodiumMg: 1e6 };
    const { foodIds: _, grams: __, ...meal } = day?.meals[0] ?? {};
    const meals = Array.from({ length: 3 }, () => ({ ...meal, ingredients: [], nutrition }));
    const asked = { request: oneDay, days: [{ day: 1, meals }] };
    const again = await guest.post("/api/functions/certify-meal-plan", asked);
    const { certificate } = certifyMealPlan.output.parse(await again.json());
    expect(certificate.days[0]?.reached.sugars).toBe(3e6);
  });

  it("says which meals break a rule that came later", async () => {
    const guest = (await open()).browser();
    const { days } = await planned(guest, { ...oneDay, diet: "carnivore" });
    const asked = { request: { ...oneDay, diet: "vegan" }, days };
    const again = await guest.post("/api/functions/certify-meal-plan", asked);
    const { certificate } = certifyMealPlan.output.parse(await again.json());
    expect(certificate.broken).toHaveLength(3);
    expect(certificate.rulesChecked).not.toContain("every food fits vegan");
  });

  it("is refused when it has ingredients without end", async () => {
    const guest = (await open()).browser();
    const [day] = (await planned(guest, oneDay)).days;
    const ingredients = Array.from({ length: 200 }, (_, line) => `${line} g carrot`);
    const meals = Array.from({ length: 6 }, () => ({ ...day?.meals[0], ingredients }));
    const asked = { request: oneDay, days: [{ day: 1, meals }] };
    await expectProblem(await guest.post("/api/functions/certify-meal-plan", asked), "invalid_input");
  });

  it("has other meals for a place, which keep the day", async () => {
    const guest = (await open()).browser();
    const { days } = await planned(guest, week);
    const swap = { request: week, days, day: 3, position: 1, count: 3 };
    const response = await guest.post("/api/functions/meal-alternatives", swap);
    const { alternatives }: { alternatives: readonly { meal: { name: string } }[] } = JSON.parse(
      await response.text(),
    );
    expect(alternatives).toHaveLength(3);
    const names = alternatives.map(({ meal }) => meal.name);
    expect(new Set([...names, days[2]?.meals[1]?.name]).size).toBe(4);
    expect(await usedPlans(guest)).toBe(1);
    const unknown = { ...swap, wish: { kind: "with", food: "moonbeams" } };
    const said = await guest.post("/api/functions/meal-alternatives", unknown);
    expect(JSON.parse(await said.text())).toMatchObject({ alternatives: [], notFound: {} });
    const nowhere = { ...swap, position: 9 };
    await expectProblem(await guest.post("/api/functions/meal-alternatives", nowhere), "not_found");
  });
});
