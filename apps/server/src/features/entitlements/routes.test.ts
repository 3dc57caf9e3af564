import { randomUUID } from "node:crypto";
import { expectProblem } from "@meal/testkit/expect-problem";
import { expect, it } from "vitest";
import type { TestCaller } from "../accounts/testing/caller.ts";
import { signUp } from "../accounts/testing/people.ts";
import { describeAccounts, type World } from "../accounts/testing/world.ts";

const checkPath = "/api/functions/check-subscription-limit";
const countPath = "/api/functions/increment-plan-count";
const canUsePath = "/api/rpc/can_use_feature";
const extraPath = "/api/rpc/can_use_extra_planner";
const incrementPath = "/api/rpc/increment_feature_usage";

async function annasBrowser(world: World) {
  const browser = world.browser();
  const { user }: { user: { id: string } } = JSON.parse(await (await signUp(browser)).text());
  return { browser, id: user.id };
}

async function answer(caller: TestCaller, path: string, body: unknown = {}): Promise<unknown> {
  const response = await caller.post(path, body);
  expect(response.status).toBe(200);
  return response.json();
}

/** A use as a device sends it, once or several times. */
const newUse = () => ({ feature_name: "cooking_timer", use_id: randomUUID() });

const free = {
  canGeneratePlan: true,
  subscribed: false,
  generatedPlansCount: 0,
  limit: 3,
  nextBillingDate: null,
  lastPaymentDate: null,
  subscriptionEndDate: null,
  status: "inactive",
  billing: null,
  offer: { provider: "paypal", isTest: true, amountCents: 900, currency: "USD" },
};

