import { test as testOfRobin } from "./signed-in.ts";
import { expect, open, test } from "./test.ts";

testOfRobin("the landing page does not show to somebody who is signed in", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  // The server knows who it is: no script has to come first.
  await page.goto("/landing", { waitUntil: "commit" });
  await expect(page).toHaveURL(/\/dashboard$/u);
  held.resolve();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
});

test("the landing page has a drawing on every card", async ({ page }) => {
  await open(page, "/landing");
  const drawings = page.locator("main use");
  const shapes = () =>
    drawings.evaluateAll((all) => all.map((use) => use.getBoundingClientRect().width > 100));
  expect(await drawings.count()).toBeGreaterThan(8);
  await expect.poll(async () => new Set(await shapes())).toEqual(new Set([true]));
});

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  test("has a drawing on every card all the same", async ({ page }) => {
    await page.goto("/landing");
    const cards = page.locator("main ul > li:not([inert])");
    await expect(cards).toHaveCount(8);
    for (const card of await cards.all()) {
      const [empty, drawing] = await card.locator("svg").all();
      await expect(empty ?? card).toBeHidden();
      await expect(drawing ?? page.locator("none")).toBeVisible();
      await expect(card.locator("use[href$='.svg#drawing']")).toHaveCount(1);
    }
  });
});

test("the landing page does not flash at whoever is on the way to their dashboard, and shows where the app does not come", async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/u);
  const greeting = page.locator("h1");
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/landing");
  await expect(greeting).toBeVisible();
  await page.evaluate(() => localStorage.setItem("isLoggedIn", "true"));
  await page.clock.install();
  await page.reload();
  await expect(greeting).toBeAttached();
  await expect(greeting).toBeHidden();
  await page.clock.fastForward(5000);
  await expect(greeting).toBeVisible();
});
