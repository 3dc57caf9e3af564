import { expect, open, test } from "./test.ts";

test.describe("going from page to page", () => {
  test("moves the focus to the new title and reads it out", async ({ page }) => {
    await open(page, "/privacy");
    await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Support" })).toBeFocused();
    await expect(page.locator("[aria-live=polite]", { hasText: "Support · AI Meal Planner" })).toHaveCount(1);
    await expect(page).toHaveTitle("Support · AI Meal Planner");
  });

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

  test("answers an unknown address with a way home", async ({ page, complaints }) => {
    complaints.allow(/status of 404/u);
    const answer = await page.goto("/cookbook");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL(/\/landing$/u);
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

test.describe("by keyboard alone", () => {
  test.skip(({ isMobile }) => isMobile, "A phone has no Tab key.");

  test("the first stop skips to the content", async ({ page }) => {
    await open(page, "/support");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.locator("main summary").first()).toBeFocused();
  });

  test("the menu opens, closes on Escape and gives the focus back", async ({ page }) => {
    await open(page, "/support");
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(
      page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Terms" }),
    ).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test("every stop on the landing page can be seen", async ({ page }) => {
    await open(page, "/landing");
    const look = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return "left the page";
        const { width, height, bottom, top } = element.getBoundingClientRect();
        const isIn = width > 0 && height > 0 && bottom > 0 && top < innerHeight;
        const hasRing = getComputedStyle(element).outlineStyle !== "none";
        return isIn && hasRing ? "seen" : `unseen: ${element.outerHTML.slice(0, 120)}`;
      });
    for (let stop = 0; stop < 24; stop += 1) {
      await page.keyboard.press("Tab");
      // The link that skips the menu slides in.
      await expect.poll(look).toMatch(/^(?:seen|left the page)$/u);
      if ((await look()) === "left the page") return;
    }
  });
});

test.describe("the menu", () => {
  test("closes after a choice", async ({ page }) => {
    await open(page, "/support");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Privacy" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  });

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
