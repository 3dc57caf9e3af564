import type { Page } from "@playwright/test";
import {
  fillSignUp,
  isAtHome,
  logIn,
  logOut,
  message,
  newPerson,
  signIn,
  signUpElsewhere,
} from "./person.ts";
import { openPlanner, openSettings, planIsThere } from "./planner-page.ts";
import { sayAsGuest, saidQuestion } from "./said.ts";
import { expect, test } from "./test.ts";

const allergies = async (page: Page): Promise<unknown> =>
  (await (await page.context().request.get("/api/user-preferences")).json()).allergies;

test("what a guest said counts in plans at once, and is in the profile after one press", async ({ page }) => {
  await sayAsGuest(page, "milk", { people: 2 });
  await page.goto("/signup");
  await fillSignUp(page, newPerson());
  await page.getByRole("button", { name: "Create Account with Email" }).click();
  const question = saidQuestion(page, "signing up");
  await expect(question.getByRole("button", { name: "Remove milk" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await page.getByRole("link", { name: "Meal Planner" }).click();
  await expect(page.getByText("You've used 0 of 3 free meal plans")).toBeVisible();
  const asked = page.waitForRequest(/generate-meal-plan-gemini/u);
  const settings = await openSettings(page);
  await expect(settings.getByText("Left out until you confirm what you told us before: milk.")).toBeVisible();
  await settings.getByRole("button", { name: "Generate plan" }).click();
  expect((await asked).postDataJSON()).toMatchObject({ allergies: ["milk"], servings: 2 });
  await planIsThere(page);
  expect(await allergies(page)).toBe("");
  await page.reload();
  await question.getByRole("button", { name: "Keep this" }).click();
  await expect(message(page, "Kept in your profile")).toBeVisible();
  expect(await allergies(page)).toBe("milk");
  expect(await (await page.context().request.get("/api/planner-preferences")).json()).toMatchObject({
    servings: 2,
  });
  const line = page.getByText("Allergies: milk");
  await expect(line).toBeVisible();
  await page.getByRole("button", { name: "What this plan promises" }).click();
  await expect(page.getByRole("dialog").getByText("Allergies: milk")).toBeVisible();
  await page.goto("/planner/print");
  const isPrinted = page.getByRole("checkbox", { name: "Print the allergies, too" });
  await expect(isPrinted).not.toBeChecked();
  await expect(line).toHaveCount(0);
  await isPrinted.check();
  await expect(line).toBeVisible();
  await expect(question).toHaveCount(0);
});

test("who logs in where a guest planned is asked, loses no allergy, and leaves nothing to the next person", async ({
  page,
  playwright,
  baseURL,
}) => {
  const first = await signUpElsewhere(playwright, baseURL);
  const second = await signUpElsewhere(playwright, baseURL);
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await signIn(elsewhere, baseURL ?? "", first);
  const profile = { allergies: "kiwi", dietary_preference: "vegan" };
  const saved = await elsewhere.put("/api/user-preferences", {
    headers: { "x-session-mode": "cookie" },
    data: profile,
  });
  expect(saved.ok()).toBe(true);
  await elsewhere.dispose();

  await sayAsGuest(page, "milk", { diet: "keto" });
  await page.goto("/login");
  await logIn(page, first);
  const question = saidQuestion(page, "logging in");
  await expect(question.getByText("Your profile says Vegan, and here you chose Keto.")).toBeVisible();
  await expect(question.getByLabel("Diet")).toHaveValue("vegan");
  for (const allergy of ["kiwi", "milk"])
    await expect(question.getByRole("button", { name: `Remove ${allergy}` })).toBeVisible();

  await page.goto("/logout");
  await expect(page.getByText("What you told us before logging in would be lost.")).toBeVisible();
  await page.getByRole("button", { name: "Send and log out" }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await logIn(page, second);
  await isAtHome(page);
  await openPlanner(page);
  const settings = await openSettings(page);
  await expect(settings.getByText("Never in any of your meals.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await allergies(page)).toBe("");
  await logOut(page);
  await logIn(page, first);
  await isAtHome(page);
  expect(await allergies(page)).toBe("kiwi, milk");
});
