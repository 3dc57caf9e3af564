import type { Page } from "@playwright/test";
import { recipeCalled, saveFavorite } from "./kitchen.ts";
import { message, signUp } from "./person.ts";
import { expect, open, test } from "./test.ts";

const title = { level: 1 } as const;
const failed = { status: 500, contentType: "text/plain", body: "no" };

function ingredient(page: Page, words: string) {
  return page.getByRole("region", { name: "Ingredients" }).getByRole("checkbox", { name: words });
}

test("the sample shows its figures, its lines, its steps and what is in it", async ({ page }) => {
  await open(page, "/recipe/sample");
  await expect(page.getByRole("heading", title)).toHaveText("Lemon chickpea stew with spinach");
  await expect(page).toHaveTitle("Lemon chickpea stew with spinach · AI Meal Planner");
  await expect(page.getByText("about $2.60 a serving")).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "20 min" })).toBeVisible();
  await expect(ingredient(page, "2 tbsp olive oil")).toBeVisible();
  await expect(page.getByRole("region", { name: "Instructions" }).getByRole("listitem")).toHaveCount(5);
  await expect(page.getByRole("row", { name: "Protein" })).toContainText(/\d+ g/u);
  const facts = page.getByRole("region", { name: "What is in it" });
  await expect(facts.getByText("gluten", { exact: true })).toBeVisible();
  await expect(facts.getByText("2 slices bread", { exact: true })).toBeVisible();
  await expect(facts.getByText("Vegan", { exact: true })).toBeVisible();
  await facts.getByText("Why not the others").click();
  await expect(facts.getByText("2 slices bread: It holds gluten.")).toBeVisible();
});

test("the way back is named by where one came from", async ({ page }) => {
  await open(page, "/recipe/sample");
  await expect(page.getByRole("link", { name: "Back to Meal Plan" })).toHaveAttribute("href", "/planner");
  await open(page, "/recipe/sample?from=history");
  await expect(page.getByRole("link", { name: "Back to Recipe History" })).toHaveAttribute(
    "href",
    "/history",
  );
  await open(page, "/recipe/sample?from=elsewhere");
  await expect(page.getByRole("link", { name: "Back to Meal Plan" })).toBeVisible();
});

test("amounts follow the servings and the measures", async ({ page }) => {
  await open(page, "/recipe/sample");
  await expect(page.getByText("2 servings")).toBeVisible();
  await page.getByRole("button", { name: "More servings" }).click();
  await page.getByRole("button", { name: "More servings" }).click();
  await expect(page.getByText("4 servings")).toBeVisible();
  await expect(ingredient(page, "2 onions, chopped")).toBeVisible();
  await expect(ingredient(page, "800 g canned tomatoes")).toBeVisible();
  await page.getByText("US", { exact: true }).click();
  await expect(ingredient(page, "1¾ lb canned tomatoes")).toBeVisible();
  for (let press = 0; press < 3; press += 1)
    await page.getByRole("button", { name: "Fewer servings" }).click();
  await expect(page.getByText("1 serving", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Fewer servings" })).toBeDisabled();
  await expect(ingredient(page, "½ onion, chopped")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "US" })).toBeChecked();
});

test("ticks stay for the visit", async ({ page }) => {
  await open(page, "/recipe/sample");
  await ingredient(page, "1 onion, chopped").check();
  await page.reload();
  await expect(ingredient(page, "1 onion, chopped")).toBeChecked();
  await expect(ingredient(page, "1 lemon")).not.toBeChecked();
});

test("a guest is asked to log in before anything is kept", async ({ page }) => {
  await open(page, "/recipe/sample");
  await page.getByRole("button", { name: "Save to Favorites" }).click();
  await expect(message(page, "Please login to save favorites")).toBeVisible();
  await page.getByRole("button", { name: "Add to Nutrition Tracking" }).click();
  await expect(message(page, "Please log in to track nutrition")).toBeVisible();
});

test("a favourite is saved and removed, and the mark follows it", async ({ page, context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
  await open(page, "/recipe/sample");
  await page.getByRole("button", { name: "Save to Favorites" }).click();
  await expect(page.getByRole("button", { name: "Remove Favorite" })).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Remove Favorite" }).click();
  await expect(page.getByRole("button", { name: "Save to Favorites" })).toBeVisible();
  await page.goto("/recipe-history?tab=favorites");
  await expect(page.getByRole("heading", { name: "No favorites yet" })).toBeVisible();
});

test("a favourite that cannot be saved or removed is told", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 500/u);
  await signUp(context.request, baseURL ?? "");
  await open(page, "/recipe/sample");
  await page.route("**/api/favorite-recipes", (route) => route.fulfill(failed));
  await page.getByRole("button", { name: "Save to Favorites" }).click();
  await expect(message(page, "Failed to save recipe")).toBeVisible();
  await page.unroute("**/api/favorite-recipes");
  await page.getByRole("button", { name: "Save to Favorites" }).click();
  await expect(page.getByRole("button", { name: "Remove Favorite" })).toBeVisible();
  await page.route("**/api/favorite-recipes/*", (route) => route.fulfill(failed));
  await page.getByRole("button", { name: "Remove Favorite" }).click();
  await expect(message(page, "Failed to remove recipe from favorites")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove Favorite" })).toBeVisible();
});

