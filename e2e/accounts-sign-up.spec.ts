import type { Page } from "@playwright/test";
import { fillSignUp, message, newPerson, stored } from "./person.ts";
import { expect, test } from "./test.ts";

const createAccount = (page: Page) => page.getByRole("button", { name: "Create Account with Email" });

test("signing up leads to the dashboard", async ({ page }) => {
  const person = newPerson("Ada Miller");
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.evaluate(() =>
    addEventListener("auth-login", () => document.body.setAttribute("data-in", "yes")),
  );
  await createAccount(page).click();
  await expect(message(page, "Account created successfully!")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/u);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome, Ada!" })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-in", "yes");
  expect(await stored(page, "isLoggedIn")).toBe("true");
  expect(await stored(page, "currentUser")).toBe(person.email);
  expect(Math.abs(Number(await stored(page, "lastLoginTime")) - Date.now())).toBeLessThan(60_000);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/signup$/u);
});
