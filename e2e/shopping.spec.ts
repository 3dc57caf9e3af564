import type { Locator, Page } from "@playwright/test";
import { fingerOn } from "./finger.ts";
import { savePlan } from "./kitchen.ts";
import { middleOf } from "./middle-of.ts";
import { message, signUp } from "./person.ts";
import { addItem, choose, openItem, openList, stateIs, tickOf } from "./shopping-page.ts";
import { expect, open, test } from "./test.ts";

test.beforeEach(async ({ context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
});

test("an item is changed, deleted and brought back, and ticked ones are cleared", async ({ page }) => {
  await openList(page);
  await addItem(page, "milk");
  await addItem(page, "bread");
  const sheet = await openItem(page, "milk");
  await sheet.getByLabel("Quantity").fill("2");
  await sheet.getByLabel("Unit").fill("bottles");
  await page.keyboard.press("Escape");
  await expect(tickOf(page, "milk 2 bottles")).toBeVisible();
  await (await openItem(page, "bread")).getByRole("button", { name: "Delete" }).click();
  await expect(tickOf(page, "bread")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tickOf(page, "bread")).toBeVisible();
  await tickOf(page, "bread").click();
  await choose(page, "Clear ticked");
  await expect(tickOf(page, "bread")).toHaveCount(0);
  await stateIs(page, "saved");
  await page.reload();
  await expect(tickOf(page, "milk 2 bottles")).toBeVisible();
  await expect(tickOf(page, "bread")).toHaveCount(0);
});

/** Takes an aisle to the place of another, by finger or by mouse. */
async function carry(page: Page, aisle: Locator, place: Locator, isMobile: boolean): Promise<void> {
  const [from, to] = [await middleOf(aisle), await middleOf(place)];
  const isOver = () => expect(page.locator("[data-over]")).toHaveCount(1);
  if (isMobile) {
    const finger = await fingerOn(page);
    await finger.rest(from);
    await expect(page.locator("[data-move-item][data-moving]")).toHaveCount(1);
    await finger.goTo({ x: from.x, y: from.y - 20 });
    await finger.goTo(to);
    await isOver();
    await finger.leave();
    return;
  }
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await isOver();
  await page.mouse.up();
}

test(
  "aisles are moved by keys and carried by hand, and their order is remembered",
  { tag: "@desktop" },
  async ({ page, isMobile }) => {
    // All of them in sight, so that nothing scrolls along.
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 1400 });
    await openList(page);
    await addItem(page, "apples");
    await addItem(page, "bread");
    await choose(page, "Order of aisles");
    const aisles = page.getByRole("dialog").getByRole("listitem");
    const up = page.getByRole("button", { name: "Move Bakery up" });
    for (const place of [2, 1]) {
      await up.press("Enter");
      await expect(aisles.nth(place)).toContainText("Bakery");
      await expect(up).toBeFocused();
    }
    await carry(page, aisles.getByText("Bakery"), aisles.first(), isMobile);
    await expect(aisles.first()).toContainText("Bakery");
    await expect(up).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Bakery");
    await stateIs(page, "saved");
    await page.reload();
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Bakery");
  },
);

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
  await expect(page.getByRole("link", { name: `${count} Items` })).toBeVisible();
});
