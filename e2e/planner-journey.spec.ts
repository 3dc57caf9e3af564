import type { Locator, Page } from "@playwright/test";
import { largeLettersFit } from "./cut-off.ts";
import { answersAreKept } from "./kitchen.ts";
import { paperOf } from "./paper.ts";
import { signUp } from "./person.ts";
import {
  choose,
  dishesOf,
  generate,
  openPlanner,
  openSettings,
  planIsSaved,
  planIsThere,
} from "./planner-page.ts";
import { expect, open, test } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

test.beforeEach(async ({ context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
});

test("a newcomer plans a vegan week without nuts, changes it, keeps it, and cooks from it", async ({
  page,
  context,
}) => {
  test.slow();
  await openPlanner(page);
  await expect(page.getByText("Ready to plan your meals?")).toBeVisible();
  await expect(page.getByText("You've used 0 of 3 free meal plans")).toBeVisible();
  const settings = await openSettings(page);
  await settings.getByText("7", { exact: true }).click();
  await settings.getByLabel("Diet", { exact: true }).selectOption("vegan");
  await settings.getByLabel("Allergies").fill("nuts");
  await generate(page);
  await planIsSaved(page);
  await expect(page.getByText("You've used 1 of 3 free meal plans")).toBeVisible();
  await expect(page.getByText(/^2,000 kcal(?: every day)?, vegan/u)).toBeVisible();
  const before = await dishesOf(page, 0);
  expect(before).toHaveLength(3);

  // Swap one, lock it, and have everything else made anew.
  await choose(page, before[0] ?? "", "Swap for another");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  const other = await dialog.getByRole("heading", { level: 3 }).first().innerText();
  await dialog.getByRole("button", { name: `Use this: ${other}` }).click();
  await expect(dialog).toHaveCount(0);
  expect((await dishesOf(page, 0))[0]).toBe(other);
  await choose(page, other, "Lock");
  await page.getByRole("button", { name: "Remake the rest" }).click();
  await expect.poll(async () => (await dishesOf(page, 0)).slice(1)).not.toEqual(before.slice(1));
  expect((await dishesOf(page, 0))[0]).toBe(other);
  await planIsSaved(page);
  await expect(page.getByText("You've used 1 of 3 free meal plans")).toBeVisible();

  // It has a name by now, and is found under it.
  await page.getByRole("button", { name: /^Save( Meal Plan)?$/u }).click();
  await expect(page.getByLabel("Name")).toHaveValue("My Meal Plan");
  await page.getByLabel("Name").fill("Green week");
  await page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Green week" })).toBeVisible();
  await planIsSaved(page);
  const answer = await context.request.get("/api/meal-plans");
  expect(await answer.json()).toMatchObject({ total: 1, items: [{ name: "Green week" }] });

  // A dish of it: kept, printed, cooked by, and found again.
  const recipe = await openRecipe(page, other);
  await recipe.getByRole("button", { name: "Save to Favorites" }).click();
  await expect(recipe.getByRole("button", { name: "Remove Favorite" })).toBeVisible();
  const paper = await paperOf(page, recipe.getByRole("button", { name: "Print Recipe" }));
  await expect(paper.getByRole("heading", { level: 1, name: other })).toBeVisible();
  await paper.close();
  await recipe.getByRole("link", { name: "Start Timer" }).click();
  // The steps came along with the dish; nothing has to be generated.
  await page.getByRole("button", { name: "Create Timer" }).click();
  await expect(page.getByText(/^Step 1 of \d+$/u)).toBeVisible();
  await openPlanner(page);
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("tab", { name: "Saved Favorites" }).click();
  await expect(page.getByRole("link", { name: other })).toBeVisible();
  await page.getByRole("link", { name: "Back to Planner" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Green week" })).toBeVisible();
  await largeLettersFit(page, "in a week");
});

test.describe("with the app on the device", () => {
  test.use(withWorker);

  test(
    "after a first visit the same way is open without a network",
    { tag: "@unnoticed" },
    async ({ page, context, complaints }) => {
      complaints.allow(/ERR_INTERNET_DISCONNECTED/u);
      await openPlanner(page);
      await generate(page);
      await planIsSaved(page);
      const [dish = ""] = await dishesOf(page, 0);
      const recipe = await openRecipe(page, dish);
      await recipe.getByRole("button", { name: "Save to Favorites" }).click();
      await expect(recipe.getByRole("button", { name: "Remove Favorite" })).toBeVisible();
      await open(page, "/cooking-timer");
      await expect(page.getByLabel("Recipe Name")).toBeVisible();
      await answersAreKept(page, "feature-access");
      await open(page, "/recipe-history?tab=favorites");
      await expect(page.getByRole("link", { name: dish })).toBeVisible();
      await appIsKept(page);
      await answersAreKept(page, '["recipes","favorites"]');
      await context.setOffline(true);

      await open(page, "/planner");
      await planIsThere(page);
      await choose(page, dish, "Lock");
      const kept = await openRecipe(page, dish);
      await kept.getByRole("link", { name: "Start Timer" }).click();
      await page.getByRole("button", { name: "Create Timer" }).click();
      await expect(page.getByText(/^Step 1 of \d+$/u)).toBeVisible();
      await open(page, "/recipe-history?tab=favorites");
      await page.getByRole("link", { name: dish }).click();
      await expect(page.getByRole("heading", { level: 1, name: dish })).toBeVisible();
      await open(page, "/planner");
      await context.setOffline(false);
      await planIsSaved(page);
    },
  );
});

/** Opens the recipe of a dish of the plan, over it. */
async function openRecipe(page: Page, dish: string): Promise<Locator> {
  await page
    .getByRole("list", { name: "Days" })
    .getByRole("button", { name: dish, exact: true })
    .first()
    .click();
  const recipe = page.getByRole("dialog", { name: dish });
  await expect(recipe).toBeVisible();
  return recipe;
}
