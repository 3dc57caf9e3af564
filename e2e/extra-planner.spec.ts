import { signUp } from "./person.ts";
import { expect, open, test } from "./test.ts";

test(
  "a recipe gets a picture of its own, is saved, found again and cooked from, and the month's picture is spent",
  { tag: "@desktop" },
  async ({ page, context, baseURL }) => {
    await signUp(context.request, baseURL ?? "");
    await open(page, "/recipe/sample");
    await page.getByRole("link", { name: "Extra Planner" }).click();
    const name = page.getByRole("textbox", { name: "Recipe name or description" });
    await expect(name).toHaveValue("Lemon chickpea stew with spinach");
    await expect(page.getByRole("textbox", { name: "Background story" })).toHaveValue(/^One pot/u);
    await expect(page).toHaveURL(/\/extra-planner$/u);
    await expect(page.getByText("1 of 1 picture left this month.")).toBeVisible();
    // What was typed outlives the page.
    await name.fill("Lentil soup");
    await page.reload();
    await expect(name).toHaveValue("Lentil soup");
    await page.getByRole("button", { name: "Generate", exact: true }).click();
    const made = page.getByRole("article", { name: "Lentil soup" });
    await expect(made.getByRole("region", { name: "Ingredients" })).toContainText(/lentil/iu);
    await expect(made.getByText("kcal")).toBeVisible();
    await expect(page.getByText("You've reached your usage limit.", { exact: false }).first()).toBeVisible();
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download image" }).click();
    expect((await file).suggestedFilename()).toBe("Lentil soup.png");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("tab", { name: "Saved Plans (1)" })).toHaveAttribute("aria-selected", "true");
    await page.getByRole("list", { name: "Saved plans" }).getByRole("link", { name: "Lentil soup" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Lentil soup");
    await page.getByRole("button", { name: "Save to Favorites" }).click();
    await expect(page.getByRole("button", { name: "Remove Favorite" })).toBeVisible();
    await page.getByRole("link", { name: "Start Cooking Timer" }).click();
    await expect(page.getByRole("textbox", { name: "Recipe Name" })).toHaveValue("Lentil soup");
    await page.goBack();
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByRole("tab", { name: "Saved Plans (1)" })).toHaveAttribute("aria-selected", "true");
  },
);
