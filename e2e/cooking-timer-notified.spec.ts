import { browser } from "./browser.ts";
import { shownNotifications } from "./shown-notifications.ts";
import { expect } from "./test.ts";
import { openTimer, start, test } from "./timer-page.ts";
import { appIsKept, withWorker } from "./worker.ts";

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
