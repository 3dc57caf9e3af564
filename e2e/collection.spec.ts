import { recipeCalled, saveFavorite, savePlan, viewRecipe } from "./kitchen.ts";
import { message, type Person, signUp, stored } from "./person.ts";
import { expect, open, test as base } from "./test.ts";

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

base("a guest is told to log in, and led there after three seconds", async ({ page }) => {
  await page.goto("/recipe-history");
  await expect(page.getByRole("heading", { name: "Login Required" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to Login" })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(message(page, "Please log in to view your recipe history")).toBeVisible();
});

test("plans stand three to a page, and open in the planner", async ({ page, context }) => {
  const { meals } = await savePlan(context.request, "Oldest");
  for (const name of ["Second", "Third", "Newest"]) {
    const data = { id: crypto.randomUUID(), name, content: { days: [{ day: 1, meals }] } };
    await context.request.post("/api/meal-plans", { data, headers: { "x-session-mode": "cookie" } });
  }
  await page.goto("/recipe-history?tab=plans");
  await expect(page.getByRole("article")).toHaveCount(3);
  await expect(page.getByRole("heading", { name: "Newest" })).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("button", { name: "Open Oldest in the planner" }).click();
  await expect(page).toHaveURL(/\/planner$/u);
  await expect(page.getByRole("region", { name: "Your plan" }).getByText("Oldest")).toBeVisible();
});

test("a browser that stores nothing more opens a plan all the same", async ({ page, context }) => {
  await savePlan(context.request, "My Meal Plan");
  await page.goto("/recipe-history?tab=plans");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.evaluate(fillStorage);
  await page.getByRole("button", { name: "Open My Meal Plan in the planner" }).click();
  await expect(page.getByRole("region", { name: "Your plan" }).getByText("My Meal Plan")).toBeVisible();
});

test(
  "the lists scroll in their own frame, and go on where they end",
  { tag: "@desktop" },
  async ({ page, context }) => {
    for (let at = 1; at <= 23; at += 1) {
      await viewRecipe(context.request, recipeCalled(`Stew number ${at}`));
    }
    await page.goto("/recipe-history");
    const list = page.getByRole("region", { name: "Recently viewed recipes" });
    await expect(list.getByRole("link")).toHaveCount(20);
    const most = (page.viewportSize()?.width ?? 0) < 768 ? 400 : 600;
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(most);
    await list.evaluate((frame) => frame.scrollTo({ top: frame.scrollHeight }));
    await expect(list.getByRole("link")).toHaveCount(23);
    await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
  },
);

test("everything saved is found by the beginnings of words, and by its kind", async ({ page, context }) => {
  await savePlan(context.request, "Stews for the week");
  await viewRecipe(context.request, recipeCalled("Chickpea stew"));
  await saveFavorite(context.request, recipeCalled("Bean stew"));
  await page.goto("/recipe-history");
  await page.getByRole("searchbox", { name: "Search everything you saved" }).fill("stew");
  const found = page.getByRole("region", { name: "Found" });
  await expect(found.getByRole("listitem")).toHaveCount(3);
  await page.getByLabel("Search in").selectOption({ label: "Saved favorites" });
  await expect(found.getByRole("listitem")).toHaveCount(1);
  await found.getByRole("link", { name: "Bean stew" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bean stew" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("searchbox")).toHaveValue("stew");
  await page.getByRole("searchbox").fill("zucchini");
  await expect(page.getByText("Nothing that you saved matches “zucchini”.")).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("link", { name: "Chickpea stew" })).toBeVisible();
});

test("the dashboard counts plans and recipes", async ({ page, context }) => {
  await savePlan(context.request, "My Meal Plan");
  await saveFavorite(context.request, recipeCalled("Bean stew"));
  await saveFavorite(context.request, recipeCalled("Chickpea stew"));
  await page.goto("/dashboard");
  const figures = page.getByRole("region", { name: "Your figures" });
  await expect(figures.getByRole("link", { name: "1 Plans" })).toBeVisible();
  await figures.getByRole("link", { name: "2 Recipes" }).click();
  await expect(page.getByRole("tab", { name: "Saved Favorites" })).toHaveAttribute("aria-selected", "true");
});

test(
  "by keyboard alone one goes from the tabs into a recipe and back",
  { tag: "@desktop" },
  async ({ page, context }) => {
    await saveFavorite(context.request, recipeCalled("Bean stew"));
    await open(page, "/recipe-history");
    await page.getByRole("tab", { name: "Recently Viewed" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Saved Favorites" })).toBeFocused();
    await page.getByRole("link", { name: "Bean stew" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Bean stew" })).toBeFocused();
    await page.getByRole("link", { name: "Back to Recipe History" }).press("Enter");
    await expect(page).toHaveURL(/\/recipe-history$/u);
    expect(await stored(page, "selected-meal-plan")).toBeNull();
  },
);

/** Leaves no room for another letter in the browser's local storage. */
function fillStorage(): void {
  let filler = "";
  for (let size = 2 ** 23; size >= 1; size /= 2) {
    try {
      localStorage.setItem("filler", filler + "x".repeat(size));
      filler += "x".repeat(size);
    } catch {
      // Too much: half of it may still fit.
    }
  }
}