test("a serving is noted with the recipe's own figures, and can be taken back", async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context.request, baseURL ?? "");
  await open(page, "/recipe/sample");
  const noting = page.waitForRequest("**/api/food-consumption");
  await page.getByRole("button", { name: "Add to Nutrition Tracking" }).click();
  const noted: unknown = (await noting).postDataJSON();
  expect(noted).toMatchObject({ calories: 447, portion: "1 serving", is_estimate: false });
  await expect(message(page, "Added to nutrition tracking")).toBeVisible();
  const gone = page.waitForResponse("**/api/food-consumption/*");
  await page.getByRole("button", { name: "Undo" }).click();
  expect((await gone).status()).toBe(204);
});

test("where nothing is known the fixed estimates are noted, and said to be", async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  complaints.allow(/status of 500/u);
  await signUp(context.request, baseURL ?? "");
  const dish = recipeCalled("Grandmother's secret", { ingredients: ["a handful of xyzzy"] });
  await saveFavorite(context.request, dish);
  await page.goto("/recipe-history?tab=favorites");
  await page.getByRole("link", { name: "Grandmother's secret" }).click();
  await expect(page.getByText("We know too little of this recipe")).toBeVisible();
  await page.route("**/api/food-consumption", (route) => route.fulfill(failed));
  await page.getByRole("button", { name: "Add to Nutrition Tracking" }).click();
  await expect(message(page, "Failed to add to nutrition tracking")).toBeVisible();
  await page.unroute("**/api/food-consumption");
  const noting = page.waitForRequest("**/api/food-consumption");
  await page.getByRole("button", { name: "Add to Nutrition Tracking" }).click();
  const noted: unknown = (await noting).postDataJSON();
  expect(noted).toMatchObject({ protein: 15, carbs: 30, fats: 10, fiber: 3, is_estimate: true });
  await expect(
    page.getByText("this is an estimate: protein 15 g, carbs 30 g, fats 10 g, fiber 3 g."),
  ).toBeVisible();
});

test("what one reads is remembered after half a second", async ({ page, context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
  const recorded = page.waitForResponse("**/api/recipe-history");
  await open(page, "/recipe/sample");
  expect((await recorded).ok()).toBe(true);
  await page.goto("/recipe-history");
  await page.getByRole("link", { name: "Lemon chickpea stew" }).click();
  await expect(page).toHaveURL(/\/recipe\/.+\?from=history$/u);
  await expect(page.getByRole("heading", title)).toHaveText("Lemon chickpea stew with spinach");
});

test("an address without a recipe says so, and a failure can be tried again", async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (404|500)/u);
  await page.goto("/recipe/no-such-recipe");
  await expect(page.getByRole("heading", title)).toHaveText("Recipe not found");
  await page.route("**/api/recipes/*", (route) => route.fulfill(failed));
  await page.goto("/recipe/sample");
  await expect(page.getByRole("heading", title)).toHaveText("The recipe could not be loaded", {
    timeout: 15_000,
  });
  await page.unroute("**/api/recipes/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", title)).toHaveText("Lemon chickpea stew with spinach");
});

test("without the facts the recipe still reads, and they can be asked for again", async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 500/u);
  await page.route("**/api/functions/recipe-facts", (route) => route.fulfill(failed));
  await open(page, "/recipe/sample");
  await expect(page.getByText("We could not look up allergens and diets.")).toBeVisible({ timeout: 15_000 });
  await page.unroute("**/api/functions/recipe-facts");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Allergens" })).toBeVisible();
});

test("cooking mode makes the steps larger and keeps the screen on", async ({ page }) => {
  await open(page, "/recipe/sample");
  const step = page.getByText("Serve with the bread.");
  const sizeOf = () => step.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await sizeOf();
  await page.getByRole("switch", { name: "Cooking mode" }).check();
  await expect.poll(sizeOf).toBeGreaterThan(before);
  await expect(page.getByText("Larger steps, and the screen stays on.")).toBeVisible();
  await page.getByRole("switch", { name: "Cooking mode" }).uncheck();
  await expect.poll(sizeOf).toBe(before);
});
