import { browser } from "./browser.ts";
import { shownNotifications } from "./shown-notifications.ts";
import { expect, open } from "./test.ts";
import { openTimer, start, test } from "./timer-page.ts";
import { appIsKept, withWorker } from "./worker.ts";

// What a browser does beside its pages, and its shell does not (ADR 0050).
const minute = 60_000;

test.use({ ...withWorker, launchOptions: browser, permissions: ["notifications"] });

test("somebody who looks elsewhere is notified of the next step and of the end", async ({ page }) => {
  const shown = await shownNotifications(page);
  await page.clock.install();
  await openTimer(page, 1, 1);
  await appIsKept(page);
  await start(page);
  await page.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "hidden" }));
  await page.clock.fastForward(minute);
  await expect.poll(shown).toEqual(["Next Step Ready!"]);
  await page.clock.fastForward(minute);
  await expect.poll(shown).toEqual(["Next Step Ready!", "Cooking Complete!"]);
});

test("the screen stays on while somebody cooks from a recipe", async ({ page, context }) => {
  // Whoever grants one thing here refuses all others.
  await context.clearPermissions();
  await open(page, "/recipe/sample");
  await page.getByRole("switch", { name: "Cooking mode" }).click();
  await expect(page.getByText("Larger steps, and the screen stays on.")).toBeVisible();
});
