import { readExtraPlan } from "@meal/contract/extra-planner";
import {
  findFavoriteByName,
  recipeFacts,
  recordViewedRecipe,
  saveFavoriteRecipe,
} from "@meal/contract/recipes";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { type Answer, answer, answerWith, breakDown, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { extraAnswers, extraPlanCalled, picturePath } from "../../testing/extra-plans.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { favoriteOf, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";

const soup = extraPlanCalled("Lentil soup", { background_story: "As at home" });
const address = `/extra-planner/${soup.id}`;
const asRecipe: readonly Answer[] = [
  ...extraAnswers,
  answer(readExtraPlan, soup),
  answer(recipeFacts, someFacts),
  answer(findFavoriteByName, { favorite: null }),
  answerWith(recordViewedRecipe, ({ body }) => ({
    id: soup.id,
    recipe_name: body.recipe.name,
    recipe_content: body.recipe,
    viewed_at: "2026-11-20T18:00:00Z",
  })),
  answerWith(saveFavoriteRecipe, ({ body }) => favoriteOf(body.recipe)),
];
const open = (path = address, ...answers: readonly Answer[]) =>
  renderAt(path, { as: somebody(), answers: [...asRecipe, ...answers] });

test("a saved plan is a recipe like any other: scaled, kept, remembered, and put on the list", async () => {
  const screen = await open();
  await expect.element(page.getByRole("heading", { level: 1, name: "Lentil soup" })).toBeVisible();
  await expect.element(page.getByText("As at home")).toBeVisible();
  for (const figure of ["15 minutes", "30 minutes", "2 servings", "22 g", "58 g"])
    await expect.element(page.getByText(figure, { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "More servings" }).click();
  await page.getByRole("button", { name: "More servings" }).click();
  await expect.element(page.getByRole("checkbox", { name: "500 g red lentils" })).toBeVisible();
  await page.getByRole("button", { name: "Save to Favorites" }).click();
  await expect
    .poll(() => screen.sent(saveFavoriteRecipe)[0]?.body.recipe)
    .toMatchObject({
      name: "Lentil soup",
      picture: picturePath,
    });
  await expect.poll(() => screen.sent(recordViewedRecipe)[0]?.body.recipe.id).toBe(soup.id);
  for (const way of ["Print Recipe", "Add to Shopping List"])
    await expect.element(page.getByRole("button", { name: way })).toBeVisible();
  await axeFindsNothing("on a saved plan");
});

test("its timer gets its name, its description and its own steps, and it is timed and shared by one button each", async () => {
  await open();
  const timer = page.getByRole("link", { name: "Start Cooking Timer" });
  await expect.element(timer).toBeVisible();
  const search = new URLSearchParams(timer.element().getAttribute("href")?.split("?")[1]);
  expect(JSON.parse(search.get("recipeData") ?? "")).toEqual({
    name: "Lentil soup",
    description: "As at home",
    instructions: soup.details_json.instructions,
  });
  await expect.element(page.getByRole("link", { name: "Start Timer", exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Share", exact: true })).not.toBeInTheDocument();
  const written = vi.spyOn(Clipboard.prototype, "writeText").mockResolvedValue();
  await page.getByRole("button", { name: "Share Recipe" }).click();
  await expect.element(message("Recipe copied")).toBeVisible();
  expect(written.mock.calls[0]?.[0]).toContain("1. Soften the onion.");
  vi.restoreAllMocks();
});

test("back is one step in history, or the Extra Planner for whoever came by the address", async () => {
  const screen = await open();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect.poll(() => screen.address()).toBe("/extra-planner");
});

test.each([
  [address, "Recipe plan not found", refuse(readExtraPlan, "not_found")],
  ["/extra-planner/no-id-at-all", "Recipe plan not found", refuse(readExtraPlan, "not_found")],
  ["/extra-planner/%20", "Missing plan ID", answer(readExtraPlan, soup)],
])("%s that is nothing tells so: %s, and leads to the Extra Planner", async (path, words, fault) => {
  const screen = await open(path, fault);
  await expect.element(message(words)).toBeVisible();
  await expect.poll(() => screen.address()).toBe("/extra-planner");
});

test("a plan that cannot be loaded is asked for again", async () => {
  const screen = await open(address, breakDown(readExtraPlan));
  await expect.element(page.getByRole("heading", { name: "Failed to load recipe plan" })).toBeVisible();
  screen.now(answer(readExtraPlan, soup));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Lentil soup" })).toBeVisible();
});

test("without a network it says where it is", async () => {
  await renderAt(address, { as: somebody(), answers: asRecipe, isOffline: true });
  await expect.element(page.getByText("This recipe is on the server")).toBeVisible();
});

test("a plan without a picture has none to download", async () => {
  await open(address, answer(readExtraPlan, { ...soup, image_url: "" }));
  await page.getByRole("button", { name: "Download image" }).click();
  await expect.element(message("No image to download")).toBeVisible();
});
