import { generateCookingSteps } from "@meal/contract/cooking-timer";
import { incrementFeatureUsage } from "@meal/contract/entitlements";
import { findFavoriteByName, readRecipe, recipeFacts, recordViewedRecipe } from "@meal/contract/recipes";
import { expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { axeFindsNothing } from "../../testing/axe.ts";
import { answer, hold, refuse } from "../../testing/answers.ts";
import { mayCook } from "../../testing/cooking.ts";
import { sizeIs } from "../../testing/device.ts";
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
  await expect.element(page.getByText("Loading your timer...")).toBeVisible();
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

const rice = recipeCalled("Rice with herbs", {
  ingredients: ["200 g rice", "20 g parsley", "1 lemon"],
  instructions: ["Simmer the rice.", "Chop the parsley.", "Squeeze the lemon over it."],
  steps: [
    { instruction: "Simmer the rice.", timeInMinutes: 20, category: "cooking", isWaiting: true },
    { instruction: "Chop the parsley.", timeInMinutes: 5, category: "preparation", isSide: true },
    { instruction: "Squeeze the lemon over it.", timeInMinutes: 0, category: "preparation" },
  ],
  cookedServings: 4,
});
const beside = page.getByRole("list", { name: t.forThisStep });

test("what the step takes stands beside it, as much as all who eat of it need", async () => {
  await openRecipe(rice);
  await cook.click();
  await expect.element(beside).toHaveTextContent("400 g rice");
  await press(t.next).click();
  await expect.element(beside).toHaveTextContent("40 g parsley");
  await expect.element(page.getByText(t.forServings(4))).toBeVisible();
});

test("what goes on by itself keeps its time beside the next step, until the cook has taken note", async () => {
  await openRecipe(rice);
  await cook.click();
  await press(t.start).click();
  await expect.element(page.getByText(t.goesOnByItself)).toBeVisible();
  await press(t.next).click();
  const still = page.getByRole("list", { name: t.goingOn });
  await expect.element(still.getByText("Simmer the rice.", { exact: true })).toBeVisible();
  await still.getByRole("button", { name: t.doneWith("Simmer the rice.") }).click();
  await expect.element(still).not.toBeInTheDocument();
});

test("Space and the arrows are enough to cook, also in the large view, and leave fields alone", async () => {
  await openRecipe(rice);
  await cook.click();
  await stepIs("Simmer the rice.");
  await userEvent.keyboard(" ");
  await expect.element(press(t.pause)).toBeVisible();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await stepIs("Step 3 of 3");
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
  await stepIs("Step 2 of 3");
  await press(t.largeView).click();
  const large = page.getByRole("dialog", { name: "Step 2 of 3" });
  await expect.element(large.getByText("Chop the parsley.", { exact: true })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByRole("dialog", { name: "Step 3 of 3" })).toBeVisible();
  await axeFindsNothing("in the large view");
});

test("the last step is ended before its time in the large view as well", async () => {
  await openRecipe(stew);
  await cook.click();
  await stepIs("Soften the onion.");
  await press(t.largeView).click();
  const large = page.getByRole("dialog");
  await expect.element(large.getByRole("button", { name: t.finish })).not.toBeInTheDocument();
  await large.getByRole("button", { name: t.next }).click();
  await large.getByRole("button", { name: t.finish }).click();
  await expect.element(page.getByRole("dialog", { name: t.finishedTitle })).toBeVisible();
});

/** Whether all of it is in sight, without scrolling. */
function isWhole(place: Locator): boolean {
  const { top, bottom } = place.element().getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

test("on a phone that lies, step, time and buttons are in sight at once, in the large view as well", async () => {
  await sizeIs(844, 390);
  await openRecipe(stew);
  await cook.click();
  await stepIs("Soften the onion.");
  for (const place of [
    page.getByRole("timer"),
    stepNow.getByText("Soften the onion.", { exact: true }),
    press(t.start),
  ])
    await expect.poll(() => isWhole(place)).toBe(true);
  await press(t.largeView).click();
  const large = page.getByRole("dialog");
  for (const place of [
    large.getByRole("timer"),
    large.getByText("Soften the onion."),
    large.getByRole("button", { name: t.start }),
  ])
    await expect.poll(() => isWhole(place)).toBe(true);
});

test("a recipe without amounts is cooked without them", async () => {
  await openRecipe(recipeCalled("Toast", { ingredients: [], steps: timed }));
  await cook.click();
  await stepIs("Soften the onion.");
  await expect.element(page.getByRole("heading", { name: t.ingredients })).not.toBeInTheDocument();
  await expect.element(beside).not.toBeInTheDocument();
});
