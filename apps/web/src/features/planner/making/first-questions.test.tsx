import {
  certifyMealPlan,
  type generateMealPlan,
  readPlanWishes,
  streamMealPlan,
} from "@meal/contract/planner";
import type { OutputOf } from "@meal/contract/endpoint";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { answer, events } from "../../../testing/answers.ts";
import { message } from "../../../testing/marks.ts";
import { nothingCertified, planCalled } from "../../../testing/plans.ts";
import { recipeCalled } from "../../../testing/recipes.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { choicesOf } from "../settings/choices.ts";
import { planStoreOf } from "../plan/plan-store.ts";
import { picturesFailed, settingTable } from "../texts/en/plan.tsx";
import { generation, idle } from "./generation-state.ts";

const { content } = planCalled("A week", [recipeCalled("Chickpea stew", { dishId: "stew" })]);
const info = { provider: "built-in", model: null, isFallback: false, note: null };
const certificate = nothingCertified;
const found: OutputOf<typeof generateMealPlan> = {
  days: content.days,
  certificate: null,
  impossible: null,
  generationInfo: info,
  generation: "mark",
};

beforeEach(() => {
  generation.set(idle);
  // What a guest made and chose outlives the screen.
  planStoreOf(null).set(null);
  choicesOf(null).set({});
});

const openPlanner = () =>
  renderAt("/planner", {
    answers: [
      answer(certifyMealPlan, { certificate }),
      events(streamMealPlan, ["done", found]),
      answer(readPlanWishes, {
        understood: [{ words: "under 30 minutes", wish: "At most 30 minutes a meal" }],
        notUnderstood: ["moonbeams"],
      }),
    ],
  });
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("three questions with pictures make a week, also for a guest, and nobody opens a form", async () => {
  const screen = await openPlanner();
  await expect.element(page.getByRole("heading", { name: "How do you eat?" })).toBeVisible();
  await page.getByText("Vegetarian", { exact: true }).first().click();
  await press("Next");
  await expect.element(page.getByRole("heading", { name: "How do you want to cook?" })).toHaveFocus();
  await page.getByText("Cook once or twice a week").click();
  await press("Next");
  await page.getByRole("button", { name: "More people" }).click();
  await page.getByLabelText("Any allergies?").fill("peanuts");
  await page.getByLabelText("Anything you'd like?").fill("under 30 minutes, moonbeams");
  // What the words are taken for is said before the plan is made, and what they are not.
  await expect.element(page.getByText("At most 30 minutes a meal")).toBeVisible();
  await expect.element(page.getByText(/moonbeams/u).last()).toBeVisible();
  await press("Make my week");
  await expect.element(page.getByRole("heading", { level: 4, name: "Chickpea stew" })).toBeVisible();
  expect(screen.sent(streamMealPlan)[0]?.body).toMatchObject({
    days: 7,
    mealsPerDay: 3,
    diet: "vegetarian",
    cooking: "batch",
    servings: 2,
    allergies: ["peanuts"],
    tastePreferences: "under 30 minutes, moonbeams",
  });
});

test("the week comes into sight where it was asked for from far below", async () => {
  await page.viewport(390, 500);
  await openPlanner();
  await press("Next");
  await press("Next");
  await press("Make my week");
  const dish = page.getByRole("heading", { level: 4, name: "Chickpea stew" });
  await expect.element(dish).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Your plan" })).toBeInViewport();
  await expect
    .poll(() => page.getByRole("region", { name: "Your plan" }).element().getBoundingClientRect().top)
    .toBeGreaterThan(0);
});

test("dinners only is one of the first choices, and means five of them", async () => {
  const screen = await openPlanner();
  await press("Next");
  await page.getByText("Dinners only").click();
  await press("Next");
  await press("Make my dinners");
  await expect.element(page.getByRole("heading", { level: 4, name: "Chickpea stew" })).toBeVisible();
  expect(screen.sent(streamMealPlan)[0]?.body).toMatchObject({
    days: 5,
    slots: [["dinner"]],
    cooking: "easy",
  });
});

test("one press makes a week for whoever has nothing to say", async () => {
  const screen = await openPlanner();
  await press("Just plan my week");
  await expect.element(page.getByRole("heading", { level: 4, name: "Chickpea stew" })).toBeVisible();
  expect(screen.sent(streamMealPlan)[0]?.body).toMatchObject({ days: 7, diet: "none", cooking: "easy" });
});

test("pictures that never come hold up no plan, and nothing is said of them", async () => {
  const picture = HTMLImageElement.prototype;
  const real = Object.getOwnPropertyDescriptor(picture, "decode") ?? {};
  Object.defineProperty(picture, "decode", { ...real, value: () => new Promise(() => {}) });
  onTestFinished(() => void Object.defineProperty(picture, "decode", real));
  await openPlanner();
  await press("Just plan my week");
  await expect.element(page.getByRole("heading", { level: 4, name: "Chickpea stew" })).toBeVisible();
  await expect.element(page.getByRole("progressbar", { name: settingTable })).toBeVisible();
  await expect.element(page.getByRole("progressbar", { name: settingTable })).not.toBeInTheDocument();
  await expect.element(message(picturesFailed)).not.toBeInTheDocument();
});
