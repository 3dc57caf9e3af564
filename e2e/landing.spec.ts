import { carouselMoves, carouselStands, openWithStillClock } from "./still-clock.ts";
import { test as testOfRobin } from "./signed-in.ts";
import { expect, open, test } from "./test.ts";

const features = [
  "Meal planner",
  "Extra Plans",
  "Food Analysis",
  "Calorie Tracking",
  "Nutrition Chat",
  "Cooking Timer",
  "Shopping List",
  "Product Questions",
];

const active = "li:has(button:has-text('Learn more')) h3";

testOfRobin("the landing page does not show to somebody who is signed in", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/landing", { waitUntil: "commit" });
  await page.locator("#root h1").waitFor({ state: "attached" });
  await expect(page.locator("#root h1")).toBeHidden();
  held.resolve();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Welcome");
});

test.describe("the landing page", () => {
  test.beforeEach(async ({ page }) => {
    await open(page, "/landing");
  });

  test("jumps to a feature by its dot", async ({ page }) => {
    await page.getByRole("button", { name: "Show Cooking Timer" }).click();
    await expect(page.locator(active)).toHaveText("Cooking Timer");
  });

  test("tells more about a feature and leads to the sign-up", async ({ page }) => {
    await page.getByRole("button", { name: "Show Shopping List" }).click();
    await page.getByRole("button", { name: "Learn more" }).click();
    const dialog = page.getByRole("dialog", { name: "Shopping List" });
    await expect(dialog.getByRole("heading", { name: "Key Benefits" })).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveCount(3);
    await expect(dialog.getByRole("link", { name: "Try this feature" })).toHaveAttribute("href", "/signup");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  test("promises nothing that this version does not have", async ({ page }) => {
    await page.getByRole("button", { name: "Show Shopping List" }).click();
    await expect(page.getByText("Available now")).toHaveCount(1);
    await page.getByRole("button", { name: "Show Nutrition Chat" }).click();
    await expect(page.locator(active)).toHaveText("Nutrition Chat");
    await expect(page.getByText("Not here yet")).toHaveCount(1);
    await expect(page.getByText("Available now")).toHaveCount(0);
  });

  test("has a drawing on every card", async ({ page }) => {
    const drawings = page.locator("main use");
    const shapes = () =>
      drawings.evaluateAll((all) => all.map((use) => use.getBoundingClientRect().width > 100));
    expect(await drawings.count()).toBeGreaterThan(8);
    await expect.poll(async () => new Set(await shapes())).toEqual(new Set([true]));
  });

  test("leads to the sign-up and to what is stored", async ({ page }) => {
    await expect(page.getByRole("link", { name: "Start for free" })).toHaveAttribute("href", "/signup");
    await page.getByRole("link", { name: "What we store about you" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeFocused();
  });
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

test.describe("the carousel", () => {
  test.beforeEach(async ({ page }) => {
    await openWithStillClock(page, () => open(page, "/landing"));
  });

  test("shows the eight features, each marked as one, the first of them active", async ({ page }) => {
    await expect(page.getByRole("heading", { name: "What is here?" })).toBeVisible();
    await expect(page.locator("li:not([inert]) h3")).toHaveText([...features, /Say/u, /Read/u, /Shop,/u]);
    await expect(page.locator("li:not([inert])").getByText("Feature", { exact: true })).toHaveCount(8);
    await expect(page.getByText("Available now")).toHaveCount(1);
    await expect(page.locator(active)).toHaveText("Meal planner");
  });

  test("moves on every four seconds and comes round again", async ({ page }) => {
    for (const title of [...features.slice(1), "Meal planner"]) {
      await page.clock.runFor(4000);
      await expect(page.locator(active)).toHaveText(title);
      // Scrolling takes real time, which the page's own clock jumps over.
      await expect.poll(() => page.locator("ul:has(> li h3)").evaluate(titleInTheMiddle)).toBe(title);
    }
  });

  test("stands still while somebody points at it, and goes on afterwards", async ({ page, isMobile }) => {
    test.skip(isMobile, "A finger does not hover.");
    await page.locator(active).hover();
    await carouselStands(page);
    await page.clock.runFor(20_000);
    await expect(page.locator(active)).toHaveText("Meal planner");
    await page.mouse.move(0, 0);
    await carouselMoves(page);
    await page.clock.runFor(4000);
    await expect(page.locator(active)).toHaveText("Extra Plans");
  });

  test("stands still while the focus is in it", async ({ page }) => {
    await page.getByRole("button", { name: "Learn more" }).focus();
    await carouselStands(page);
    await page.clock.runFor(20_000);
    await expect(page.locator(active)).toHaveText("Meal planner");
  });

  test("stands still under reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await carouselStands(page);
    await expect(page.getByRole("button", { name: "Pause" })).toBeHidden();
    await page.clock.runFor(20_000);
    await expect(page.locator(active)).toHaveText("Meal planner");
  });

  test("stands still while its tab is hidden", async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await carouselStands(page);
    await page.clock.runFor(20_000);
    await expect(page.locator(active)).toHaveText("Meal planner");
  });
});

/** What one reads in the middle of the track; nothing while it is on its way. */
function titleInTheMiddle(track: Element): string | undefined {
  const [middle, ...middles] = [track, ...track.children].map((element) => {
    const { left, width } = element.getBoundingClientRect();
    return left + width / 2;
  });
  const card = middles.findIndex((of) => Math.abs(of - (middle ?? 0)) < 3);
  return track.children[card]?.querySelector("h3")?.textContent;
}
