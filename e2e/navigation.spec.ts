import { expect, open, test } from "./test.ts";

test.describe("going from page to page", () => {
  test("begins a page at its top and comes back to where one was", async ({ page }) => {
    await open(page, "/privacy");
    const terms = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
    await terms.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await terms.click();
    await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeAttached();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  });

  test("starts at the landing page and leaves no step back to the entrance", async ({ page }) => {
    await open(page, "/support");
    for (const entrance of ["/", "/index"]) {
      await page.goto(entrance);
      await expect(page).toHaveURL(/\/landing$/u);
      await page.goBack();
      await expect(page).toHaveURL(/\/support$/u);
    }
  });

  test("shows only links that lead somewhere", async ({ page, request }) => {
    await open(page, "/landing");
    const frame = page.locator("header a, footer a, nav a");
    const links = await frame.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(links.length).toBeGreaterThan(6);
    for (const link of new Set(links)) {
      expect((await request.get(link)).status(), link).toBe(200);
    }
  });
});

test.describe("the menu", () => {
  test.describe("without any script", () => {
    test.use({ javaScriptEnabled: false });

    test("still opens", async ({ page }) => {
      await page.goto("/support");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Terms" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Terms" })).toBeVisible();
    });
  });
});
