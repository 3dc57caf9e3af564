import type { Page } from "@playwright/test";
import { everythingKept } from "./everything-kept.ts";
import { isAtHome, logIn, message, newPerson, type Person, signUp, signUpElsewhere } from "./person.ts";
import { expect, test } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

test.use(withWorker);

/** Without a reload, so that the next person meets what is in memory, too. */
async function logOut(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Account of ${name}` }).click();
  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/u);
}

/** Saves something of the person's own, and waits until it lies on the device. */
async function leaveTraces(page: Page, allergy: string): Promise<void> {
  await page.goto("/profile");
  await page.getByRole("textbox", { name: "Allergies" }).fill(`${allergy},`);
  await page.getByRole("button", { name: "Save preferences" }).click();
  await expect(message(page, "Profile updated successfully!")).toBeVisible();
  await expect.poll(() => everythingKept(page)).toContain(allergy);
}

test("a device that goes to another person shows nothing of the first, who finds everything again", async ({
  page,
  context,
  baseURL,
  playwright,
  complaints,
}) => {
  test.slow();
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to load/u);
  const first = await signUp(context.request, baseURL ?? "", newPerson("Ada Miller"));
  const second: Person = { ...(await signUpElsewhere(playwright, baseURL)), fullName: "Robin Cook" };
  await leaveTraces(page, "lupine flour");
  await appIsKept(page);
  await logOut(page, "Ada");
  await expect(page.getByText("Ada")).toHaveCount(0);

  await logIn(page, second);
  await isAtHome(page);
  await leaveTraces(page, "celery");
  await expect(page.getByRole("button", { name: "Remove lupine flour" })).toHaveCount(0);
  const kept = await everythingKept(page);
  for (const trace of [first.email, "Ada", "Miller", "lupine"]) expect(kept).not.toContain(trace);
  await page.goto("/profile?tab=security");
  await expect(page.getByText("This device")).toHaveCount(1);

  // Without a network there is nothing but what lies on the device.
  await context.setOffline(true);
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: "Remove celery" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove lupine flour" })).toHaveCount(0);
  await context.setOffline(false);

  await logOut(page, "Robin");
  await logIn(page, first);
  await isAtHome(page, "Ada");
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: "Remove lupine flour" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove celery" })).toHaveCount(0);
});

test("a device whose session ran out belongs to whoever signs in next", async ({
  page,
  context,
  baseURL,
  playwright,
}) => {
  const first = await signUp(context.request, baseURL ?? "", newPerson("Ada Miller"));
  const second = await signUpElsewhere(playwright, baseURL);
  await leaveTraces(page, "lupine flour");
  await context.clearCookies();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?session_expired=true$/u);
  await logIn(page, second);
  await isAtHome(page);
  await leaveTraces(page, "celery");
  const kept = await everythingKept(page);
  for (const trace of [first.email, "Ada", "lupine"]) expect(kept).not.toContain(trace);
});
