import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { isAtHome, logIn, logOut, message, type Person, signUp } from "./person.ts";
import { openList, stateIs } from "./shopping-page.ts";
import { expect, test as base } from "./test.ts";

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a new password ends the other sessions", async ({ page, person, browser, baseURL, complaints }) => {
  test.slow();
  complaints.allow(/status of 403/u);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await elsewhere.newPage();
  await other.goto("/login");
  await logIn(other, person);
  await isAtHome(other);
  await page.goto("/profile?tab=security");
  await expect(page.getByText("signed out everywhere else", { exact: false }).first()).toBeVisible();
  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password").fill("a new way home");
  await page.getByLabel("Confirm Password").fill("a new way home");
  await press(page, "Save the new password");
  await expect(page.getByText("This is not your current password")).toBeVisible();
  await page.getByLabel("Current password").fill(person.password);
  await press(page, "Save the new password");
  await expect(message(page, "Password changed")).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/login\?session_expired=true$/u);
  await elsewhere.close();
});

test("an authenticator app is asked for at the next login, or a recovery code", async ({ page, person }) => {
  test.slow();
  await page.goto("/profile?tab=security");
  await press(page, "Turn it on");
  const setUp = page.getByRole("dialog", { name: "Set up your app" });
  const secret = (await setUp.locator("code").textContent()) ?? "";
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await setUp.getByLabel("Code").fill(app.generate());
  await setUp.getByRole("button", { name: "Turn it on" }).click();
  const kept = page.getByRole("dialog", { name: "Save these recovery codes" });
  await expect(kept.locator("code")).toHaveCount(10);
  const codes = await kept.locator("code").allTextContents();
  await kept.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByRole("button", { name: "Make new recovery codes" })).toBeVisible();

  await logOut(page);
  await logIn(page, person);
  await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
  await page.getByLabel("Code").fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await press(page, "Continue");
  await isAtHome(page);

  await logOut(page);
  await logIn(page, person);
  await press(page, "Use a recovery code");
  await page.getByLabel("Recovery code").fill(codes[0] ?? "");
  await press(page, "Continue");
  await isAtHome(page);

  await page.goto("/profile?tab=security");
  await press(page, "Turn it off");
  await expect(message(page, "Two-factor authentication is off")).toBeVisible();
});

test("a passkey signs in without a password", async ({ page, complaints }) => {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto("/profile?tab=security");
  await press(page, "Add a passkey");
  await expect(message(page, "Passkey added")).toBeVisible();
  await logOut(page);
  await press(page, "Sign in with a passkey");
  await isAtHome(page);

  // Where something stays open after the session ran out it is one press, too, and nothing moves away.
  complaints.allow(/status of 401/u);
  await openList(page);
  await page.context().clearCookies();
  await page.reload();
  const expired = page.getByText("Your session has expired", { exact: true });
  await expect(expired).toBeVisible();
  await press(page, "Sign in with a passkey");
  await expect(expired).toHaveCount(0);
  await expect(page).toHaveURL(/\/shopping-list$/u);
  await stateIs(page, "saved");

  await page.goto("/profile?tab=security");
  await page.getByRole("button", { name: /^Remove the passkey/u }).click();
  await expect(message(page, "Passkey removed")).toBeVisible();
});

test("everything that is kept can be downloaded, and the account deleted", async ({
  page,
  person,
  complaints,
}) => {
  test.slow();
  complaints.allow(/status of 40[03]/u);
  await page.goto("/profile?tab=security");
  const downloading = page.waitForEvent("download");
  await press(page, "Download my data");
  const file = await readFile(await (await downloading).path(), "utf8");
  expect(file).toContain(person.email);

  await press(page, "Delete account");
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("Type DELETE to confirm").last()).toBeVisible();
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByLabel("Current password").fill("not this one");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("This is not your current password")).toBeVisible();
  await dialog.getByLabel("Current password").fill(person.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(message(page, "Your account is deleted")).toBeVisible();
  await expect(page).toHaveURL(/\/landing$/u);
  await page.goto("/login");
  await logIn(page, person);
  await expect(message(page, "Invalid email or password")).toBeVisible();
});
