import type { APIRequestContext, Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { openHistory, openTimer, refusal } from "./cooked-meals.ts";
import { answersAreKept } from "./kitchen.ts";
import { isAtHome, message, type Person, signUp, stored } from "./person.ts";
import { expect, open, test as base } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

const increment = "**/api/rpc/increment_feature_usage";
const why =
  "You've reached the limit for this feature (3/3). As a free user, you can use Food Analysis once or Cooking Timer three times. Upgrade to premium for unlimited access!";

test("three timers are free, and a running one is never taken away", async ({ page }) => {
  await open(page, "/cooking-timer");
  await expect(page.getByText("Free users can use the Cooking Timer 3 times")).toBeVisible();
  for (const notice of [
    "You have 2 free use(s) of the Cooking Timer remaining",
    "You have 1 free use(s) of the Cooking Timer remaining",
    "This is your last free use of the Cooking Timer. Upgrade for unlimited access!",
  ]) {
    await startAnew(page);
    await createTimer(page);
    await expect(message(page, notice)).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText("Step 1 of 2", { exact: true })).toBeVisible();
  await startAnew(page);
  await expect(page.getByRole("heading", { level: 1, name: "Premium Feature" })).toBeVisible();
  await expect(page.getByText(why, { exact: true })).toBeVisible();
  await axeFindsNothing(page, "at the closed gate");
  // What the person cooked is theirs, whatever the gate says.
  const history = await openHistory(page);
  await expect(history.getByText(/^You haven't cooked anything yet/u)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await isAtHome(page);
});

test("a use that could not be counted is counted later, once", async ({ page, context, complaints }) => {
  complaints.allow(/status of 500/u);
  await page.route(increment, (route) => route.fulfill(refusal("internal", 500)));
  const refused = page.waitForResponse(increment);
  await openTimer(page, "Chickpea stew");
  await refused;
  expect(await usedTimers(context.request)).toBe(0);
  await page.unroute(increment);
  // The answer of the first try that arrives gets lost.
  await page.route(increment, (route) => route.fetch().then(() => route.abort()), { times: 1 });
  complaints.allow(/ERR_FAILED/u);
  await page.reload();
  await expect.poll(() => usedTimers(context.request)).toBe(1);
  await page.reload();
  await expect.poll(() => stored(page, "timer-uses-waiting")).toBeNull();
  expect(await usedTimers(context.request)).toBe(1);
});

test.describe("without a network", () => {
  test.use(withWorker);
  // The browser itself notes every call that found no network.
  test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED/u));

  test("the last answer is believed, as far as the device can count", async ({ page, context }) => {
    await open(page, "/cooking-timer");
    await expect(page.getByLabel("Recipe Name")).toBeVisible();
    await appIsKept(page);
    await answersAreKept(page, "feature-access");
    await answersAreKept(page, '"usage"');
    await context.setOffline(true);
    await open(page, "/cooking-timer");
    for (let use = 0; use < 3; use += 1) {
      await startAnew(page);
      await createTimer(page);
    }
    await startAnew(page);
    await expect(page.getByRole("heading", { name: "Premium Feature" })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => usedTimers(context.request)).toBe(3);
    await expect(page.getByText(why, { exact: true })).toBeVisible();
  });
});

/** Writes two steps by hand, and has a timer made of them. */
async function createTimer(page: Page): Promise<void> {
  await enterSteps(page);
  await expect(page.getByText("Step 1 of 2", { exact: true })).toBeVisible();
}

async function enterSteps(page: Page): Promise<void> {
  await page.getByLabel("Recipe Name").fill("Chickpea stew");
  await page.getByRole("button", { name: "Enter Steps Manually" }).click();
  await page.getByLabel("Recipe Steps").fill("Soften the onion.\nStir in the chickpeas.");
  await page.getByRole("button", { name: "Create Timer" }).click();
}

/** Puts a timer away where there is one. */
async function startAnew(page: Page): Promise<void> {
  const again = page.getByRole("button", { name: "Create New Timer" });
  await expect(again.or(page.getByLabel("Recipe Name"))).toBeVisible();
  if (await again.isVisible()) await again.click();
}

async function usedTimers(request: APIRequestContext): Promise<number | undefined> {
  const answer = await request.get("/api/usage", { headers: { "x-session-mode": "cookie" } });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server's own answer.
  const { features } = (await answer.json()) as { features: { feature: string; used: number }[] };
  return features.find(({ feature }) => feature === "cooking_timer")?.used;
}
