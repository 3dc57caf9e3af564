import type { Browser, Page } from "@playwright/test";
import {
  foodOfDay,
  limitTo,
  noted,
  openDiary,
  storedFood,
  todayIs,
  whatWasEaten,
} from "./food-diary-page.ts";
import { isAtHome, message, type Person, signIn, signUp } from "./person.ts";
import { expect, open, test as base } from "./test.ts";

const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

const whole = (figure: number) => figure.toLocaleString("en-US");

test("a meal on a photo with words is corrected and tracked over the limit, and everything agrees to the kilocalorie", async ({
  page,
  context,
}) => {
  const limit = 1500;
  await limitTo(context.request, limit);
  await noted(context.request, "Oats", { calories: 417 });
  await open(page, "/food-analysis");
  await page.getByRole("textbox", { name: "What did you eat?" }).fill("200 g rice and two eggs");
  await page.getByText("Add a photo anyway").click();
  await page.getByLabel("Upload Photo").setInputFiles({
    name: "meal.png",
    mimeType: "image/png",
    buffer: await page.screenshot(),
  });
  await expect(page.getByRole("img", { name: "Your meal" })).toBeVisible();
  await page.getByRole("button", { name: "Analyze" }).click();
  const found = page.getByRole("region", { name: "What we found" });
  await expect(found.getByRole("heading", { name: "Cooked white rice" })).toBeVisible();
  await expect(found.getByRole("heading", { name: "Egg", exact: true })).toBeVisible();
  await found.getByText("More about Cooked white rice").click();
  await page.getByRole("button", { name: "Correct Cooked white rice" }).click();
  const dialog = page.getByRole("dialog", { name: "Correct Cooked white rice" });
  await dialog.getByLabel("Calories (kcal)").fill("1234");
  await dialog.getByRole("button", { name: "Save" }).click();
  const sum = page.getByRole("region", { name: "Total" });
  await expect(sum.getByText("1,377 kcal", { exact: true })).toBeVisible();
  await sum.getByRole("button", { name: "Add to tracking" }).click();
  const total = 417 + 1377;
  const over = total - limit;
  const tracked = page.getByRole("dialog", { name: "Food tracked" });
  await expect(tracked.getByText("2 items with 1,377 kcal are in your diary.")).toBeVisible();
  await expect(
    tracked.getByText(`Today is ${whole(over)} kcal over your limit of 1,500 kcal.`),
  ).toBeVisible();
  await tracked.getByRole("link", { name: "View Calories" }).click();
  await expect(page).toHaveURL(/\/calorie-tracking$/u);
  await todayIs(page, `${whole(total)} of 1,500 kcal`);
  await todayIs(page, `${whole(over)} kcal over your limit`);
  const alert = page.getByRole("alert").filter({ hasText: "Today is over your limit" });
  await expect(alert).toContainText(`You have eaten ${whole(total)} kcal, and your limit is 1,500.`);
  for (const view of ["Daily View", "Weekly View"]) {
    await page.getByRole("tab", { name: view }).click();
    const today = page.getByRole("listbox").getByRole("option", { name: /so far$/u });
    await expect(today).toHaveAccessibleName(
      new RegExp(`: ${whole(total)} kcal, ${whole(over)} over, `, "u"),
    );
  }
  await open(page, "/dashboard");
  const card = page.getByRole("region", { name: "Today's calories" });
  await expect(card.getByText(`${whole(total)} of 1,500 kcal`)).toBeVisible();
  await expect(card.getByText("100%", { exact: true })).toBeVisible();
});

test("a typed meal is in the diary within three taps of the dashboard", async ({ page }) => {
  await open(page, "/dashboard");
  await isAtHome(page);
  await page.evaluate(countPresses);
  const begun = Date.now();
  await page.getByRole("navigation").getByRole("link", { name: "Calories", exact: true }).tap();
  await whatWasEaten(page).tap();
  await page.keyboard.type("two eggs and toast", { delay: 40 });
  await page.getByRole("button", { name: /^Add \d+ kcal$/u }).tap();
  await expect(foodOfDay(page)).toHaveCount(2);
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`\na typed meal, from the dashboard into the diary: ${seconds} s\n`);
  expect(await page.evaluate(presses)).toBeLessThanOrEqual(3);
});