describeAccounts("what a plan allows, asked over HTTP", ({ open }) => {
  it("is the free plan for a newcomer", async () => {
    const { browser, id } = await annasBrowser(await open());
    const newcomer = { ...free, subscription_status: null };
    expect(await answer(browser, checkPath, { user_id: id })).toEqual(newcomer);
    expect(await answer(browser, checkPath)).toEqual(newcomer);
    expect(await answer(browser, canUsePath, { feature_name: "food_analysis" })).toBe(true);
    expect(await answer(browser, canUsePath, { feature_name: "calorie_tracking" })).toBe(false);
    expect(await answer(browser, extraPath)).toBe(true);
  });

  it("counts the timer three times and then refuses", async () => {
    const { browser } = await annasBrowser(await open());
    const use = { feature_name: "cooking_timer" };
    for (const used of [1, 2, 3])
      expect(await answer(browser, incrementPath, use)).toEqual({ used, limit: 3 });
    const { detail } = await expectProblem(await browser.post(incrementPath, use), "limit_reached");
    expect(detail).toBe("3 of 3 free uses are used.");
    expect(await answer(browser, canUsePath, use)).toBe(false);
    const usage = await browser.get("/api/usage");
    expect(await usage.json()).toMatchObject({
      features: expect.arrayContaining([{ feature: "cooking_timer", used: 3, limit: 3 }]),
    });
  });

  it("counts a use once, however often the device sends it, also at the end and all at once", async () => {
    const { browser } = await annasBrowser(await open());
    const [first, second, third, fourth] = [newUse(), newUse(), newUse(), newUse()];
    for (const [use, used] of [
      [first, 1],
      [first, 1],
      [second, 2],
      [first, 2],
    ] as const)
      expect(await answer(browser, incrementPath, use)).toEqual({ used, limit: 3 });
    const sent = await Promise.all(Array.from({ length: 10 }, () => answer(browser, incrementPath, third)));
    expect(sent).toEqual(sent.map(() => ({ used: 3, limit: 3 })));
    await expectProblem(await browser.post(incrementPath, fourth), "limit_reached");
    await expectProblem(await browser.post(incrementPath, fourth), "limit_reached");
    expect(await answer(browser, incrementPath, second)).toEqual({ used: 3, limit: 3 });
  });

  it("lets through as many of four uses as are left, and knows which when they are sent again", async () => {
    const { browser } = await annasBrowser(await open());
    const uses = Array.from({ length: 4 }, newUse);
    const send = () => Promise.all(uses.map((use) => browser.post(incrementPath, use)));
    const statuses = (await send()).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect((await send()).map(({ status }) => status)).toEqual(statuses);
  });

  it("takes the same id of two people for two uses", async () => {
    const world = await open();
    const { browser } = await annasBrowser(world);
    const bert = world.browser();
    await signUp(bert, { email: "bert@example.org", password: "secret of bert" });
    const use = newUse();
    for (const caller of [browser, bert])
      expect(await answer(caller, incrementPath, use)).toEqual({ used: 1, limit: 3 });
  });

  it("does not count again what the server counts where it does the work", async () => {
    const { browser, id } = await annasBrowser(await open());
    for (let call = 0; call < 5; call += 1) {
      expect(await answer(browser, countPath, { user_id: id })).toEqual({ generatedPlansCount: 0 });
      const analysis = { feature_name: "food_analysis" };
      expect(await answer(browser, incrementPath, analysis)).toEqual({ used: 0, limit: 1 });
    }
  });

  it("is told to nobody else", async () => {
    const world = await open();
    const { id } = await annasBrowser(world);
    const bert = world.browser();
    await signUp(bert, { email: "bert@example.org", password: "secret of bert" });
    await expectProblem(await bert.post(checkPath, { user_id: id }), "not_yours");
    await expectProblem(await bert.post(countPath, { user_id: id }), "not_yours");
    await expectProblem(await world.browser().post(checkPath, { user_id: id }), "not_signed_in");
  });

  it("is asked by people who signed in, but for the plans", async () => {
    const guest = (await open()).browser();
    for (const path of [countPath, canUsePath, extraPath, incrementPath])
      await expectProblem(await guest.post(path, {}), "not_signed_in");
    await expectProblem(await guest.get("/api/usage"), "not_signed_in");
  });

  it("refuses what it does not know", async () => {
    const { browser } = await annasBrowser(await open());
    for (const feature_name of ["chat", "user_id", "__proto__", "", 7, null])
      for (const path of [canUsePath, incrementPath])
        await expectProblem(await browser.post(path, { feature_name }), "invalid_input");
    const badId = { feature_name: "cooking_timer", use_id: "7" };
    await expectProblem(await browser.post(incrementPath, badId), "invalid_input");
    await expectProblem(await browser.post(countPath, {}), "invalid_input");
    await expectProblem(await browser.post(checkPath, { user_id: 7 }), "invalid_input");
    await expectProblem(await browser.post(checkPath, { user_id: "x".repeat(65) }), "invalid_input");
  });
});

describeAccounts("a guest over HTTP", ({ open }) => {
  it("is known again by a cookie that no script reads", async () => {
    const guest = (await open()).browser();
    const first = await guest.post(checkPath, {});
    expect(first.headers.get("set-cookie")).toMatch(
      /^device=[\da-f-]{36}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/u,
    );
    expect(await first.json()).toEqual({ ...free, subscription_status: null });
    expect((await guest.post(checkPath, {})).headers.get("set-cookie")).toBeNull();
  });
});

describeAccounts("a deployment with limits of its own", ({ open }) => {
  it("gives what its settings say", async () => {
    const world = await open({ settings: { FREE_LIMITS: "meal_plan=0, cooking_timer=unlimited" } });
    const { browser } = await annasBrowser(world);
    expect(await answer(browser, checkPath)).toMatchObject({ canGeneratePlan: false, limit: 0 });
    expect(await answer(browser, incrementPath, { feature_name: "cooking_timer" })).toEqual({
      used: 0,
      limit: null,
    });
    expect(await answer(world.browser(), checkPath)).toMatchObject({ canGeneratePlan: false, limit: 0 });
  });
});
