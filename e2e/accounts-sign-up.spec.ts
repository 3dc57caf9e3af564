import type { Page } from "@playwright/test";
import { fillSignUp, logOut, message, messagesShow, newPerson, signUpElsewhere, stored } from "./person.ts";
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

test("the form names every wrong field, and forgets an error as soon as its field is edited", async ({
  page,
}) => {
  await page.goto("/signup");
  await createAccount(page).click();
  for (const text of ["Full name is required", "Email is required", "Password is required"]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel("Full Name")).toBeFocused();
  await page.getByLabel("Full Name").fill("A");
  await expect(page.getByText("Full name is required")).toHaveCount(0);
  await expect(page.getByText("Email is required")).toBeVisible();
  await page.getByLabel("Email address").fill("nobody at all");
  await page.getByLabel("Password", { exact: true }).fill("12345");
  await page.getByLabel("Confirm Password").fill("54321");
  await createAccount(page).click();
  await expect(page.getByText("Email is invalid")).toBeVisible();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
});

test("the form says that it looks, and that it works", async ({ page }) => {
  const release: (() => void)[] = [];
  for (const address of ["**/api/functions/check-ip-limit", "**/api/auth/signup"]) {
    await page.route(address, async (route) => {
      await new Promise<void>((resolve) => release.push(resolve));
      await route.continue();
    });
  }
  await page.goto("/signup");
  await expect(page.getByText("Verifying registration eligibility...")).toBeVisible();
  await expect.poll(() => release.length).toBe(1);
  release.shift()?.();
  await expect(page.getByText("Verifying registration eligibility...")).toHaveCount(0);
  await fillSignUp(page, newPerson());
  await createAccount(page).click();
  await expect(page.getByRole("button", { name: "Creating account..." })).toBeVisible();
  await expect.poll(() => release.length).toBe(1);
  release.shift()?.();
  await expect(page).toHaveURL(/\/dashboard$/u);
});

test("the form refuses an address that has an account", async ({ page, complaints, playwright, baseURL }) => {
  complaints.allow(/status of 422/u);
  const person = await signUpElsewhere(playwright, baseURL);
  await page.goto("/signup");
  await fillSignUp(page, { ...person, email: ` ${person.email.toUpperCase()} ` });
  await createAccount(page).click();
  await messagesShow(
    page,
    "An account with this email already exists",
    "Please use a different email address or try to log in",
  );
});

test("the form goes on when the address cannot be looked up", async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|Failed to load/u);
  await page.route("**/api/client-address", (route) => route.abort());
  await page.goto("/signup");
  await fillSignUp(page, newPerson());
  await createAccount(page).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
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
