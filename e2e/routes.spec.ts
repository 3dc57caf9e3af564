import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { signUp } from "./person.ts";
import { prerenderedPaths, screenPaths, signedInPaths, viewsOf } from "./routes.ts";
import { expect, test } from "./test.ts";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.beforeEach(({ complaints }) => complaints.allow(/status of 404/u));

for (const screen of screenPaths.flatMap((path) => [path].concat(viewsOf[path] ?? []))) {
  test.describe(screen, () => {
    const isForPeople = signedInPaths.includes(screen.replace(/\?.*/u, ""));
    test.beforeEach(async ({ context, baseURL }) => {
      if (isForPeople) await signUp(context.request, baseURL ?? "");
    });

    for (const theme of ["light", "dark"]) {
      test(`has nothing for axe to find in the ${theme} theme`, async ({ page }) => {
        await page.addInitScript((choice) => localStorage.setItem("ui-theme", choice), theme);
        await open(page, screen);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
        await expect(page.locator("h1")).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }

    test("has one title on the page and its own in the tab", async ({ page }) => {
      await open(page, screen);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page).toHaveTitle(/^.+ · AI Meal Planner$/u);
    });

    test("fits a window of 320 px, and text of double size", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page, screen);
      await expect(page.locator("h1")).toBeVisible();
      expect(await cutOff(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      expect(await cutOff(page)).toEqual([]);
    });
  });
}

for (const path of prerenderedPaths) {
  test.describe(`${path} without any script`, () => {
    test.use({ javaScriptEnabled: false });

    test("is complete and readable", async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("h1")).toBeVisible();
      await expect(page.locator("header")).toContainText("AI Meal Planner");
      await expect(page.locator("footer")).toContainText("Privacy");
      expect((await page.locator("main").innerText()).length).toBeGreaterThan(400);
    });
  });
}

/** Goes there and waits until what the server has to say is drawn. */
async function open(page: Page, screen: string): Promise<void> {
  await page.goto(screen);
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** What sticks out of the window, and buttons and links whose words are cut. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} wide in ${clientWidth}`);
    for (const control of document.querySelectorAll("main a, main button, main summary")) {
      if (control.scrollWidth > control.clientWidth + 1 && control.clientWidth > 0) {
        found.push(`"${control.textContent}" is cut`);
      }
    }
    return found;
  });
}
