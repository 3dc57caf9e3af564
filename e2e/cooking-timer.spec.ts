import type { Locator } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { recipeCalled, viewRecipe } from "./kitchen.ts";
import { logIn, logOut, message, stored } from "./person.ts";
import { expect, open } from "./test.ts";
import {
  completionNotes,
  finished,
  listen,
  openTimer,
  remaining,
  start,
  stepIs,
  stepNotes,
  test,
  timerKey,
} from "./timer-page.ts";

const minute = 60_000;

test(
  "a recipe becomes a timer whose steps the cook put right, and that runs through to the end",
  { tag: "@desktop" },
  async ({ page, context }) => {
    const notes = await listen(context);
    await page.clock.install();
    await open(page, "/recipe/sample");
    await page.getByRole("link", { name: "Start Timer" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Cooking Timer" })).toBeVisible();
    await expect(page.getByLabel("Recipe Name")).toHaveValue("Lemon chickpea stew with spinach");
    await page.getByRole("button", { name: "Generate Steps" }).click();
    await expect(message(page, "Cooking steps generated successfully!")).toBeVisible();
    await axeFindsNothing(page, "where the steps are looked over");
    await page.getByLabel("Minutes of step 1").fill("2");
    await page.getByLabel("Step 2", { exact: true }).fill("Stir in the garlic.");
    for (const number of [5, 4, 3]) await page.getByRole("button", { name: `Remove step ${number}` }).click();
    await page.getByRole("button", { name: "Create Timer" }).click();
    await stepIs(page, "Step 1 of 2");
    await expect(remaining(page)).toHaveText("2:00");
    await start(page);
    await page.clock.fastForward(2 * minute);
    await stepIs(page, "Step 2 of 2");
    await stepIs(page, "Stir in the garlic.");
    await page.clock.fastForward(minute);
    await expect(finished(page)).toBeVisible();
    await expect(
      finished(page).getByRole("button", { name: /^Take a photo of Lemon chickpea/u }),
    ).toBeVisible();
    await expect.poll(notes).toBe(stepNotes + completionNotes);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("button", { name: "Create New Timer" }).click();
    await expect(page.getByLabel("Recipe Name")).toHaveValue("");
    expect(await stored(page, timerKey)).toBeNull();
  },
);

test("the timer lives above the pages, and leads back to its own", async ({ page, context }) => {
  const notes = await listen(context);
  await page.clock.install();
  await openTimer(page, 10, 10);
  await start(page);
  await expect(page).toHaveTitle(/^9:\d\d · /u);
  await page.getByRole("link", { name: "AI Meal Planner" }).first().click();
  await expect(page.getByRole("link", { name: "Timer for Soup" })).toHaveText(/9:\d\d$/u);
  await axeFindsNothing(page, "with the running timer");
  await page.clock.fastForward(10 * minute);
  await expect(message(page, "Next Step Ready!")).toBeVisible();
  await page.clock.fastForward(10 * minute);
  await expect(message(page, "Cooking Complete!")).toBeVisible();
  await expect.poll(notes).toBe(stepNotes + completionNotes);
  // What is told lies over a phone's header until somebody has had the time to read it, and nobody points at it.
  await page.mouse.move(200, 600);
  await page.clock.fastForward(minute);
  await expect(page.getByRole("button", { name: "Close message" })).toHaveCount(0);
  await page.getByRole("link", { name: "Soup is ready" }).click();
  await expect(finished(page)).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Create New Timer" })).toBeVisible();
  await expect(finished(page)).toHaveCount(0);
});

test("a guest logs in on the way, and finds the recipe at the timer", async ({ page, person }) => {
  await logOut(page);
  await open(page, "/recipe/sample");
  await page.getByRole("link", { name: "Start Timer" }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await logIn(page, person);
  await expect(page.getByLabel("Recipe Name")).toHaveValue("Lemon chickpea stew with spinach");
});

test("a timer that is under way is not taken away by an address", async ({ page }) => {
  await openTimer(page, 30);
  await open(page, "/cooking-timer?recipeData=%7B%22name%22%3A%22Bread%22%7D");
  await stepIs(page, "Step 1 of 1");
  await page.getByRole("button", { name: "Start it instead" }).click();
  await expect(page.getByLabel("Recipe Name")).toHaveValue("Bread");
});

test("dinner is cooked in two presses, and what waits goes on beside it, also after a reload", async ({
  page,
  context,
}) => {
  const steps = [
    { instruction: "Simmer the rice.", timeInMinutes: 20, category: "cooking" as const, isWaiting: true },
    { instruction: "Chop the parsley.", timeInMinutes: 5, category: "preparation" as const, isSide: true },
  ];
  const recipe = recipeCalled("Rice with herbs", {
    ingredients: ["200 g rice", "20 g parsley"],
    instructions: steps.map(({ instruction }) => instruction),
    steps,
  });
  await viewRecipe(context.request, recipe);
  await page.clock.install();
  await open(page, "/recipe-history");
  await page.getByRole("link", { name: recipe.name }).click();
  let presses = 0;
  const press = async (button: Locator) => {
    presses += 1;
    await button.click();
  };
  await press(page.getByRole("link", { name: "Cook", exact: true }));
  await press(page.getByRole("button", { name: "Start", exact: true }));
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  process.stdout.write(`presses from a recipe to its running timer: ${presses}\n`);
  expect(presses).toBeLessThanOrEqual(2);
  await expect(page.getByRole("list", { name: "For this step" })).toHaveText("200 g rice");
  await page.getByRole("button", { name: "Next" }).click();
  await page.clock.fastForward(minute);
  const beside = page.getByRole("list", { name: "Still cooking" });
  await expect(beside).toContainText(/1[89]:\d\d/u);
  await page.reload();
  await stepIs(page, "Step 2 of 2");
  await expect(beside).toContainText(/1[89]:\d\d/u);
  const other = await context.newPage();
  await open(other, "/cooking-timer");
  await other.getByRole("button", { name: "Done: Simmer the rice." }).click();
  await expect(beside).toHaveCount(0);
});
