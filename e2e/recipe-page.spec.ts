import type { Page } from "@playwright/test";
import { signUp } from "./person.ts";
import { expect, open, test } from "./test.ts";

const title = { level: 1 } as const;

function ingredient(page: Page, words: string) {
  return page.getByRole("region", { name: "Ingredients" }).getByRole("checkbox", { name: words });
}

test("the sample shows its figures, its lines, its steps and what is in it, and remembers ticks and measures", async ({
  page,
}) => {
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
  await expect(facts.getByText("bread", { exact: true })).toBeVisible();
  await expect(facts.getByText("Vegan", { exact: true })).toBeVisible();
  await facts.getByText("Why not the others").click();
  await expect(facts.getByText("2 slices bread: It contains gluten.")).toBeVisible();

  // Ticks stay for the visit, and measures for longer.
  await page.getByText("US", { exact: true }).click();
  await ingredient(page, "1 onion, chopped").check();
  await page.reload();
  await expect(ingredient(page, "1 onion, chopped")).toBeChecked();
  await expect(ingredient(page, "1 lemon")).not.toBeChecked();
  await expect(page.getByRole("radio", { name: "US" })).toBeChecked();
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
