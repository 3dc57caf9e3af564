import { readRecipe, recipeFacts } from "@meal/contract/recipes";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { sizeIs } from "../../testing/device.ts";
import { recipeCalled, someFacts } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";

const stew = recipeCalled("Lemon stew");
const address = `/recipe/${stew.id}`;
const isThere = [answer(readRecipe, { recipe: stew, source: "cookbook" }), answer(recipeFacts, someFacts)];
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
