import { axeFindsNothing } from "./axe.ts";
import { logOut, message, signIn, signUp, stored } from "./person.ts";
import type { Person } from "./person.ts";
import { expect, open, test as base } from "./test.ts";
import {
  completionNotes,
  finished,
  listen,
  openTimer,
  remaining,
  setClock,
  settleDevice,
  start,
  stepIs,
  stepNotes,
} from "./timer-page.ts";
import { appIsKept, withWorker } from "./worker.ts";

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

const minute = 60_000;

test("a recipe becomes a timer whose steps the cook put right, and that runs through to the end", async ({
  page,
  context,
}) => {
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
  expect(await stored(page, "cookingTimerPersistentState")).toBeNull();
});

test("steps that are typed wait for the cook, and the last one ends by a press", async ({ page }) => {
  await open(page, "/cooking-timer");
  await page.getByRole("button", { name: "Enter Steps Manually" }).click();
  await page.getByRole("button", { name: "Create Timer" }).click();
  await expect(page.getByText("Please enter a recipe name")).toBeVisible();
  await expect(page.getByText("Please enter the recipe steps")).toBeVisible();
  await expect(page.getByLabel("Recipe Name")).toBeFocused();
  await page.getByLabel("Recipe Name").fill("Salad");
  await page.getByLabel("Recipe Steps").fill(" \n ");
  await page.getByRole("button", { name: "Create Timer" }).click();
  await expect(page.getByText("Please enter valid recipe steps")).toBeVisible();
  await expect(page.getByLabel("Recipe Steps")).toBeFocused();
  await page.getByRole("button", { name: "Generate Steps Instead" }).click();
  await expect(page.getByLabel("Recipe Steps")).toHaveCount(0);
  await page.getByRole("button", { name: "Enter Steps Manually" }).click();
  await page.getByLabel("Recipe Steps").fill("Wash the leaves\n\nToss everything");
  await page.getByRole("button", { name: "Create Timer" }).click();
  await stepIs(page, "Step 1 of 2");
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await stepIs(page, "Toss everything");
  await expect(finished(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Finish" }).click();
  await expect(finished(page)).toBeVisible();
});

test("one more minute times a step that was not, and prolongs one that is", async ({ page }) => {
  await page.clock.install();
  await openTimer(page, 0, 2);
  await page.getByRole("button", { name: "1 min" }).click();
  await expect(remaining(page)).toHaveText("1:00");
  await start(page);
  await page.clock.fastForward(minute);
  await stepIs(page, "Step 2 of 2");
  await page.getByRole("button", { name: "1 min" }).click();
  await expect(remaining(page)).toHaveText(/^(?:3:00|2:5\d)$/u);
});

test("a reload in the middle changes nothing but rings for what ended meanwhile, once", async ({
  page,
  context,
}) => {
  const notes = await listen(context);
  await page.clock.install();
  await openTimer(page, 1, 1, 60);
  await start(page);
  await page.goto("about:blank");
  await page.clock.fastForward(3 * minute);
  await open(page, "/cooking-timer");
  await stepIs(page, "Step 3 of 3");
  await expect(remaining(page)).toHaveText(/^(?:59:00|58:[45]\d)$/u);
  await page.mouse.click(2, 2);
  await expect.poll(notes).toBe(stepNotes);
  await page.reload();
  await stepIs(page, "Step 3 of 3");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  expect(notes()).toBe(stepNotes);
});

test("two tabs show the same, and one of them rings", async ({ page, context, complaints }) => {
  const notes = await listen(context);
  await context.clock.install();
  await openTimer(page, 1, 10);
  const other = await context.newPage();
  complaints.watch(other);
  await open(other, "/cooking-timer");
  await stepIs(other, "Step 1 of 2");
  await start(page);
  await expect(other.getByRole("button", { name: "Pause" })).toBeVisible();
  await context.clock.fastForward(minute);
  await stepIs(page, "Step 2 of 2");
  await stepIs(other, "Step 2 of 2");
  await expect.poll(notes).toBe(stepNotes);
  await other.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Create New Timer" }).click();
  await expect(other.getByLabel("Recipe Name")).toBeVisible();
});

test("the time goes on while the device sleeps, and takes no notice of a clock that is set back", async ({
  page,
}) => {
  await settleDevice(page, false);
  await openTimer(page, 2, 1, 60);
  await start(page);
  await setClock(page, -40_000);
  await expect(remaining(page)).toHaveText(/^1:[345]\d$/u);
  await page.reload();
  await expect(remaining(page)).toHaveText(/^1:[2345]\d$/u);
  await open(page, "/privacy");
  await expect(page.getByRole("link", { name: "Timer of Soup" })).toBeVisible();
  await setClock(page, 200_000);
  await expect(message(page, "Next Step Ready!")).toBeVisible();
  await page.getByRole("link", { name: "Timer of Soup" }).click();
  await stepIs(page, "Step 3 of 3");
  await expect(remaining(page)).toHaveText(/^(?:59|58):\d\d$/u);
});

test("a device that is kept awake does not sleep: its clock was set", async ({ page }) => {
  await settleDevice(page, true);
  await openTimer(page, 2);
  await start(page);
  await expect(remaining(page)).toHaveText("1:57");
  await setClock(page, 10 * minute);
  await expect(remaining(page)).toHaveText(/^1:[345]\d$/u);
  await page.reload();
  await expect(remaining(page)).toHaveText(/^1:[2345]\d$/u);
});

test("the timer lives above the pages, and leads back to its own", async ({ page, context }) => {
  const notes = await listen(context);
  await page.clock.install();
  await openTimer(page, 1, 1);
  await start(page);
  await expect(page).toHaveTitle(/^0:5\d · /u);
  await page.getByRole("link", { name: "AI Meal Planner" }).first().click();
  await expect(page.getByRole("link", { name: "Timer of Soup" })).toHaveText(/0:5\d$/u);
  await axeFindsNothing(page, "with the running timer");
  await page.clock.fastForward(minute);
  await expect(message(page, "Next Step Ready!")).toBeVisible();
  await page.clock.fastForward(minute);
  await expect(message(page, "Cooking Complete!")).toBeVisible();
  await expect.poll(notes).toBe(stepNotes + completionNotes);
  await page.getByRole("link", { name: "Soup is ready" }).click();
  await expect(finished(page)).toBeVisible();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Create New Timer" })).toBeVisible();
  await expect(finished(page)).toHaveCount(0);
});

test("another person on the device sees nothing of it, and its own person finds it again", async ({
  page,
  context,
  baseURL,
  person,
}) => {
  await openTimer(page, 30);
  await start(page);
  await logOut(page);
  await signUp(context.request, baseURL ?? "");
  await open(page, "/cooking-timer");
  await expect(page.getByLabel("Recipe Name")).toBeVisible();
  await expect(page.getByText("Soup")).toHaveCount(0);
  await open(page, "/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Timer of Soup" })).toHaveCount(0);
  await logOut(page);
  await signIn(context.request, baseURL ?? "", person);
  await open(page, "/cooking-timer");
  await expect(remaining(page)).toHaveText(/^2\d:\d\d$/u);
});

