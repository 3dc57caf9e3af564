import type { Page } from "@playwright/test";
import { axeFindsNothingAnywhere } from "./axe.ts";
import { devices } from "./browser.ts";
import { largeLettersFit, nothingIsCutOffInAnyFace } from "./cut-off.ts";
import { prerenderedPaths, screenPaths, signedInPaths, viewsOf } from "./routes.ts";
import { test as testOfRobin } from "./signed-in.ts";
import { expect, open, test } from "./test.ts";

// One visit a view: loading a page takes longer than everything that is asked of it.
for (const path of screenPaths) {
  const visit = signedInPaths.includes(path) ? testOfRobin : test;

  visit(
    `${path} is sound in both themes, at both sizes, at 320 px and with text of double size`,
    async ({ page, complaints }) => {
      test.slow();
      complaints.allow(/status of 404/u);
      await page.addInitScript(() => localStorage.setItem("ui-theme", "system"));
      for (const view of [path, ...(viewsOf[path] ?? [])]) await isSound(page, view);
    },
  );
}

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  test("every written page is complete and readable, and an unknown address gets ours", async ({
    page,
    request,
  }) => {
    for (const path of prerenderedPaths) {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("header")).toContainText("AI Meal Planner");
      await expect(page.locator("footer")).toContainText("Privacy");
      expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(400);
    }
    expect((await request.get("/no-such-page")).status()).toBe(404);
  });
});

async function isSound(page: Page, view: string): Promise<void> {
  const { viewport } = devices.phone;
  await page.setViewportSize(viewport);
  await open(page, view);
  await hasItsTitles(page);
  await axeFindsNothingAnywhere(page, `on ${view}`);
  await page.setViewportSize({ width: 320, height: 640 });
  await nothingIsCutOffInAnyFace(page, `on ${view} at 320 px`);
  await page.setViewportSize(viewport);
  await largeLettersFit(page, `on ${view}`);
}

/** One title on the page and its own in the tab, once what the server has to say is drawn. */
async function hasItsTitles(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect.soft(page).toHaveTitle(/^.+ · AI Meal Planner$/u);
}
