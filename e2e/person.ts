import { expect } from "@playwright/test";
import type { APIRequestContext, Locator, Page, PlaywrightWorkerArgs } from "@playwright/test";

/** Somebody who uses the product in a test. */
export interface Person {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
}

/** Fills in the page that one logs in on. */
export async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in with Email" }).click();
}

/** Fills in the page that one signs up on. */
export async function fillSignUp(page: Page, { fullName, email, password }: Person): Promise<void> {
  await page.getByLabel("Full Name").fill(fullName);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm Password").fill(password);
}

let count = 0;

/** Somebody nobody has met yet. */
export function newPerson(fullName = "Robin Cook"): Person {
  count += 1;
  const email = `robin-${process.pid}-${Date.now()}-${count}@example.org`;
  return { fullName, email, password: "a long walk home" };
}

/** Makes their account without the pages, and signs in whoever shares these requests' cookies. */
export async function signUp(
  request: APIRequestContext,
  origin: string,
  person = newPerson(),
): Promise<Person> {
  const answer = await request.post(`${origin}/api/auth/signup`, {
    headers: { "x-session-mode": "cookie" },
    data: { email: person.email, password: person.password, data: { full_name: person.fullName } },
  });
  if (!answer.ok()) throw new Error(`Nobody could sign up: ${await answer.text()}`);
  return person;
}

/** Signs them in on another device without the pages. */
export async function signIn(
  request: APIRequestContext,
  origin: string,
  { email, password }: Person,
): Promise<void> {
  const answer = await request.post(`${origin}/api/auth/token?grant_type=password`, {
    headers: { "x-session-mode": "cookie" },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`Nobody could sign in: ${await answer.text()}`);
}

/** Makes somebody's account without signing anybody in here. */
export async function signUpElsewhere(
  playwright: PlaywrightWorkerArgs["playwright"],
  origin: string | undefined,
): Promise<Person> {
  const elsewhere = await playwright.request.newContext();
  const person = await signUp(elsewhere, origin ?? "");
  await elsewhere.dispose();
  return person;
}

/** Ends the session, and waits for the page that comes after it: the next address is not opened into its arrival. */
export async function logOut(page: Page, origin = ""): Promise<void> {
  await openLogout(page, origin);
  await expect(page).toHaveURL(/\/login$/u);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
}

/** Opens the address of logging out, which asks whoever comes by it. */
export async function openLogout(page: Page, origin = ""): Promise<void> {
  await page.goto(`${origin}/logout`);
  await page.getByRole("button", { name: "Log out", exact: true }).click();
}

/** Somebody has come in, and their dashboard is drawn. */
export async function isAtHome(page: Page, firstName = "Robin"): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: `Welcome, ${firstName}!` })).toBeVisible();
}

/** A message at the edge of the screen. */
export function message(page: Page, text: string): Locator {
  return page.getByRole("region", { name: "Notifications" }).getByText(text, { exact: true });
}

/** Messages that come together: looked for at once, because each goes away by itself after a while. */
export async function messagesShow(page: Page, ...texts: readonly string[]): Promise<void> {
  await Promise.all(texts.map((text) => expect(message(page, text)).toBeVisible()));
}

/** What lies in the browser's local storage. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}
