import type { Locator, Page } from "@playwright/test";
import { fingerOn } from "./finger.ts";
import { savePlan } from "./kitchen.ts";
import { middleOf } from "./middle-of.ts";
import { message, signUp } from "./person.ts";
import { addItem, choose, openItem, openList, stateIs } from "./shopping-page.ts";
import { expect, open, test } from "./test.ts";

test.beforeEach(async ({ context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
});

/** Takes an aisle to the place of another by finger. */
async function carry(page: Page, aisle: Locator, place: Locator): Promise<void> {
  const [from, to] = [await middleOf(aisle), await middleOf(place)];
  const finger = await fingerOn(page);
  await finger.rest(from);
  await expect(page.locator("[data-move-item][data-moving]")).toHaveCount(1);
  await finger.goTo({ x: from.x, y: from.y - 20 });
  await finger.goTo(to);
  await expect(page.locator("[data-over]")).toHaveCount(1);
  await finger.leave();
}

test("aisles are moved by keys and carried by finger, and their order is remembered", async ({ page }) => {
  // All of them in sight, so that nothing scrolls along.
  await page.setViewportSize({ width: 390, height: 1400 });
  await openList(page);
  await addItem(page, "apples");
  await addItem(page, "bread");
  await choose(page, "Aisle order");
  const aisles = page.getByRole("dialog").getByRole("listitem");
  const up = page.getByRole("button", { name: "Move Bakery up" });
  for (const place of [2, 1]) {
    await up.press("Enter");
    await expect(aisles.nth(place)).toContainText("Bakery");
    await expect(up).toBeFocused();
  }
  await carry(page, aisles.getByText("Bakery"), aisles.first());
  await expect(aisles.first()).toContainText("Bakery");
  await expect(up).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Bakery");
  await stateIs(page, "saved");
  await page.reload();
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Bakery");
});

test("a plan brings its list, and a staple stays off it", async ({ page, context, complaints }) => {
  complaints.allow(/status of 404/u);
  await openList(page);
  await page.getByRole("button", { name: "Refresh from Meal Plan" }).first().click();
  await expect(message(page, "No meal plans found")).toBeVisible();
  await savePlan(context.request, "This week");
  await page.getByRole("button", { name: "Refresh from Meal Plan" }).first().click();
  await expect(page.getByText("Follows your plan “This week”")).toBeVisible();
  const name =
    (await page
      .getByRole("button", { name: /^More about / })
      .first()
      .getAttribute("aria-label")) ?? "";
  const item = name.replace("More about ", "");
  const sheet = await openItem(page, item);
  await expect(sheet.getByText("For", { exact: true })).toBeVisible();
  await sheet.getByRole("switch", { name: /Always at home/u }).click();
  await page.keyboard.press("Escape");
  const skipped = page.getByRole("region", { name: "Always at home, so skipped" });
  // On the list it is called by how many are bought.
  await skipped.getByRole("button", { name: "Add " }).click();
  await expect(skipped).toHaveCount(0);
  await expect(page.getByRole("button", { name: `More about ${item}`, exact: true })).toBeVisible();
});

test("a recipe's ingredients go onto the list once, and the dashboard counts them", async ({ page }) => {
  await open(page, "/recipe/sample");
  await page.getByRole("button", { name: "Add to Shopping List" }).click();
  await expect(page.getByRole("button", { name: "Added to List" })).toBeDisabled();
  await openList(page);
  const sheet = await openItem(page, "spinach");
  await expect(sheet.getByText("Lemon chickpea stew")).toBeVisible();
  await page.keyboard.press("Escape");
  const count = await page.getByRole("checkbox").count();
  await open(page, "/dashboard");
  await expect(page.getByRole("link", { name: `${count} Items`, exact: true })).toBeVisible();
});
