import type { Page } from "@playwright/test";
import { fillSignUp, logOut, message, newPerson, signUpElsewhere, stored } from "./person.ts";
import { startServer } from "./server.ts";
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

test("the third account of one address is refused", async ({ page, playwright }) => {
  // It starts a server of its own.
  test.slow();
  const server = await startServer({ MAX_ACCOUNTS_PER_IP: "2" });
  try {
    await signUpElsewhere(playwright, server.origin);
    await page.goto(`${server.origin}/signup`);
    await fillSignUp(page, newPerson());
    await createAccount(page).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Welcome, / })).toBeVisible();
    await logOut(page, server.origin);
    await page.goto(`${server.origin}/signup`);
    await expect(message(page, "Registration limit reached for your IP address")).toBeVisible();
    await expect(
      page.getByText(
        "Registration limit reached for your IP address. We only allow a maximum of 2 accounts per IP address.",
      ),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Registration Limit Reached" })).toBeDisabled();
    for (const input of await page.locator("main input").all()) await expect(input).toBeDisabled();
  } finally {
    await server.stop();
  }
});
