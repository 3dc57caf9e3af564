import { clockSays } from "./clock.ts";
import { fillSignUp, logIn, message, newPerson, openLogout, signUpElsewhere } from "./person.ts";
import { dishesOf, generate, openPlanner, openSettings, planIsSaved } from "./planner-page.ts";
import { startServer } from "./server.ts";
import { expect, test as base } from "./test.ts";

/** Guests are counted by their address, and all guests of the tests have one: each test has a server of its own. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  baseURL: async ({}, use) => {
    const { origin, stop } = await startServer();
    await use(origin);
    await stop();
  },
});

test("what a guest planned is theirs once they have signed up", async ({ page, context }) => {
  await clockSays(page, 17, 30);
  await openPlanner(page);
  await generate(page);
  await expect(page.getByText("Only on this device.")).toBeVisible();
  await expect(page.getByText("You've used 1 of 3 free meal plans")).toBeVisible();
  const dishes = await dishesOf(page, 0);
  await page.reload();
  expect(await dishesOf(page, 0)).toEqual(dishes);
  await page.getByRole("button", { name: /^Save( Meal Plan)?$/u }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Sign up" }).click();
  await fillSignUp(page, newPerson());
  await page.getByRole("button", { name: "Create Account with Email" }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  // It is tonight's dinner before the planner was opened again.
  await expect(page.getByRole("heading", { name: "Today's dinner" })).toBeVisible();
  await openPlanner(page);
  expect(await dishesOf(page, 0)).toEqual(dishes);
  await planIsSaved(page);
  const { items } = await (await context.request.get("/api/meal-plans")).json();
  const stored: string[] = items[0].content.days[0].meals.map(({ name }: { name: string }) => name);
  expect(stored).toEqual(dishes);
});

test("a guest's plan joins those of whoever logs in, and nobody else sees it afterwards", async ({
  page,
  playwright,
  baseURL,
}) => {
  const person = await signUpElsewhere(playwright, baseURL);
  await openPlanner(page);
  await generate(page);
  const dishes = await dishesOf(page, 0);
  // A guest reads every recipe, and keeps one after a login.
  const [name = ""] = dishes;
  await page.getByRole("button", { name, exact: true }).click();
  const recipe = page.getByRole("dialog", { name });
  await expect(recipe.getByRole("button", { name: "Save to Favorites" })).toBeDisabled();
  await recipe.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(recipe).toHaveCount(0);
  await logIn(page, person);
  await expect(message(page, "Login successful!")).toBeVisible();
  await openPlanner(page);
  await planIsSaved(page);
  expect(await dishesOf(page, 0)).toEqual(dishes);
  await openLogout(page);
  await expect(page).toHaveURL(/\/login/u);
  await openPlanner(page);
  await expect(page.getByText("Ready to plan your meals?")).toBeVisible();
});

test("a guest has three plans, each with three proposals for its dates, and is then asked to sign up", async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 403/u);
  await openPlanner(page);
  for (let proposal = 1; proposal <= 3; proposal += 1) {
    await generate(page);
    await expect(page.getByText("You've used 1 of 3 free meal plans")).toBeVisible();
  }
  for (const days of [2, 3]) {
    const data = { days, mealsPerDay: 3 };
    const made = await page.request.post("/api/functions/generate-meal-plan-gemini", { data });
    expect(made.status()).toBe(200);
  }
  await page.reload();
  await expect(page.getByText("You've used 3 of 3 free meal plans")).toBeVisible();
  const settings = await openSettings(page);
  await settings.getByRole("button", { name: "Generate plan" }).click();
  await expect(page.getByRole("dialog", { name: "Your free plans are used up" })).toBeVisible();
});
