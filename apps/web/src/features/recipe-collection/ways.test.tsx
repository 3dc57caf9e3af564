import { listMealPlans } from "@meal/contract/planner";
import {
  findFavoriteByName,
  listFavoriteRecipes,
  listRecipeHistory,
  readRecipe,
  recipeFacts,
  recordViewedRecipe,
  removeFavoriteRecipe,
  saveFavoriteRecipe,
} from "@meal/contract/recipes";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { onDesktop } from "../../testing/device.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { planCalled } from "../../testing/plans.ts";
import { favoriteOf, recipeCalled, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";

const stew = recipeCalled("Bean stew");
const viewed = (recipe: typeof stew) => ({
  id: recipe.id,
  recipe_name: recipe.name,
  recipe_content: recipe,
  viewed_at: "2026-11-20T18:00:00Z",
});
const nothing = { items: [], total: 0 };
const plan = planCalled("A week by the sea", [stew]);
const answers = [
  answer(listMealPlans, { items: [plan], total: 1 }),
  answer(listRecipeHistory, nothing),
  answer(listFavoriteRecipes, { items: [favoriteOf(stew)], total: 1 }),
  answer(readRecipe, { recipe: stew, source: "favorite" }),
  answer(recipeFacts, someFacts),
  answer(findFavoriteByName, { favorite: null }),
  answer(recordViewedRecipe, viewed(stew)),
  answer(saveFavoriteRecipe, favoriteOf(stew)),
  answer(removeFavoriteRecipe, undefined),
];
const tab = (name: string) => page.getByRole("tab", { name });
const dialog = page.getByRole("dialog", { name: "Bean stew" });
const meal = page.getByRole("button", { name: "Bean stew", exact: true });

async function openPlans() {
  const screen = await renderAt("/recipe-history?tab=plans", { as: somebody(), answers });
  await expect.element(meal).toBeVisible();
  return screen;
}

/** Opens the recipe of the plan's first meal by keyboard. */
async function openRecipe() {
  meal.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("heading", { name: "Diets" })).toBeVisible();
}

async function closeRecipe() {
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
}

test("a guest is led to the login after three seconds, which says why", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const screen = await renderAt("/recipe-history");
  await expect.element(page.getByRole("link", { name: "Go to Login" })).toBeVisible();
  expect(screen.address()).toBe("/recipe-history");
  await vi.advanceTimersByTimeAsync(3000);
  await expect.poll(screen.address).toBe("/login");
  await expect.element(message("Please log in to view your recipe history")).toBeVisible();
  vi.useRealTimers();
});

test("by keyboard alone one goes from the tabs into a recipe and back", async () => {
  await onDesktop();
  const screen = await renderAt("/recipe-history", { as: somebody(), answers });
  await expect.element(tab("Recently Viewed")).toBeVisible();
  tab("Recently Viewed").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Saved Favorites")).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "Bean stew" })).toBeVisible();
  page.getByRole("link", { name: "Bean stew" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1, name: "Bean stew" })).toHaveFocus();
  page.getByRole("link", { name: "Back to Recipe History" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(screen.address).toBe("/recipe-history");
});

test.each([
  ["phone", 400],
  ["desktop", 600],
])("on a %s a long list scrolls in a frame of at most %d px", async (device, most) => {
  if (device === "desktop") await onDesktop();
  const items = Array.from({ length: 20 }, (_, at) => viewed(recipeCalled(`Stew number ${at}`)));
  const long = answer(listRecipeHistory, { items, total: 20 });
  await renderAt("/recipe-history", { as: somebody(), answers: [...answers, long] });
  const list = page.getByRole("region", { name: "Recently viewed recipes" });
  await expect.poll(() => list.getByRole("link").elements().length).toBe(20);
  const { scrollHeight, clientHeight } = list.element();
  expect(list.element().getBoundingClientRect().height).toBeLessThanOrEqual(most);
  expect(scrollHeight).toBeGreaterThan(clientHeight);
});

test("without a network nothing is searched for, and that is said", async () => {
  const screen = await renderAt("/recipe-history", { as: somebody(), answers });
  await expect.element(page.getByRole("searchbox")).toBeVisible();
  screen.goOffline();
  await page.getByRole("searchbox").fill("stew");
  await expect.element(page.getByRole("heading", { name: "Searching needs a connection" })).toBeVisible();
});

test.each([
  ["phone", "light"],
  ["phone", "dark"],
  ["desktop", "light"],
  ["desktop", "dark"],
])("on a %s a recipe over the page has nothing for axe to find in the %s theme", async (device, theme) => {
  if (device === "desktop") await onDesktop();
  document.documentElement.dataset["theme"] = theme;
  await openPlans();
  await openRecipe();
  await expect.element(dialog).toBeVisible();
  // Where there is room they stand side by side.
  const role = device === "phone" ? "tab" : "region";
  for (const name of ["Ingredients", "Instructions"]) {
    await dialog.getByRole(role, { name }).click();
    await axeFindsNothing(`in the ${name}`);
  }
  await closeRecipe();
  document.documentElement.dataset["theme"] = "light";
});

test("by keyboard alone a recipe opens, is kept, and gives the focus back", async () => {
  const screen = await openPlans();
  await openRecipe();
  await expect.element(dialog.getByText("a serving").first()).toBeVisible();
  tab("Ingredients").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Instructions")).toHaveFocus();
  await expect.element(dialog.getByRole("switch", { name: "Cooking mode" })).toBeVisible();
  dialog.getByRole("button", { name: "Save to Favorites" }).element().focus();
  screen.now(answer(findFavoriteByName, { favorite: favoriteOf(stew) }));
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByRole("button", { name: "Remove Favorite" })).toHaveFocus();
  await closeRecipe();
  await expect.element(meal).toHaveFocus();
});

test("a recipe that stays open for half a second counts as viewed", async () => {
  const screen = await openPlans();
  await openRecipe();
  await expect.poll(() => screen.sent(recordViewedRecipe).length).toBe(1);
  expect(screen.sent(recordViewedRecipe)[0]?.body.recipe.name).toBe("Bean stew");
  await closeRecipe();
});
