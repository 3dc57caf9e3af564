import { expect, open, test } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

test.use(withWorker);

test.describe("without a network", () => {
  // The browser itself notes every call that found no network.
  test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED/u));

  test(
    "the app opens at every address, says so, and goes from page to page",
    { tag: "@unnoticed" },
    async ({ page, context }) => {
      await open(page, "/landing");
      await appIsKept(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Plan dinner once, eat well all week");
      await expect(page.getByText("Offline. What is saved here still works.")).toBeVisible();
      await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeFocused();
      await open(page, "/privacy");
      await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
      await page.goto("/no-such-page");
      await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
      // A guest is told of no trouble with a subscription, and no figure that nobody knows.
      await page.goto("/planner");
      await expect(page.getByRole("heading", { level: 1, name: "Your Meal Planner" })).toBeVisible();
      await expect(page.getByText("Offline. What is saved here still works.")).toBeVisible();
      await expect(page.getByText("Subscription Status Error")).toHaveCount(0);
      await expect(page.getByText(/\bof 3\b/u)).toHaveCount(0);
      // The first launch after installing starts at the entrance.
      await page.close();
      const launched = await context.newPage();
      await launched.goto("/");
      await expect(launched).toHaveURL(/\/landing$/u);
      await expect(launched.getByRole("heading", { level: 1 })).toBeVisible();
      await context.setOffline(false);
      await expect(launched.getByText("Offline. What is saved here still works.")).toHaveCount(0);
    },
  );

  test("the network may go in the middle of a visit", { tag: "@unnoticed" }, async ({ page, context }) => {
    await open(page, "/support");
    await appIsKept(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Terms" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeFocused();
  });
});
