import { recipeCalled, saveFavorite, savePlan, viewRecipe } from "./kitchen.ts";
import { type Person, signUp } from "./person.ts";
import { expect, test as base } from "./test.ts";

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

test("a browser that stores nothing more opens a plan all the same", async ({ page, context }) => {
  await savePlan(context.request, "My Meal Plan");
  await page.goto("/recipe-history?tab=plans");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.evaluate(fillStorage);
  await page.getByRole("button", { name: "Open My Meal Plan in the planner" }).click();
  await expect(page.getByRole("region", { name: "Your plan" }).getByText("My Meal Plan")).toBeVisible();
});

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
  await expect(page.getByText("Nothing you saved matches “zucchini”.")).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await expect(page.getByRole("link", { name: "Chickpea stew" })).toBeVisible();
});

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