test("what is written into a day in the past stays there", async ({ page }) => {
  await openDiary(page);
  await page.getByRole("button", { name: "The day before" }).click();
  await page.getByRole("button", { name: "The day before" }).click();
  await whatWasEaten(page).fill("two eggs and toast");
  await page.getByRole("button", { name: /^Add \d+ kcal$/u }).click();
  await expect(message(page, "2 items added to your day")).toBeVisible();
  await expect(foodOfDay(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Back to today" }).click();
  await expect(page.getByText("Nothing is logged for this day")).toBeVisible();
  await todayIs(page, "0 of 2,000 kcal");
  await page.reload();
  await page.getByRole("tab", { name: "Daily View" }).click();
  const days = page.getByRole("listbox").getByRole("option");
  await expect(days.nth(4)).toHaveAccessibleName(/: \d+ kcal, protein/u);
  for (const empty of [0, 1, 2, 3, 5, 6])
    await expect(days.nth(empty)).toHaveAccessibleName(/: nothing logged$/u);
});

/** This person's diary, on a device in another place. */
async function diaryIn(browser: Browser, origin: string, person: Person, timezoneId: string): Promise<Page> {
  const device = await browser.newContext({ baseURL: origin, timezoneId });
  await signIn(device.request, origin, person);
  const page = await device.newPage();
  await openDiary(page);
  return page;
}

test("over the date line and back each meal stays on its own day, once", async ({
  browser,
  context,
  baseURL,
  person,
}) => {
  const east = await diaryIn(browser, baseURL ?? "", person, "Pacific/Kiritimati");
  await whatWasEaten(east).fill("100 g rice");
  await east.getByRole("button", { name: "Add 130 kcal" }).click();
  await todayIs(east, "130 of 2,000 kcal");
  await expect.poll(() => storedFood(context.request)).toEqual({ "Cooked white rice": 130 });
  const west = await diaryIn(browser, baseURL ?? "", person, "Pacific/Pago_Pago");
  // There the day of that meal has not begun; it is kept, and counts for its own day.
  await todayIs(west, "0 of 2,000 kcal");
  await expect(foodOfDay(west)).toHaveCount(0);
  await expect(west.getByRole("row", { name: "Cooked white rice" })).toHaveCount(1);
  await whatWasEaten(west).fill("200 g rice");
  await west.getByRole("button", { name: "Add 260 kcal" }).click();
  await todayIs(west, "260 of 2,000 kcal");
  await expect(foodOfDay(west)).toHaveCount(1);
  await expect(west.getByRole("row", { name: "Cooked white rice" })).toHaveCount(3);
  await east.reload();
  await todayIs(east, "130 of 2,000 kcal");
  await expect(foodOfDay(east)).toHaveCount(1);
  await east.getByRole("tab", { name: "Daily View" }).click();
  const days = east.getByRole("listbox").getByRole("option");
  await expect(days.last()).toHaveAccessibleName(/: 130 kcal, .*so far$/u);
  await expect(east.getByRole("option", { name: /: 260 kcal, / })).toHaveCount(1);
  await expect(east.getByRole("option", { name: /nothing logged$/u })).toHaveCount(5);
  await east.context().close();
  await west.context().close();
});

/** Runs in the page, which stays the same from the dashboard to the diary. */
function countPresses(): void {
  document.documentElement.dataset["presses"] = "0";
  addEventListener(
    "pointerdown",
    () => {
      const { dataset } = document.documentElement;
      dataset["presses"] = String(Number(dataset["presses"]) + 1);
    },
    { capture: true },
  );
}

function presses(): number {
  return Number(document.documentElement.dataset["presses"]);
}
