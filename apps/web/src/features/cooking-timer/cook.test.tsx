import { generateCookingSteps } from "@meal/contract/cooking-timer";
import { incrementFeatureUsage } from "@meal/contract/entitlements";
import { findFavoriteByName, readRecipe, recipeFacts, recordViewedRecipe } from "@meal/contract/recipes";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, hold, refuse } from "../../testing/answers.ts";
import { mayCook } from "../../testing/cooking.ts";
import { somebody } from "../../testing/fake-session.ts";
import { noFacts, recipeCalled } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";
import * as t from "./texts/en/page.ts";
import * as start from "./texts/en/start.ts";

const instructions = ["Soften the onion.", "Add the tomatoes and simmer."];
const timed = instructions.map((instruction, at) => ({
  instruction,
  timeInMinutes: 5 + at,
  category: "cooking" as const,
}));
const imported = recipeCalled("Lemon stew");
const stew = recipeCalled("Lemon stew", { steps: timed });
const stepNow = page.getByRole("region", { name: t.stepNow });
const cook = page.getByRole("link", { name: start.cook, exact: true });
const press = (name: string) => page.getByRole("button", { name, exact: true });

function about(recipe: typeof stew) {
  return [
    ...mayCook,
    answer(readRecipe, { recipe, source: "history" }),
    answer(recipeFacts, noFacts),
    answer(findFavoriteByName, { favorite: null }),
    answer(recordViewedRecipe, {
      id: recipe.id,
      recipe_name: recipe.name,
      recipe_content: recipe,
      viewed_at: "2026-11-20T18:00:00Z",
    }),
  ];
}

async function openRecipe(recipe: typeof stew, ...more: readonly ReturnType<typeof answer>[]) {
  return await renderAt(`/recipe/${recipe.id}`, { as: somebody(), answers: [...about(recipe), ...more] });
}

async function stepIs(words: string): Promise<void> {
  await expect.element(stepNow.getByText(words, { exact: true })).toBeVisible();
}

test("one press leads from a recipe to its steps, and a second one starts the time", async () => {
  const screen = await openRecipe(stew);
  await cook.click();
  await stepIs("Soften the onion.");
  expect(screen.address()).toBe("/cooking-timer");
  await press(t.start).click();
  await expect.element(press(t.pause)).toBeVisible();
  expect(screen.sent(generateCookingSteps)).toEqual([]);
  await expect.poll(() => screen.sent(incrementFeatureUsage)).toHaveLength(1);
});

test("whoever presses it again goes on with what is being cooked", async () => {
  const screen = await openRecipe(stew);
  await cook.click();
  await stepIs("Soften the onion.");
  await press(t.next).click();
  screen.goBack();
  await cook.click();
  await stepIs("Add the tomatoes and simmer.");
  await expect.element(press(t.startOther)).not.toBeInTheDocument();
  expect(screen.sent(incrementFeatureUsage)).toHaveLength(1);
});

test("steps without times get them by themselves, and wait for nobody who would rather begin", async () => {
  const held = hold(
    answer(generateCookingSteps, {
      steps: timed.map((step) => Object.assign({ color: "step-cooking" }, step)),
      generationInfo: { provider: "built-in", model: null, isFallback: false, note: null },
    }),
  );
  await openRecipe(imported, held);
  await cook.click();
  await expect.element(page.getByText(t.loadingTimer)).toBeVisible();
  await expect.element(press(t.withoutTimes)).toBeVisible();
  held.letGo();
  await stepIs("5 minutes");
});

test("where the chef does not answer, the steps stand as they are written", async () => {
  await openRecipe(imported, refuse(generateCookingSteps, "model_busy"));
  await cook.click();
  await stepIs("Soften the onion.");
  await expect.element(stepNow.getByText(t.untimedStep)).toBeVisible();
});

test("the steps can still be changed, and none that was not keeps its place and time", async () => {
  await openRecipe(stew);
  await cook.click();
  await press(t.next).click();
  await press(t.changeSteps).click();
  await page.getByLabelText(t.stepNumber(1), { exact: true }).fill("Soften two onions.");
  await press(t.keepSteps).click();
  await stepIs("Step 2 of 2");
  await expect.element(page.getByText("Soften two onions.")).toBeVisible();
});

test("a recipe without steps has nothing to cook by", async () => {
  const recipe = recipeCalled("Lemon stew", { instructions: [] });
  await openRecipe(recipe);
  await expect.element(page.getByRole("heading", { level: 1, name: "Lemon stew" })).toBeVisible();
  await expect.element(cook).not.toBeInTheDocument();
});
