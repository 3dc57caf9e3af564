import type { Page } from "@playwright/test";
import { fingerOn } from "./finger.ts";
import { savePlan } from "./kitchen.ts";
import { middleOf } from "./middle-of.ts";
import { message, signUp } from "./person.ts";
import { choose, dishesOf, onStrip, openPlanner, planIsSaved } from "./planner-page.ts";
import { expect, test } from "./test.ts";

test.beforeEach(async ({ context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
});

/** A plan of three days, opened as another screen would open it. */
async function openPlan(page: Page): Promise<readonly string[]> {
  const { id } = await savePlan(page.context().request, "Three days", 3);
  await page.addInitScript((chosen) => {
    if (localStorage.getItem("open-plan") === null) localStorage.setItem("selected-meal-plan", chosen);
  }, JSON.stringify({ id }));
  await openPlanner(page);
  await expect(page.getByRole("heading", { level: 2, name: "Three days" })).toBeVisible();
  return dishesOf(page, 0);
}

test("a finger that rests on a meal carries it to another day, and a swap is told and taken back", async ({
  page,
}) => {
  const [dish = ""] = await openPlan(page);
  const days = page.getByRole("list", { name: "Days" });
  const from = await middleOf(days.locator("[data-move-item] img").first());
  const to = await middleOf(onStrip(page, 1));
  const finger = await fingerOn(page);
  await finger.rest(from);
  await expect(days.locator("[data-moving]")).toContainText(dish);
  await finger.goTo({ x: from.x, y: from.y + 30 });
  await finger.goTo(to);
  await expect(page.locator("[data-over]")).toHaveCount(1);
  await finger.leave();
  await expect.poll(() => dishesOf(page, 1)).toContain(dish);
  const left = await dishesOf(page, 0);
  expect(left).not.toContain(dish);
  // The two breakfasts have changed places.
  expect(left).toHaveLength(3);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await planIsSaved(page);

  const before = await dishesOf(page, 0);
  await choose(page, before[0] ?? "", "Swap for another");
  const dialog = page.getByRole("dialog");
  const other = await dialog.getByRole("heading", { level: 3 }).first().innerText();
  await dialog.getByRole("button", { name: `Use this: ${other}` }).click();
  await expect(message(page, "Meal swapped")).toBeVisible();
  await expect(page.getByRole("button", { name: other, exact: true })).toBeFocused();
  expect(await dishesOf(page, 0)).toEqual([other, ...before.slice(1)]);
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => dishesOf(page, 0)).toEqual(before);
  await planIsSaved(page);
});
