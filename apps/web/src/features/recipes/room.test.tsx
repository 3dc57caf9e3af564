import { findFavoriteByName, readRecipe, recipeFacts, recordViewedRecipe } from "@meal/contract/recipes";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openRecipe } from "../../platform/recipe-opener.ts";
import { answer } from "../../testing/answers.ts";
import { sizeIs } from "../../testing/device.ts";
import { somebody } from "../../testing/fake-session.ts";
import { recipeCalled, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";

const stew = recipeCalled("Lemon stew");
const address = `/recipe/${stew.id}`;
const isThere = [answer(readRecipe, { recipe: stew, source: "cookbook" }), answer(recipeFacts, someFacts)];
const forSomebody = [
  ...isThere,
  answer(findFavoriteByName, { favorite: null }),
  answer(recordViewedRecipe, {
    id: stew.id,
    recipe_name: stew.name,
    recipe_content: stew,
    viewed_at: "2026-11-20T18:00:00Z",
  }),
];
const ingredients = page.getByRole("region", { name: "Ingredients" });

const bar = () => document.querySelector("[data-thumb-bar]") ?? document.body;

function box(name: string): DOMRect {
  return page.getByRole("region", { name }).element().getBoundingClientRect();
}

test.each([
  ["a tablet", 820, 1180],
  ["a large phone on its side", 844, 390],
  ["a small phone on its side", 667, 375],
])("on %s the steps stand beside what goes in, and have at least as much room", async (_, width, height) => {
  await sizeIs(width, height);
  await renderAt(address, { answers: isThere });
  await expect.element(ingredients).toBeInTheDocument();
  expect(box("Instructions").top).toBe(box("Ingredients").top);
  expect(box("Instructions").width).toBeGreaterThanOrEqual(box("Ingredients").width);
});

test("what stays at the thumb is not over the end of a recipe, and scrolls with it where a phone lies on its side", async () => {
  await renderAt(address, { answers: isThere });
  await expect.element(ingredients).toBeInTheDocument();
  const room = getComputedStyle(page.getByRole("article").element()).paddingBottom;
  expect(getComputedStyle(bar()).position).toBe("fixed");
  expect(Number.parseFloat(room)).toBeGreaterThanOrEqual(bar().getBoundingClientRect().height);
  await sizeIs(667, 375);
  await expect.poll(() => getComputedStyle(bar()).position).toBe("static");
});

test.each([
  [320, 690],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [1180, 820],
])("what one comes to a recipe for stands in one line at %i × %i", async (width, height) => {
  await sizeIs(width, height);
  await renderAt(address, { as: somebody(), answers: forSomebody });
  await expect.element(page.getByRole("link", { name: "Cook", exact: true })).toBeVisible();
  const middles = [...bar().querySelectorAll("a, button")].map((control) => {
    const { top, height: tall } = control.getBoundingClientRect();
    return Math.round(top + tall / 2);
  });
  expect(middles.length).toBeGreaterThan(2);
  expect(new Set(middles).size).toBe(1);
});

test("a recipe over a page of a phone on its side scrolls as one, and the way out stays", async () => {
  await sizeIs(690, 320);
  await renderAt("/support", { as: somebody(), answers: forSomebody });
  openRecipe({ recipe: stew });
  const dialog = page.getByRole("dialog", { name: stew.name });
  await expect.element(dialog).toBeVisible();
  const sheet = dialog.element();
  await expect.poll(() => sheet.scrollHeight - sheet.clientHeight).toBeGreaterThan(0);
  sheet.scrollTo(0, sheet.scrollHeight);
  const title = dialog.getByRole("heading", { name: stew.name }).element();
  await expect
    .poll(() => title.getBoundingClientRect().bottom)
    .toBeLessThan(sheet.getBoundingClientRect().top);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("Escape closes the menu that lies over a recipe, wherever the focus is, and then the recipe", async () => {
  await renderAt("/support", { as: somebody(), answers: forSomebody });
  openRecipe({ recipe: stew });
  const dialog = page.getByRole("dialog", { name: stew.name });
  const menu = page.getByRole("menu");
  for (const isFocusLost of [false, true]) {
    await dialog.getByRole("button", { name: "Export" }).click();
    await expect.element(menu).toBeVisible();
    if (isFocusLost) dialog.getByRole("button", { name: "Close" }).element().focus();
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});
