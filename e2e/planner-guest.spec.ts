import type { Page } from "@playwright/test";
import { clockSays } from "./clock.ts";
import { savePlan, usePlan } from "./kitchen.ts";
import { fillSignUp, logIn, message, newPerson, openLogout, signUp, signUpElsewhere } from "./person.ts";
import { dishesOf, generate, openPlanner, openSettings, planIsSaved } from "./planner-page.ts";
import { addItem, openList, stateIs, tickOf } from "./shopping-page.ts";
import { expect, test as base } from "./test.ts";

let guests = 0;

/** Guests are counted by their address: each test has one of its own, as a proxy in front of the server tells it. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    guests += 1;
    await use({ "x-forwarded-for": `10.${workerIndex % 256}.${guests}.1` });
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

/** A guest plans and shops: what stands first on their list is in the cart, and they have written something down. */
async function shopAsGuest(page: Page): Promise<string> {
  await openPlanner(page);
  await generate(page);
  await openList(page);
  await expect(page.getByText("This is what your plan needs.")).toBeVisible();
  const more = await page
    .getByRole("button", { name: /^More about / })
    .first()
    .getAttribute("aria-label");
  const name = (more ?? "").replace("More about ", "");
  await tickOf(page, name).first().click();
  await expect(tickOf(page, name).first()).toBeChecked();
  await addItem(page, "paper towels");
  return name;
}

test("what a guest ticked and wrote down comes along into the account they make, once", async ({ page }) => {
  const name = await shopAsGuest(page);
  await page.goto("/signup");
  await fillSignUp(page, newPerson());
  await page.getByRole("button", { name: "Create Account with Email" }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  for (const when of ["first", "again"]) {
    await openList(page);
    await expect(tickOf(page, name).first(), when).toBeChecked();
    await expect(tickOf(page, "paper towels"), when).toHaveCount(1);
    await expect(tickOf(page, "paper towels"), when).not.toBeChecked();
    await stateIs(page, "saved");
  }
});

test("what a guest wrote down joins the list of an account that has a plan already, and nothing of it goes", async ({
  page,
  playwright,
  baseURL,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  const person = await signUp(elsewhere, baseURL ?? "");
  const { id } = await savePlan(elsewhere, "Our week", 2);
  await usePlan(elsewhere, id);
  await elsewhere.dispose();
  await shopAsGuest(page);
  await page.goto("/login");
  await logIn(page, person);
  await expect(message(page, "Login successful!")).toBeVisible();
  await openList(page);
  await expect(page.getByText(/Follows your plan.*"Our week"|Our week/u).first()).toBeVisible();
  await expect(tickOf(page, "paper towels")).toHaveCount(1);
  await stateIs(page, "saved");
  await page.reload();
  await expect(tickOf(page, "paper towels")).toHaveCount(1);
  expect(await page.getByRole("main").getByRole("checkbox").count()).toBeGreaterThan(3);
});
