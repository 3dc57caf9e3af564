import type { Page } from "@playwright/test";
import { type SmtpServer, startSmtp } from "../apps/server/src/adapters/mail/testing/smtp-server.ts";
import { startProvider, type TestProvider } from "../apps/server/src/features/accounts/testing/provider.ts";
import { followLink, linkTo } from "./mail.ts";
import { fillSignUp, isAtHome, logOut, message, messagesShow, newPerson } from "./person.ts";
import { saidQuestion, sayAsGuest } from "./said.ts";
import { freePort, type RunningServer, startServer } from "./server.ts";
import { expect, test as base } from "./test.ts";

interface Google {
  readonly provider: TestProvider;
  readonly server: RunningServer;
  readonly mails: SmtpServer;
}

let count = 0;

/** A server of its own, and a real OpenID provider on this machine that asks before it lets anybody go on. */
const test = base.extend<{ provider: TestProvider }, { google: Google }>({
  google: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const port = String(await freePort());
      const mails = await startSmtp();
      const provider = await startProvider({ origin: `http://localhost:${port}`, isAsking: true });
      const server = await startServer({ PORT: port, SMTP_URL: mails.url, ...provider.settings });
      await use({ provider, server, mails });
      await server.stop();
      await provider.stop();
      await mails.stop();
    },
    // Starting servers is no part of a test's own time.
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ google }, use) => use(google.server.origin),
  /** Somebody new comes from there in each test. */
  provider: async ({ google }, use) => {
    count += 1;
    const email = `ada-${count}@example.org`;
    Object.assign(google.provider.account, { sub: `g-${count}`, email, name: "Ada Miller" });
    await use(google.provider);
  },
});

// One server for the whole file.
test.describe.configure({ mode: "default" });

const continueWithGoogle = (page: Page) => page.getByRole("button", { name: "Continue with Google" });

test("signing in with Google leads to the dashboard, and the next time to the same account", async ({
  page,
  provider,
}) => {
  await page.goto("/login");
  await continueWithGoogle(page).click();
  await page.getByRole("link", { name: "Allow" }).click();
  await expect(page).toHaveURL(/\/dashboard/u);
  await isAtHome(page, "Ada");
  await logOut(page);
  await page.goto("/signup");
  await continueWithGoogle(page).click();
  // The provider remembers who was here and asks no more.
  await isAtHome(page, "Ada");
  await page.goto("/profile?tab=personal");
  await expect(page.getByLabel("Email")).toHaveValue(provider.account.email);
});

test("what a guest said comes along through Google", async ({ page, provider }) => {
  await sayAsGuest(page, "milk");
  await page.goto("/signup");
  await continueWithGoogle(page).click();
  await page.getByRole("link", { name: "Allow" }).click();
  const question = saidQuestion(page, "signing up");
  await question.getByRole("button", { name: "Keep this" }).click();
  await expect(message(page, "Kept in your profile")).toBeVisible();
  const stored = await (await page.context().request.get("/api/user-preferences")).json();
  expect(stored).toMatchObject({ allergies: "milk" });
  expect(provider.account.email).toMatch(/^ada-/u);
});

test("signing in with Google that is left by Back or refused there ends at the login, which says so", async ({
  page,
  provider,
}) => {
  await page.route("**/api/auth/authorize?*", (route) => route.fulfill({ status: 204 }));
  await page.goto("/login");
  await continueWithGoogle(page).click();
  await expect(continueWithGoogle(page)).toBeDisabled();
  // What the browser tells a page that it had put aside.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(continueWithGoogle(page)).toBeEnabled();
  await page.unroute("**/api/auth/authorize?*");
  await continueWithGoogle(page).click();
  await page.getByRole("link", { name: "Refuse" }).click();
  await expect(page).toHaveURL(/\/login\?/u);
  await messagesShow(page, "Failed to sign in with Google", "You didn't allow access there.");
  await expect(continueWithGoogle(page)).toBeEnabled();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/u);
  expect(provider.account.email).toMatch(/^ada-/u);
});

test("Google can be connected to an account, opens it, and can be disconnected", async ({
  page,
  provider,
  google,
}) => {
  test.slow();
  const person = newPerson("Grace Miller");
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create Account with Email" }).click();
  await followLink(page, await linkTo(google.mails, person.email), "Confirm my address");
  await isAtHome(page, "Grace");

  const connect = page.getByRole("button", { name: "Connect Google" });
  await page.goto("/profile?tab=security");
  await connect.click();
  await page.getByRole("link", { name: "Refuse" }).click();
  await messagesShow(page, "Google was not connected", "You didn't allow access there.");
  await connect.click();
  await page.getByRole("link", { name: "Allow" }).click();
  await expect(message(page, "Google is connected")).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=security$/u);
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();

  await logOut(page);
  await continueWithGoogle(page).click();
  await isAtHome(page, "Grace");
  await page.goto("/profile?tab=security");
  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect(message(page, "Google is disconnected")).toBeVisible();
  await expect(connect).toBeVisible();
  expect(provider.account.email).not.toBe(person.email);
});
