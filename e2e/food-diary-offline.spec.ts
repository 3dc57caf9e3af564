import type { Page } from "@playwright/test";
import { foodOfDay, noted, openDiary, storedFood, whatWasEaten } from "./food-diary-page.ts";
import { type Person, signIn, signUp } from "./person.ts";
import { expect, open, test as base } from "./test.ts";
import { appIsKept, withWorker } from "./worker.ts";

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

test.use(withWorker);
test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/u));

/** Without a network the figures are one's own. */
async function addByHand(page: Page, name: string, kcal: string): Promise<void> {
  await whatWasEaten(page).fill(name);
  await page.getByRole("button", { name: "Enter the numbers yourself" }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Calories").fill(kcal);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(foodOfDay(page, name)).toBeVisible();
}

async function correct(page: Page, name: string, kcal: string): Promise<void> {
  await foodOfDay(page, name).getByRole("button").click();
  const sheet = page.getByRole("dialog");
  await sheet.getByLabel("Calories").fill(kcal);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toHaveCount(0);
}

async function remove(page: Page, name: string): Promise<void> {
  await page
    .getByRole("tabpanel")
    .getByRole("button", { name: `Delete ${name}` })
    .click();
  await expect(foodOfDay(page, name)).toHaveCount(0);
}

test("two devices of one person write, change and delete without a network, and nothing is doubled or lost", async ({
  page,
  context,
  browser,
  baseURL,
  person,
  complaints,
}) => {
  // Whichever device is second deletes what is gone already; the browser notes that by itself.
  complaints.allow(/status of 404/u);
  for (const name of ["Oats", "Rice", "Bread", "Milk"]) await noted(context.request, name);
  const tablet = await browser.newContext({ baseURL: baseURL ?? "", serviceWorkers: "allow" });
  await signIn(tablet.request, baseURL ?? "", person);
  const other = await tablet.newPage();
  const devices = [
    [page, context],
    [other, tablet],
  ] as const;
  for (const [shown, device] of devices) {
    await openDiary(shown);
    await expect(foodOfDay(shown)).toHaveCount(4);
    await appIsKept(shown);
    await device.setOffline(true);
  }
  await addByHand(page, "Soup", "210");
  await correct(page, "Oats", "450");
  await remove(page, "Rice");
  await addByHand(other, "Salad", "120");
  await correct(other, "Bread", "95");
  await remove(other, "Rice");
  await remove(other, "Milk");
  // What was done outlives closing the app.
  await other.close();
  const reopened = await tablet.newPage();
  await open(reopened, "/calorie-tracking");
  await expect(foodOfDay(reopened, "Salad")).toBeVisible();
  await Promise.all(devices.map(([, device]) => device.setOffline(false)));
  const expected = { Oats: 450, Bread: 95, Soup: 210, Salad: 120 };
  await expect.poll(() => storedFood(context.request)).toEqual(expected);
  for (const shown of [page, reopened]) {
    await shown.getByRole("button", { name: "Refresh Data" }).click();
    for (const name of Object.keys(expected)) await expect(foodOfDay(shown, name)).toHaveCount(1);
    await expect(foodOfDay(shown)).toHaveCount(4);
  }
  await tablet.close();
});

test("what an analysis found is noted without a network, and sent once", async ({ page, context }) => {
  await open(page, "/food-analysis");
  await page.getByRole("textbox", { name: "What did you eat?" }).fill("200 g rice");
  await page.getByRole("button", { name: "Analyze" }).click();
  const add = page.getByRole("button", { name: "Add to tracking" });
  await expect(add).toBeEnabled();
  await appIsKept(page);
  await context.setOffline(true);
  await add.click();
  const tracked = page.getByRole("dialog", { name: "Food tracked" });
  await expect(tracked.getByText("1 item with 260 kcal is in your diary.")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => storedFood(context.request)).toEqual({ "Cooked white rice": 260 });
  await tracked.getByRole("link", { name: "View Calories" }).click();
  await expect(foodOfDay(page)).toHaveCount(1);
});