test("a timer that is under way is not taken away by an address", async ({ page }) => {
  await openTimer(page, 30);
  await open(page, "/cooking-timer?recipeData=%7B%22name%22%3A%22Bread%22%7D");
  await stepIs(page, "Step 1 of 1");
  await page.getByRole("button", { name: "Start it instead" }).click();
  await expect(page.getByLabel("Recipe Name")).toHaveValue("Bread");
});

test("an address that carries no recipe says so, and the form is there", async ({ page }) => {
  await open(page, "/cooking-timer?recipeData=%7Bsoup");
  await expect(message(page, "Failed to load recipe from URL.")).toBeVisible();
  await expect(page.getByLabel("Recipe Name")).toHaveValue("");
});

test("without an answer of the chef the cook types the steps", async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|status of 5/u);
  await page.route("**/api/functions/generate-cooking-steps", (route) => route.abort());
  await open(page, "/cooking-timer");
  await page.getByLabel("Recipe Name").fill("Soup");
  await page.getByRole("button", { name: "Generate Steps" }).click();
  await expect(
    message(page, "Failed to generate cooking steps. Please try again or enter steps manually."),
  ).toBeVisible();
  await expect(page.getByLabel("Recipe Steps")).toBeVisible();
});

test("a chef who finds no steps says so", async ({ page }) => {
  const generationInfo = { provider: "built-in", model: null, isFallback: false, note: null };
  await page.route("**/api/functions/generate-cooking-steps", (route) =>
    route.fulfill({ json: { steps: [], generationInfo } }),
  );
  await open(page, "/cooking-timer");
  await page.getByLabel("Recipe Name").fill("Soup");
  await page.getByRole("button", { name: "Generate Steps" }).click();
  await expect(message(page, "Failed to generate cooking steps. Please try again.")).toBeVisible();
});

test("a device without sound says so once the timer starts", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, "AudioContext", { value: undefined }));
  await openTimer(page, 5);
  await start(page);
  await expect(message(page, "Could not initialize audio. Sounds may not play.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("a keyboard is enough", async ({ page }) => {
  await openTimer(page, 5, 7);
  await page.getByRole("button", { name: "Start", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Pause" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await stepIs(page, "Step 2 of 2");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeFocused();
});

test.describe("without a network", () => {
  test.use(withWorker);
  test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED/u));

  test("a timer is made, runs, and is there again after a reload", async ({ page, context }) => {
    await open(page, "/cooking-timer");
    await expect(page.getByLabel("Recipe Name")).toBeVisible();
    await appIsKept(page);
    await context.setOffline(true);
    await page.getByLabel("Recipe Name").fill("Rice");
    await page.getByRole("button", { name: "Enter Steps Manually" }).click();
    await page.getByLabel("Recipe Steps").fill("Wash the rice\nSteam it");
    await page.getByRole("button", { name: "Create Timer" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "1 min" }).click();
    await start(page);
    await page.reload();
    await stepIs(page, "Steam it");
    await expect(remaining(page)).toHaveText(/^0:[345]\d$/u);
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  });
});
