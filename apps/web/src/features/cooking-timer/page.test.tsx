import { generateCookingSteps } from "@meal/contract/cooking-timer";
import {
  canUseFeature,
  checkSubscriptionLimit,
  incrementFeatureUsage,
  readUsage,
} from "@meal/contract/entitlements";
import { listPlansInUse } from "@meal/contract/planner";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, breakDown, hold, refuse } from "../../testing/answers.ts";
import { mayCook, timerAddress } from "../../testing/cooking.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { freePlan } from "../../testing/usual-answers.ts";

const name = page.getByLabelText("Recipe Name");
const steps = page.getByLabelText("Recipe Steps");
const create = page.getByRole("button", { name: "Create Timer" });
const byHand = page.getByRole("button", { name: "Enter Steps Manually" });
const generate = page.getByRole("button", { name: "Generate Steps", exact: true });
const finished = page.getByRole("dialog", { name: "You've finished cooking!" });
const stepNow = page.getByRole("region", { name: "Current step" });
const why =
  "You've reached the limit for this feature (3/3). As a free user, you can use Food Analysis once or Cooking Timer three times. Upgrade to premium for unlimited access!";

async function stepIs(words: string): Promise<void> {
  await expect.element(stepNow.getByText(words, { exact: true })).toBeVisible();
}

async function openTimer(...minutes: readonly number[]) {
  const screen = await renderAt(timerAddress("Soup", ...minutes), { as: somebody(), answers: mayCook });
  await create.click();
  await stepIs(`Step 1 of ${minutes.length}`);
  return screen;
}

test("a guest is led to the login", async () => {
  const screen = await renderAt("/cooking-timer");
  await expect.poll(screen.address).toBe("/login");
});

test("a gate that is closed says why, and what was cooked stays within reach", async () => {
  const features = [{ feature: "cooking_timer", used: 3, limit: 3 }];
  const answers = [answer(canUseFeature, false), answer(readUsage, { features })];
  await renderAt("/cooking-timer", { as: somebody(), answers });
  await expect.element(page.getByRole("heading", { level: 1, name: "Premium Feature" })).toBeVisible();
  await expect.element(page.getByText(why, { exact: true })).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Cooking History" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Back to Dashboard" }))
    .toHaveAttribute("href", "/dashboard");
});

test("what cannot be verified is denied, and can be tried again", async () => {
  const answers = [...mayCook, refuse(canUseFeature, "internal")];
  const screen = await renderAt("/cooking-timer", { as: somebody(), answers });
  const title = page.getByRole("heading", { name: "Could not verify feature access" });
  await expect.element(title).toBeVisible();
  await expect.element(name).not.toBeInTheDocument();
  screen.now(answer(canUseFeature, true));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(name).toBeVisible();
});

test("a device that never asked says so without a network, and opens by itself", async () => {
  const screen = await renderAt("/cooking-timer", { as: somebody(), answers: mayCook, isOffline: true });
  await expect.element(page.getByRole("heading", { name: "Could not verify feature access" })).toBeVisible();
  screen.goOnline();
  await expect.element(name).toBeVisible();
});

test("nothing shows before it is known whether it may", async () => {
  const held = hold(answer(canUseFeature, true));
  await renderAt("/cooking-timer", { as: somebody(), answers: [...mayCook, held] });
  await expect.element(page.getByText("Loading...")).toBeInTheDocument();
  await expect.element(name).not.toBeInTheDocument();
  held.letGo();
  await expect.element(name).toBeVisible();
});

test("subscribers are neither asked nor counted", async () => {
  const subscribed = answer(checkSubscriptionLimit, { ...freePlan, subscribed: true, status: "active" });
  const answers = [...mayCook, subscribed, answer(listPlansInUse, { items: [] })];
  const screen = await renderAt(timerAddress("Soup", 5), { as: somebody(), answers });
  await create.click();
  await stepIs("Step 1 of 1");
  await expect.element(page.getByText("Free users can use")).not.toBeInTheDocument();
  expect(screen.sent(canUseFeature)).toEqual([]);
  expect(screen.sent(incrementFeatureUsage)).toEqual([]);
});

test("the last use is not given twice where another device took it meanwhile", async () => {
  const answers = [...mayCook, refuse(incrementFeatureUsage, "limit_reached")];
  const screen = await renderAt(timerAddress("Soup", 5), { as: somebody(), answers });
  await expect.element(create).toBeVisible();
  screen.now(answer(canUseFeature, false));
  await create.click();
  await expect.element(page.getByRole("heading", { level: 1, name: "Premium Feature" })).toBeVisible();
});

