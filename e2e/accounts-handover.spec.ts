import type { Page } from "@playwright/test";
import { isAtHome, logIn, message, newPerson, type Person, signUp, signUpElsewhere } from "./person.ts";
import { expect, test } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

test.use(withWorker);

/** Everything that lies in this browser, as one text: what pages store, and what the app keeps for the next start. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- It runs in the page, which knows nothing outside.
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error ?? new Error("Nothing was read.")));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        texts.push(JSON.stringify(await done(all)));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const stored = await cache.keys();
      texts.push(stored.map(({ url }) => new URL(url).pathname).join("\n"));
    }
    return texts.join("\n");
  });
}

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
