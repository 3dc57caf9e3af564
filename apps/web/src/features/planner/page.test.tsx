import type { OutputOf } from "@meal/contract/endpoint";
import { checkSubscriptionLimit, incrementPlanCount } from "@meal/contract/entitlements";
import {
  type generateMealPlan,
  analyzeIngredientImage,
  certifyMealPlan,
  changeMealPlan,
  listMealPlans,
  listPlansInUse,
  readMealPlan,
  readPlannerPreferences,
  saveMealPlan,
  savePlannerPreferences,
  streamMealPlan,
} from "@meal/contract/planner";
import { categoriseRecipe } from "@meal/contract/recipes";
import { DEFAULT_SETTINGS, usualOf } from "@meal/domain/planner/settings";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { localText } from "../../platform/device/text.ts";
import { today } from "../../platform/today.ts";
import { type Answer, answer, answerWith, breakDown, events, hold, refuse } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { picture } from "../../testing/pictures.ts";
import { nothingCertified, planCalled } from "../../testing/plans.ts";
import { recipeCalled } from "../../testing/recipes.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { freePlan } from "../../testing/usual-answers.ts";
import { generation, idle } from "./making/generation-state.ts";

const failed = "Failed to generate meal plan. Please try again.";
const { content, ...saved } = planCalled("My plan", [recipeCalled("Chickpea stew")]);
const info = { provider: "built-in", model: null, isFallback: false, note: null };
const found: OutputOf<typeof generateMealPlan> = {
  days: content.days,
  certificate: null,
  impossible: null,
  generationInfo: info,
  generation: "mark",
};
const certificate = nothingCertified;
const usual = [
  answer(certifyMealPlan, { certificate }),
  answerWith(changeMealPlan, ({ body }) => ({
    ...saved,
    content: body.content ?? content,
    revision: body.revision + 1,
  })),
  answer(categoriseRecipe, { category: "main", generationInfo: info }),
  answer(incrementPlanCount, { generatedPlansCount: 1 }),
  answer(listPlansInUse, { items: [] }),
  answer(readPlannerPreferences, { servings: 1, dislikes: [], dishesLeftOut: [], usual: null }),
  answerWith(saveMealPlan, ({ body }) => ({ ...saved, ...body })),
  events(streamMealPlan, ["done", found]),
];
const settings = page.getByRole("region", { name: "Settings" });
const make = settings.getByRole("button", { name: "Generate plan" });
const days = page.getByRole("list", { name: "Days" });
const diet = settings.getByLabelText("Diet", { exact: true });
const dish = page.getByRole("heading", { level: 4, name: "Chickpea stew" });

const isSaved = page.getByRole("region", { name: "Your plan" }).getByText(/· Saved$/u);

beforeEach(() => generation.set(idle));

async function openPlanner(...answers: readonly Answer[]) {
  const screen = await renderAt("/planner", { as: somebody(), answers: [...usual, ...answers] });
  // Before it is known what one may have made, the settings are drawn once more.
  await expect.element(page.getByText("You've used 0 of 3 free meal plans").first()).toBeVisible();
  await openSettings();
  return screen;
}

/** On a phone they are one line until it is pressed. */
async function openSettings(): Promise<void> {
  const change = settings.getByRole("button", { name: "Change" });
  // Until everything has come the settings may fold once more.
  await expect
    .poll(async () => {
      if (make.elements().length === 0 && change.elements().length > 0) await change.click();
      return make.elements().length;
    })
    .toBe(1);
}

test("a plan that could not be counted is there all the same, and it is said", async () => {
  await openPlanner(breakDown(incrementPlanCount));
  await make.click();
  await expect.element(message("Error")).toBeVisible();
  await expect.element(message("Failed to update plan usage count")).toBeVisible();
  await expect.element(dish.first()).toBeVisible();
});