test("steps that are typed wait for the cook, and the last one ends by a press", async () => {
  await renderAt("/cooking-timer", { as: somebody(), answers: mayCook });
  await byHand.click();
  await create.click();
  await expect.element(page.getByText("Please enter a recipe name")).toBeVisible();
  await expect.element(page.getByText("Please enter the recipe steps")).toBeVisible();
  await expect.element(name).toHaveFocus();
  await name.fill("Salad");
  await steps.fill(" \n ");
  await create.click();
  await expect.element(page.getByText("Please enter valid recipe steps")).toBeVisible();
  await expect.element(steps).toHaveFocus();
  await page.getByRole("button", { name: "Generate Steps Instead" }).click();
  await expect.element(steps).not.toBeInTheDocument();
  await byHand.click();
  await steps.fill("a".repeat(5001));
  await create.click();
  await expect.element(message("Failed to process steps. Please check your input.")).toBeVisible();
  await steps.fill("Wash the leaves\n\nToss everything");
  await create.click();
  await stepIs("Step 1 of 2");
  await expect.element(page.getByRole("heading", { name: "All Steps" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Start", exact: true })).toBeDisabled();
  await expect.element(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await stepIs("Toss everything");
  await expect.element(finished).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Finish" }).click();
  await expect.element(finished).toBeVisible();
  await expect
    .element(finished.getByRole("link", { name: "Analyze food calories", exact: true }))
    .toHaveAttribute("href", "/food-analysis");
});

test("while the chef writes the steps it says so, and nothing is asked for twice", async () => {
  const held = hold(refuse(generateCookingSteps, "model_busy"));
  const screen = await renderAt("/cooking-timer", { as: somebody(), answers: [...mayCook, held] });
  await name.fill("Soup");
  await generate.click();
  await expect.element(page.getByRole("button", { name: "Generating...", exact: true })).toBeVisible();
  await expect.element(byHand).toBeDisabled();
  held.letGo();
  await expect.element(steps).toBeVisible();
  expect(screen.sent(generateCookingSteps)).toHaveLength(1);
});

test("a link with steps opens them to be looked over, and counts a use once it is pressed", async () => {
  const link = JSON.stringify({
    steps: [{ instruction: "Simmer the lentils.", timeInMinutes: 25, category: "grilling" }, "Serve."],
  });
  const path = `/cooking-timer?recipeData=${encodeURIComponent(link)}`;
  const screen = await renderAt(path, { as: somebody(), answers: mayCook });
  await expect.element(page.getByRole("heading", { name: "Simmer the lentils." })).toBeVisible();
  await expect.element(page.getByLabelText("Minutes of step 1")).toHaveValue(25);
  await expect.element(page.getByLabelText("Step 2", { exact: true })).toHaveValue("Serve.");
  expect(screen.sent(incrementFeatureUsage)).toEqual([]);
  await create.click();
  await stepIs("Step 1 of 2");
  await expect.poll(() => screen.sent(incrementFeatureUsage)).toHaveLength(1);
  expect(screen.address()).toBe("/cooking-timer");
});

test("an address that carries no recipe says so, and the form is there", async () => {
  await renderAt("/cooking-timer?recipeData=%7Bsoup", { as: somebody(), answers: mayCook });
  await expect.element(message("Failed to load recipe from URL.")).toBeVisible();
  await expect.element(name).toHaveValue("");
});

const again = "Failed to generate cooking steps. Please try again.";
const orByHand = "Failed to generate cooking steps. Please try again or enter steps manually.";
const info = { provider: "built-in", model: null, isFallback: false, note: null };

test.each([
  ["a chef who is busy", refuse(generateCookingSteps, "model_busy"), orByHand, true],
  ["a proxy's page", breakDown(generateCookingSteps), orByHand, true],
  ["a refusal", refuse(generateCookingSteps, "model_refused"), again, false],
  ["no steps", answer(generateCookingSteps, { steps: [], generationInfo: info }), again, false],
])(
  "with %s for an answer the cook is told, and typing is offered where nobody answered",
  async (_, fault, words, isOffered) => {
    const answers = [...mayCook, fault];
    await renderAt("/cooking-timer", { as: somebody(), answers });
    await name.fill("Soup");
    await generate.click();
    await expect.element(message(words)).toBeVisible();
    await expect.poll(() => steps.elements()).toHaveLength(isOffered ? 1 : 0);
    await expect.element(name).toHaveValue("Soup");
  },
);

test("one more minute times a step that was not, and prolongs one that is", async () => {
  await openTimer(0, 2);
  const more = page.getByRole("button", { name: "1 min" });
  const remaining = page.getByRole("timer");
  await more.click();
  await expect.element(remaining).toHaveTextContent("1:00");
  await expect.element(page.getByRole("button", { name: "Start", exact: true })).toBeEnabled();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect.element(remaining).toHaveTextContent("2:00");
  await more.click();
  await expect.element(remaining).toHaveTextContent("3:00");
});
