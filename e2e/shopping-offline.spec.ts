import type { Browser, Page } from "@playwright/test";
import { logIn, newPerson, openLogout, type Person, signIn, signUp } from "./person.ts";
import { addItem, openList, stateIs, tickOf } from "./shopping-page.ts";
import { expect, open, test as base } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

test.use(withWorker);
test.beforeEach(({ complaints }) =>
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/u),
);

/** The list on another device of the same person. */
async function listElsewhere(browser: Browser, origin: string, person: Person): Promise<Page> {
  const device = await browser.newContext({ baseURL: origin });
  await signIn(device.request, origin, person);
  const page = await device.newPage();
  await openList(page);
  return page;
}

test(
  "what was done without a network survives closing the app, and other devices see all of it at once",
  { tag: "@unnoticed" },
  async ({ page, context, browser, baseURL, person }) => {
    await goOfflineWith(page, "milk", "bread");
    await tickOf(page, "milk").click();
    await addItem(page, "3 lemons", "lemons 3 units");
    await stateIs(page, "offline, 2 changes waiting");
    await page.close();
    const reopened = await context.newPage();
    await openList(reopened);
    await expect(tickOf(reopened, "milk")).toBeChecked();
    await expect(tickOf(reopened, "lemons")).toBeVisible();
    await stateIs(reopened, "offline, 2 changes waiting");
    await context.setOffline(false);
    await stateIs(reopened, "saved");
    const other = await listElsewhere(browser, baseURL ?? "", person);
    await expect(tickOf(other, "milk")).toBeChecked();
    await expect(tickOf(other, "lemons 3 units")).toBeVisible();
    await tickOf(other, "bread").click();
    await expect(tickOf(reopened, "bread")).toBeChecked();
    await addItem(reopened, "salt");
    await expect(tickOf(other, "salt")).toBeVisible();
    await other.context().close();
  },
);

/** Writes things down that the server has, and then there is no network. */
async function goOfflineWith(page: Page, ...items: readonly string[]): Promise<void> {
  await openList(page);
  // oxlint-disable-next-line no-await-in-loop -- One after the other, as a person types them.
  for (const item of items) await addItem(page, item);
  await stateIs(page, "saved");
  await appIsKept(page);
  await page.context().setOffline(true);
}

/** Another device of the same person has the tick, too. */
async function isTickedElsewhere(browser: Browser, origin: string, person: Person, item: string) {
  const other = await listElsewhere(browser, origin, person);
  await expect(tickOf(other, item)).toBeChecked();
  await other.context().close();
}

/** A disk that takes its time: whatever the page writes of its list waits for what was begun here, until it is left. */
async function diskIsBusy(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opened = indexedDB.open("shopping-list");
    await new Promise((resolve) => (opened.onsuccess = resolve));
    const shelf = opened.result.transaction("kept", "readwrite").objectStore("kept");
    const goOn = () => (shelf.get("nothing").onsuccess = goOn);
    goOn();
  });
}

test("what is done in the moment in which the page is left is there again", async ({
  page,
  context,
  browser,
  baseURL,
  person,
}) => {
  await goOfflineWith(page, "milk", "bread");
  await diskIsBusy(page);
  await tickOf(page, "milk").click();
  await page.reload();
  await expect(tickOf(page, "milk")).toBeChecked();
  await expect(tickOf(page, "bread")).not.toBeChecked();
  await stateIs(page, "offline, 1 change waiting");
  await context.setOffline(false);
  await stateIs(page, "saved");
  expect(await page.evaluate(() => localStorage.getItem("list-notes"))).toBeNull();
  await isTickedElsewhere(browser, baseURL ?? "", person, "milk");
});

test("logging out with changes waiting asks, and sends them", async ({
  page,
  context,
  browser,
  baseURL,
  person,
}) => {
  await goOfflineWith(page, "milk");
  await tickOf(page, "milk").click();
  await stateIs(page, "offline, 1 change waiting");
  await open(page, "/logout");
  await expect(page.getByRole("heading", { name: "Not everything is sent yet" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Send and log out" }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await isTickedElsewhere(browser, baseURL ?? "", person, "milk");
});

test("another person on the device sees none of it, and it waits for its own", async ({
  page,
  context,
  baseURL,
  person,
}) => {
  await openList(page);
  await addItem(page, "surprise cake");
  await stateIs(page, "saved");
  await signUp(context.request, baseURL ?? "", newPerson("Sasha Guest"));
  await openList(page);
  await expect(page.getByRole("heading", { name: "Nothing to buy" })).toBeVisible();
  await expect(tickOf(page, "surprise cake")).toHaveCount(0);
  await openLogout(page);
  await expect(page).toHaveURL(/\/login$/u);
  await logIn(page, person);
  await expect(page).toHaveURL(/\/dashboard$/u);
  await openList(page);
  await expect(tickOf(page, "surprise cake")).toBeVisible();
});
