import type { Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { prerenderedPaths, screenPaths, signedInPaths, viewsOf } from "./routes.ts";
import { test as testOfRobin } from "./signed-in.ts";
import { expect, open, test } from "./test.ts";

// One visit a screen: loading a page takes longer than everything that is asked of it.
for (const screen of screenPaths.flatMap((path) => [path].concat(viewsOf[path] ?? []))) {
  const isForPeople = signedInPaths.includes(screen.replace(/\?.*/u, ""));
  const visit = isForPeople ? testOfRobin : test;

  visit(
    `${screen} is sound in both themes, at 320 px and with text of double size`,
    async ({ page, complaints }) => {
      test.slow();
      complaints.allow(/status of 404/u);
      await page.addInitScript(() => localStorage.setItem("ui-theme", "system"));
      await open(page, screen);
      await hasItsTitles(page);
      for (const theme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await axeFindsNothing(page, `in the ${theme} theme`);
      }
      await page.setViewportSize({ width: 320, height: 640 });
      await nothingIsCutOff(page, "at 320 px");
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      await nothingIsCutOff(page, "with text of double size");
    },
  );
}

test.describe("without any script", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of prerenderedPaths) {
    test(`${path} is complete and readable`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("header")).toContainText("AI Meal Planner");
      await expect(page.locator("footer")).toContainText("Privacy");
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(400);
    });
  }
});

/** One title on the page and its own in the tab, once what the server has to say is drawn. */
async function hasItsTitles(page: Page): Promise<void> {
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await expect.soft(page).toHaveTitle(/^.+ · AI Meal Planner$/u);
}

async function nothingIsCutOff(page: Page, when: string): Promise<void> {
  await expect.soft.poll(() => page.evaluate(findCutOff), { message: `what is cut off ${when}` }).toEqual([]);
}

/** What sticks out of the window, and buttons and links whose words are cut. */
function findCutOff(): string[] {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  // A compact button answers to presses a quarter of a letter's height around it.
  const around = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 4;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
  for (const control of document.querySelectorAll("main a, main button, main summary")) {
    if (control.scrollWidth > control.clientWidth + around && control.clientWidth > 0) {
      found.push(`"${control.textContent}" is cut`);
    }
  }
  return found;
}