test.each([
  [
    "a refusal",
    refuse(streamMealPlan, "model_busy"),
    "The language model is busy, try again in a little while",
  ],
  [
    "a problem on the way",
    events(
      streamMealPlan,
      ["progress", { percent: 40 }],
      ["problem", { code: "model_timeout", status: 504, title: "The language model took too long" }],
    ),
    "The language model took too long",
  ],
  [
    "an answer without days",
    events(streamMealPlan, ["done", { ...found, days: [] }]),
    "Invalid meal plan format received",
  ],
  [
    "an answer that is none",
    events(streamMealPlan, ["done", { plan: 1 }]),
    "Invalid meal plan format received",
  ],
])("%s is told, and the settings stay", async (_, fault, words) => {
  const screen = await openPlanner(fault);
  await diet.selectOptions("keto");
  await make.click();
  await expect.element(page.getByRole("alert").filter({ hasText: words }).first()).toBeVisible();
  await expect.element(message(failed)).toBeVisible();
  await openSettings();
  await expect.element(diet).toHaveValue("keto");
  screen.now(events(streamMealPlan, ["done", found]));
  await make.click();
  await expect.element(dish).toBeVisible();
  expect(screen.sent(streamMealPlan).map(({ body }) => body.diet)).toEqual(["keto", "keto"]);
});

test("demands that clash are named, and the nearest plan is one press away", async () => {
  const demands = ["Raw food and 9,000 kcal do not go together."];
  const impossible = { demands, nearest: { calories: 2500 } };
  const screen = await openPlanner(events(streamMealPlan, ["done", { ...found, days: [], impossible }]));
  await make.click();
  await expect.element(page.getByText("No plan can do all of this")).toBeVisible();
  await expect.element(page.getByText("Raw food and 9,000 kcal do not go together.")).toBeVisible();
  screen.now(events(streamMealPlan, ["done", found]));
  await page.getByRole("button", { name: "Use 2,500 kcal" }).click();
  await expect.element(dish).toBeVisible();
  expect(screen.sent(streamMealPlan).at(-1)?.body.calories).toBe(2500);
});

