import { firstDish, savePlan } from "./kitchen.ts";
import { signUp } from "./person.ts";
import { expect, test } from "./test.ts";

test("the browser's Back closes a recipe, and leaves the page once it is closed", async ({
  page,
  context,
  baseURL,
}) => {
  await signUp(context.request, baseURL ?? "");
  const { name, fullName } = firstDish(await savePlan(context.request, "My Meal Plan"));
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "1 Plans" }).click();
  const meal = page.getByRole("button", { name: fullName, exact: true });
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
