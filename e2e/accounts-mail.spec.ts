import { type SmtpServer, startSmtp } from "../apps/server/src/adapters/mail/testing/smtp-server.ts";
import { everythingKept } from "./everything-kept.ts";
import { followLink, linkTo } from "./mail.ts";
import { fillSignUp, isAtHome, logIn, logOut, message, messagesShow, newPerson } from "./person.ts";
import { saidQuestion, sayAsGuest } from "./said.ts";
import { type RunningServer, startServer } from "./server.ts";
import { expect, test as base } from "./test.ts";

/** A server of its own that sends real mail to a mail server of its own. */
const test = base.extend<object, { mails: SmtpServer; server: RunningServer }>({
  mails: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const mails = await startSmtp();
      await use(mails);
      await mails.stop();
    },
    // Starting servers is no part of a test's own time.
    { scope: "worker", timeout: 60_000 },
  ],
  server: [
    async ({ mails }, use) => {
      const server = await startServer({ SMTP_URL: mails.url });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
});

// One server for the whole file.
test.describe.configure({ mode: "default" });

test("an address is confirmed by mail before anybody gets in", async ({
  page,
  mails,
  complaints,
  playwright,
}) => {
  test.slow();
  complaints.allow(/status of 400/u);
  const person = newPerson("Ada Miller");
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create Account with Email" }).click();
  await messagesShow(
    page,
    "Please check your email to verify your account",
    "You'll need to verify your email before logging in",
  );
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
  const first = await linkTo(mails, person.email);

  await page.getByRole("link", { name: "Back to log in" }).click();
  await logIn(page, person);
  await messagesShow(
    page,
    "Please confirm your email address before logging in",
    "Check your inbox for a verification link",
  );
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect(page.getByText(`A new link is on its way to ${person.email}.`)).toBeVisible();
  const second = await linkTo(mails, person.email, 2);

  await page.goto(first);
  await expect(page.getByText("This link was already used")).toBeVisible();
  // Whatever opens a link before its reader does, changes nothing.
  const guard = await playwright.request.newContext();
  expect((await guard.get(second)).ok()).toBe(true);
  await guard.dispose();
  await followLink(page, second, "Confirm my address");
  await isAtHome(page, "Ada");
  await logOut(page);
  await page.goto(second);
  await expect(page).toHaveURL(/\/login\?link=used$/u);
  await page.goto(`${new URL(second).origin}/api/auth/verify?type=signup`);
  await expect(page.getByText("This link is not complete")).toBeVisible();
});

test("what a guest said waits for the mail, whose link opens another tab", async ({
  page,
  context,
  mails,
}) => {
  const person = newPerson("Ada Miller");
  await sayAsGuest(page, "milk");
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create Account with Email" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
  await page.close();
  const tab = await context.newPage();
  await followLink(tab, await linkTo(mails, person.email), "Confirm my address");
  await expect(saidQuestion(tab, "signing up").getByRole("button", { name: "Remove milk" })).toBeVisible();
  await expect(tab.getByText("Your allergies are not here yet")).toHaveCount(0);
});

test("what a guest said is told to nobody who opens the link elsewhere, who is asked for it, and waits where it was said", async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  test.slow();
  const person = newPerson("Ada Miller");
  await sayAsGuest(page, "lupin");
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create Account with Email" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await elsewhere.newPage();
  await followLink(other, await linkTo(mails, person.email), "Confirm my address");
  await expect(other.getByText("Your allergies are not here yet")).toBeVisible();
  await expect(other.getByLabel("Allergies", { exact: true })).toBeVisible();
  await expect(other.getByText("lupin")).toHaveCount(0);
  expect(await everythingKept(other)).not.toContain("lupin");

  await page.goto("/login");
  await logIn(page, person);
  const question = saidQuestion(page, "logging in").or(saidQuestion(page, "signing up"));
  await question.getByRole("button", { name: "Keep this" }).click();
  await expect(question).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole("button", { name: "Remove lupin" })).toBeVisible();
  await expect(other.getByText("Your allergies are not here yet")).toHaveCount(0);
  await elsewhere.close();
});

test("a forgotten password is replaced, and all other sessions end", async ({
  page,
  browser,
  mails,
  server,
}) => {
  test.slow();
  const person = newPerson("Ada Miller");
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create Account with Email" }).click();
  await followLink(page, await linkTo(mails, person.email), "Confirm my address");
  await isAtHome(page, "Ada");

  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const other = await elsewhere.newPage();
  await other.goto("/login");
  await other.getByRole("link", { name: "Forgot?" }).click();
  for (const email of ["nobody@example.org", person.email]) {
    await other.getByLabel("Email address").fill(email);
    await other.getByRole("button", { name: "Send the link" }).click();
    await expect(other.getByText(`If ${email} has an account here`)).toBeVisible();
    if (email !== person.email) await other.getByRole("button", { name: "Ask again" }).click();
  }
  await followLink(other, await linkTo(mails, person.email, 2), "Choose a new password");
  await expect(other).toHaveURL(/\/reset-password$/u);
  await other.getByLabel("New password").fill("a new and longer way home");
  await other.getByLabel("Confirm Password").fill("a new and longer way home");
  await other.getByRole("button", { name: "Save the new password" }).click();
  await isAtHome(other, "Ada");

  await page.reload();
  await expect(page).toHaveURL(/\/login\?session_expired=true$/u);
  await logIn(page, { ...person, password: "a new and longer way home" });
  await isAtHome(page, "Ada");
  await elsewhere.close();
});

test("a new address counts once its mail was opened", async ({ page, mails }) => {
  test.slow();
  const person = newPerson("Ada Miller");
  const wanted = newPerson().email;
  await page.goto("/signup");
  await fillSignUp(page, person);
  await page.getByRole("button", { name: "Create Account with Email" }).click();
  await followLink(page, await linkTo(mails, person.email), "Confirm my address");
  await isAtHome(page, "Ada");

  await page.goto("/profile?tab=security");
  const change = page.getByRole("button", { name: "Change the address" });
  await page.getByLabel("New email address").fill(person.email);
  await change.click();
  await expect(page.getByText("This is already your address")).toBeVisible();
  await page.getByLabel("New email address").fill(wanted);
  await change.click();
  await expect(message(page, `Open the email we sent to ${wanted}.`)).toBeVisible();
  await expect(page.getByText(`We sent an email to ${wanted}. Open it to use that address.`)).toBeVisible();
  const first = await linkTo(mails, wanted);
  await page.getByRole("button", { name: "Send the email again" }).click();
  await expect(message(page, "A new email is on its way")).toBeVisible();
  const second = await linkTo(mails, wanted, 2);
  expect(second).not.toBe(first);
  await followLink(page, second, "Use this address");
  await expect(message(page, "Your new email address is confirmed")).toBeVisible();
  await expect(page).toHaveURL(/\/profile\?tab=security$/u);
  await expect(page.getByText(`You sign in with ${wanted}.`, { exact: false })).toBeVisible();
  await expect(page.getByText("Open it to use that address.")).toHaveCount(0);
});