test("a plan on its way shows how far it is, and can be given up", async () => {
  const held = hold(events(streamMealPlan, ["done", found]));
  await openPlanner(held);
  await make.click();
  await expect.element(page.getByRole("progressbar", { name: "Planning your meals" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await openSettings();
  await expect.element(days).not.toBeInTheDocument();
});

test("a plan that cannot be saved says so, and is saved by a press", async () => {
  const screen = await openPlanner(breakDown(saveMealPlan));
  await make.click();
  // It is tried again by itself with what is counted of it, a moment later.
  await expect.poll(() => screen.sent(saveMealPlan)).toHaveLength(2);
  await expect.element(message("Failed to save meal plan")).toBeVisible();
  screen.now(...usual);
  await page.getByRole("button", { name: "Save again" }).click();
  await expect.element(isSaved).toBeVisible();
  const [, first, second] = screen.sent(saveMealPlan).map(({ body }) => body);
  expect(second).toEqual(first);
});

test("until it is known what one may have made, nothing is made and it is said", async () => {
  const held = hold(answer(checkSubscriptionLimit, freePlan));
  const screen = await renderAt("/planner", { as: somebody(), answers: [...usual, held] });
  await openSettings();
  await make.click();
  await expect.element(message("Please wait while we check your subscription status")).toBeVisible();
  expect(screen.sent(streamMealPlan)).toEqual([]);
  held.letGo();
  await expect.element(page.getByText("You've used 0 of 3 free meal plans").first()).toBeVisible();
  await openSettings();
  await make.click();
  await expect.element(dish).toBeVisible();
});

async function choosePhotos(...files: readonly File[]): Promise<void> {
  await settings.getByText("What you have", { exact: true }).click();
  await userEvent.upload(settings.getByLabelText("Add photos of ingredients"), [...files]);
}

test("photos that cannot be read are told and kept, and the plan is made without them", async () => {
  const screen = await openPlanner(refuse(analyzeIngredientImage, "image_unreadable"));
  const text = new File(["eggs"], "list.txt", { type: "text/plain" });
  await choosePhotos(await picture("fridge.png"), text);
  await expect.element(settings.getByRole("img", { name: "fridge.png" })).toBeVisible();
  await expect.element(settings.getByText("One file is not a photo we can read.")).toBeVisible();
  await make.click();
  await expect.element(message("Failed to analyze ingredient images")).toBeVisible();
  await expect.element(dish).toBeVisible();
  expect(screen.sent(streamMealPlan)[0]?.body.ingredients).toEqual([]);
  // What was read is gone a second later, when the plan is there for good.
  await expect.poll(() => generation.get().status).toBe("idle");
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await settings.getByText("What you have", { exact: true }).click();
  await expect.element(settings.getByRole("img", { name: "fridge.png" })).toBeVisible();
  await expect
    .element(settings.getByText("Failed to analyze ingredient image. Please try again."))
    .toBeVisible();
});

test("photos on which nothing can be told apart are said to be unclear, and the plan is made", async () => {
  await openPlanner(answer(analyzeIngredientImage, { ingredients: [], generationInfo: info }));
  await choosePhotos(await picture("fridge.png"));
  await make.click();
  await expect.element(message("Couldn't detect ingredients clearly in the images")).toBeVisible();
  await expect.element(dish).toBeVisible();
});

test("saved plans that cannot be read are said to be so, can be asked for again, and are told apart by their dinners", async () => {
  const screen = await openPlanner(refuse(listMealPlans, "internal"));
  await page.getByRole("button", { name: /^(?:Saved )?Plans$/u }).click();
  const plans = page.getByRole("dialog", { name: "Saved Plans" });
  await expect.element(plans.getByText("Failed to load saved meal plans")).toBeVisible();
  screen.now(answer(listMealPlans, { items: [{ ...saved, content }], total: 1 }));
  await plans.getByRole("button", { name: "Try again" }).click();
  await expect.element(plans.getByText("Chickpea stew")).toBeVisible();
  await expect.element(plans.getByText("Failed to load saved meal plans")).not.toBeInTheDocument();
});

test("what is on the photos joins the foods at hand", async () => {
  const ingredients = ["spinach", "eggs"];
  const screen = await openPlanner(answer(analyzeIngredientImage, { ingredients, generationInfo: info }));
  const photos = await Promise.all(Array.from({ length: 7 }, (_, at) => picture(`${at}.png`)));
  const many = Array.from({ length: 493 }, (_, at) => new File(["x"], `${at}.png`, { type: "image/png" }));
  await choosePhotos(...photos, ...many);
  await expect.element(settings.getByText("Only the first 6 photos were added.")).toBeVisible();
  await make.click();
  await expect.element(dish).toBeVisible();
  expect(screen.sent(streamMealPlan)[0]?.body.ingredients).toEqual(["spinach", "eggs"]);
  // The bar stands for a moment longer, and then takes the settings back to one line.
  await expect.poll(() => generation.get()).toBe(idle);
  await openSettings();
  await expect.element(settings.getByRole("button", { name: "Remove spinach" })).toBeVisible();
});

const { id } = saved;
test.each([
  ["not json", refuse(readMealPlan, "not_found"), "Failed to load the saved meal plan"],
  [JSON.stringify({ id }), refuse(readMealPlan, "not_found"), "No saved meal plan found"],
  [JSON.stringify({ id }), breakDown(readMealPlan), "Failed to load the saved meal plan"],
  [
    JSON.stringify({ id }),
    answer(readMealPlan, { ...saved, content: { days: [] } }),
    "Failed to load saved plan - invalid data format",
  ],
])("a plan that another screen chose as %s and that cannot be shown is told", async (value, fault, words) => {
  localStorage.setItem("selected-meal-plan", value);
  await openPlanner(fault);
  await expect.element(message(words)).toBeVisible();
});

test("a plan that another screen chose is opened", async () => {
  localStorage.setItem("selected-meal-plan", JSON.stringify({ id }));
  const answers = [...usual, answer(readMealPlan, { ...saved, content })];
  await renderAt("/planner", { as: somebody(), answers });
  await expect.element(page.getByRole("heading", { level: 2, name: "My plan" })).toBeVisible();
  expect(localStorage.getItem("selected-meal-plan")).toBeNull();
});

test("the plan in use is there when none is open, as after signing in", async () => {
  const inUse = { ...saved, content, datesInUse: [today()] };
  const answers = [...usual, answer(listPlansInUse, { items: [inUse] }), answer(readMealPlan, inUse)];
  await renderAt("/planner", { as: somebody(), answers });
  await expect.element(page.getByRole("heading", { level: 2, name: "My plan" })).toBeVisible();
});

test("the settings know what they may be", async () => {
  const screen = await openPlanner();
  await settings.getByLabelText("Calories a day").selectOptions("Custom");
  const custom = settings.getByLabelText("Custom calories");
  for (const wrong of ["abc", "0", "999999"]) {
    await custom.fill(wrong);
    await make.click();
    await expect.element(settings.getByText("Type a number from 500 to 10,000")).toBeVisible();
    await expect.element(custom).toHaveFocus();
  }
  expect(screen.sent(streamMealPlan)).toEqual([]);
  await custom.fill("1750");
  await make.click();
  await expect.element(dish).toBeVisible();
  expect(screen.sent(streamMealPlan)[0]?.body.calories).toBe(1750);
});

test("the settings begin with what was asked for last on any device, and a plan keeps what changed of it", async () => {
  const last = { ...usualOf(DEFAULT_SETTINGS), days: 5, slots: ["dinner" as const], target: 2500 } as const;
  const kept = { servings: 3, dislikes: [], dishesLeftOut: [], usual: last };
  const screen = await openPlanner(answer(readPlannerPreferences, kept));
  const calories = settings.getByLabelText("Calories a day");
  await expect.element(calories).toHaveValue("2500");
  await make.click();
  await expect.element(dish).toBeVisible();
  const asked = { days: 5, slots: [["dinner"]], calories: 2500, servings: 3 };
  expect(screen.sent(streamMealPlan).at(-1)?.body).toMatchObject(asked);
  expect(screen.sent(savePlannerPreferences)).toEqual([]);
  await openSettings();
  await calories.selectOptions("2000");
  await make.click();
  await expect.poll(() => screen.sent(savePlannerPreferences).length).toBe(1);
  expect(screen.sent(savePlannerPreferences)[0]?.body.usual).toEqual({ ...last, target: 2000 });
});

test("what somebody chose as a guest is their account's, where it was never asked for a plan", async () => {
  localText("guest-choices").write(JSON.stringify({ ownerId: null, part: { days: 3, taste: "spicy" } }));
  dispatchEvent(new StorageEvent("storage", { key: "guest-choices" }));
  const screen = await openPlanner();
  await expect.poll(() => screen.sent(savePlannerPreferences).length).toBe(1);
  const [{ body } = { body: {} }] = screen.sent(savePlannerPreferences);
  expect(body).toEqual({ usual: { ...usualOf(DEFAULT_SETTINGS), days: 3 } });
});

test("saved plans that are not there, or cannot be loaded, are told", async () => {
  const screen = await openPlanner(breakDown(listMealPlans));
  await page.getByRole("button", { name: /^(?:Saved )?Plans$/u }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog.getByRole("button", { name: "Try again" })).toBeVisible();
  screen.now(answer(listMealPlans, { items: [], total: 0 }));
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog.getByText("No saved plans yet")).toBeVisible();
});
