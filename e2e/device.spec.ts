import { clockSays } from "./clock.ts";
import type { Page } from "@playwright/test";
import { everythingKept } from "./everything-kept.ts";
import { savePlan } from "./kitchen.ts";
import { isAtHome, logIn, logOut, message, type Person, signUpElsewhere, stored } from "./person.ts";
import { addItem, openList, stateIs, tickOf } from "./shopping-page.ts";
import { expect, open } from "./test.ts";
import { openTimer, start, test, timerKey } from "./timer-page.ts";

const traces = ["surprise cake", "Soup", "turnips"];

test.beforeEach(({ complaints }) => {
  // What is being asked while a session ends is answered without one.
  complaints.allow(/status of 401/u);
});

/** A list, a timer and foods of a photo, all of them on the device. */
async function leaveTraces(page: Page): Promise<void> {
  await openTimer(page, 30);
  await start(page);
  await page.evaluate(() => localStorage.setItem("captured-ingredients", JSON.stringify(["turnips"])));
  await openList(page);
  await addItem(page, "surprise cake");
  await stateIs(page, "saved");
  await expect.poll(() => everythingKept(page)).toContain("surprise cake");
}

/** The server has ended the session, and the app hears of it at its next start: over what stays open, or on the way out. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByText(/^Your session has expired/u).first()).toBeVisible();
}

async function expectNothingOf(page: Page, { email, fullName }: Person): Promise<void> {
  const kept = await everythingKept(page);
  for (const trace of [...traces, email, fullName]) expect(kept).not.toContain(trace);
}

/** What another person meets on this device. */
async function expectNothingShownTo(page: Page, other: Person): Promise<void> {
  await logIn(page, other);
  await isAtHome(page);
  await openList(page);
  await expect(page.getByRole("heading", { name: "Nothing to buy" })).toBeVisible();
  await expect(tickOf(page, "surprise cake")).toHaveCount(0);
  await page.goto("/cooking-timer");
  await expect(page.getByLabel("Recipe name")).toBeVisible();
  await page.goto("/planner");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("turnips")).toHaveCount(0);
}

test("a device that somebody signed out on has nothing of theirs for the next person", async ({
  page,
  person,
  playwright,
  baseURL,
}) => {
  test.slow();
  const badges: number[] = [];
  await page.context().exposeFunction("showBadge", (count: number) => void badges.push(count));
  await page.addInitScript(() => Object.assign(navigator, { setAppBadge: Reflect.get(window, "showBadge") }));
  const other = await signUpElsewhere(playwright, baseURL);
  await leaveTraces(page);
  expect(badges.at(-1)).toBe(1);
  await logOut(page);
  await expect.poll(() => badges.at(-1)).toBe(0);
  await expectNothingOf(page, person);
  await expectNothingShownTo(page, other);
});

test("after a deletion nothing of the account lies in the browser", async ({ page, person }) => {
  await leaveTraces(page);
  await page.goto("/profile?tab=security");
  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete your account?" });
  await dialog.getByLabel("Type DELETE to confirm").fill("DELETE");
  await dialog.getByLabel("Current password").fill(person.password);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(message(page, "Your account is deleted")).toBeVisible();
  await expectNothingOf(page, person);
  expect(await stored(page, "device-person")).toBeNull();
});

test("whoever shops goes on after the end of their session, and what they tick arrives at their next sign-in", async ({
  page,
  person,
}) => {
  await leaveTraces(page);
  await addItem(page, "milk");
  await stateIs(page, "saved");
  await endSession(page);
  await tickOf(page, "surprise cake").click();
  await expect.poll(() => everythingKept(page)).toContain('"kind":"list"');
  await page.reload();
  await expect(tickOf(page, "surprise cake")).toBeChecked();
  await expect(tickOf(page, "milk")).not.toBeChecked();
  await expect(page.getByText("Fresh Tomatoes")).toHaveCount(0);
  const kept = await everythingKept(page);
  for (const gone of [person.fullName, "turnips"]) expect(kept).not.toContain(gone);
  // The browser fills the password in; then it is one press, and the list stays where it is.
  const again = page.getByRole("form", { name: `Sign in as ${person.email}` });
  await again.getByLabel("Password", { exact: true }).fill(person.password);
  await again.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("Your session has expired", { exact: true })).toHaveCount(0);
  await expect(page).toHaveURL(/\/shopping-list$/u);
  await expect(tickOf(page, "surprise cake")).toBeChecked();
  await stateIs(page, "saved");
  await expect.poll(() => everythingKept(page)).not.toContain(`"kind":"list"`);
});

test("whoever cooks goes on with the meals of today, and nothing else of their plan stays open", async ({
  page,
  context,
}) => {
  const { meals } = await savePlan(context.request, "Our week", 2);
  const dishes = meals.map(({ name }) => name);
  await clockSays(page, 17, 30);
  await open(page, "/dashboard");
  await expect(page.getByRole("heading", { name: "Today's dinner" })).toBeVisible();
  await expect.poll(() => everythingKept(page)).toContain("Our week");
  await endSession(page);
  await open(page, "/planner");
  await expect(page.getByRole("heading", { level: 1, name: "Today's meals" })).toBeVisible();
  for (const dish of dishes.slice(0, 3))
    await expect(page.getByRole("heading", { name: dish }).or(page.getByText(dish)).first()).toBeVisible();
  const kept = await everythingKept(page);
  for (const gone of ["Our week", ...dishes.slice(3).filter((dish) => !dishes.slice(0, 3).includes(dish))])
    expect(kept).not.toContain(gone);
});

test("what waits for one person is neither seen nor sent by another, and arrives with its own", async ({
  page,
  person,
  playwright,
  baseURL,
}) => {
  test.slow();
  const other = await signUpElsewhere(playwright, baseURL);
  await leaveTraces(page);
  await endSession(page);
  expect(await stored(page, timerKey)).toContain("Soup");
  await tickOf(page, "surprise cake").click();
  await expect(tickOf(page, "surprise cake")).toBeChecked();
  await expect.poll(() => everythingKept(page)).toContain('"kind":"list"');
  await page.getByRole("button", { name: "Not you?" }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await expect.poll(() => stored(page, "device-person")).toBeNull();
  await expectNothingOf(page, person);
  await expectNothingShownTo(page, other);
  await logOut(page);
  await logIn(page, person);
  await isAtHome(page);
  await openList(page);
  await expect(tickOf(page, "surprise cake")).toBeChecked();
});
