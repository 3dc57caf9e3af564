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

const free = {
  canGeneratePlan: true,
  subscribed: false,
  generatedPlansCount: 0,
  limit: 3,
  nextBillingDate: null,
  lastPaymentDate: null,
  subscriptionEndDate: null,
  status: "inactive",
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
    await expectProblem(await world.browser().post(checkPath, { user_id: id }), "not_yours");
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
