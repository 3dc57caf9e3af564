import type { Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { savePlan } from "./kitchen.ts";
import { signUp } from "./person.ts";
import { dishesOf, generate, openPlanner } from "./planner-page.ts";
import { expect, test } from "./test.ts";

/** Saves a plan, and opens the recipe of its first meal by keyboard. */
async function openRecipe(page: Page, baseURL: string | undefined): Promise<string> {
  const { request } = page.context();
  await signUp(request, baseURL ?? "");
  const { meals } = await savePlan(request, "My Meal Plan");
  const name = meals[0]?.name ?? "";
  await page.goto("/recipe-history?tab=plans");
  await page.getByRole("button", { name, exact: true }).press("Enter");
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  return name;
}

for (const theme of ["light", "dark"]) {
  test(`has nothing for axe to find in the ${theme} theme`, async ({ page, baseURL }) => {
    await page.addInitScript((choice) => localStorage.setItem("ui-theme", choice), theme);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openRecipe(page, baseURL);
    await expect(page.getByRole("heading", { name: "Diets" })).toBeVisible();
    for (const tab of ["Ingredients", "Instructions"]) {
      await page.getByRole("tab", { name: tab }).click();
      await axeFindsNothing(page);
    }
  });
}

test("by keyboard alone a recipe opens, is kept, and gives the focus back", async ({ page, baseURL }) => {
  const name = await openRecipe(page, baseURL);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("a serving").first()).toBeVisible();
  await dialog.getByRole("tab", { name: "Ingredients" }).press("ArrowRight");
  await expect(dialog.getByRole("tab", { name: "Instructions" })).toBeFocused();
  await expect(dialog.getByRole("switch", { name: "Cooking mode" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save to Favorites" }).press("Enter");
  await expect(dialog.getByRole("button", { name: "Remove Favorite" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
  await page.getByRole("tab", { name: "Saved Favorites" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("a recipe that stays open for half a second counts as viewed", async ({ page, baseURL }) => {
  const recorded = page.waitForResponse("**/api/recipe-history");
  const name = await openRecipe(page, baseURL);
  expect((await recorded).ok()).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Recently Viewed" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("the browser's Back closes a recipe, and leaves the page once it is closed", async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context.request, baseURL ?? "");
  const { meals } = await savePlan(context.request, "My Meal Plan");
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "1 Plans" }).click();
  const name = meals[0]?.name ?? "";
  const meal = page.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("dialog", { name });
  await meal.press("Enter");
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(meal).toBeFocused();
  await page.goForward();
  await expect(meal).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await meal.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/recipe-history\?tab=plans$/u);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Robin!" })).toBeVisible();
});

test("a guest reads every recipe, and keeps it after a login", async ({ page }) => {
  await openPlanner(page);
  await generate(page);
  const [name = ""] = await dishesOf(page, 0);
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog.getByRole("button", { name: "Save to Favorites" })).toBeDisabled();
  await dialog.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(dialog).toHaveCount(0);
});
