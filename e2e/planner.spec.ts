import type { Page } from "@playwright/test";
import { axeFindsNothingAnywhere } from "./axe.ts";
import { middleOf } from "./middle-of.ts";
import { message, signUp } from "./person.ts";
import { choose, dishesOf, generate, openPlanner, openSettings, planIsSaved } from "./planner-page.ts";
import { expect, test } from "./test.ts";

test.beforeEach(async ({ context, baseURL }) => {
  await signUp(context.request, baseURL ?? "");
});

/** "1,998" of a first day that shows "1,998 of 2,000 kcal". */
async function energyOnCard(page: Page): Promise<string> {
  const line = page.getByRole("list", { name: "Days", includeHidden: true }).getByText(/ of 2,000 kcal · /u);
  return (await line.first().innerText()).split(" ")[0] ?? "";
}

test("a plan holds what it promises, goes into a calendar and out of it, and is deleted and taken back", async ({
  page,
  context,
}) => {
  await openPlanner(page);
  await generate(page);
  await planIsSaved(page);
  const { items } = await (await context.request.get("/api/meal-plans")).json();
  const { days, request, certificate } = items[0].content;
  const counted = await context.request.post("/api/functions/certify-meal-plan", { data: { days, request } });
  expect((await counted.json()).certificate).toEqual(certificate);
  await page.getByRole("button", { name: "What this plan promises" }).click();
  const table = page.getByRole("dialog").getByRole("table");
  const cents: number = certificate.costCents;
  await expect(table.getByRole("row").nth(1)).toContainText(await energyOnCard(page));
  await expect(page.getByRole("dialog")).toContainText(`$${(cents / 100).toFixed(2)} in total`);
  await page.keyboard.press("Escape");
  await expect(page.getByText(`About $${(cents / 100).toFixed(2)} in total.`)).toBeVisible();

  await page.getByRole("button", { name: "In my calendar" }).click();
  await page.getByRole("button", { name: "Create an address" }).click();
  const url = await page.getByLabel("Address").inputValue();
  const calendar = await context.request.get(new URL(url).pathname);
  expect(await calendar.text()).toContain("BEGIN:VEVENT");
  await page.getByRole("button", { name: "Remove the address" }).click();
  await expect(page.getByText("You have no address yet.")).toBeVisible();
  expect((await context.request.get(new URL(url).pathname)).status()).toBe(404);
  await page.keyboard.press("Escape");

  const name = await page.getByRole("heading", { level: 2, name: /^Meal Plan - / }).innerText();
  await page.getByRole("button", { name: /^(Saved )?Plans$/u }).click();
  const list = page.getByRole("dialog").getByRole("region", { name: "Saved plans" });
  expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe("400px");
  await list.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(page.getByText("No saved plans yet")).toBeVisible();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await expect(list.getByRole("button", { name: `Delete ${name}` })).toBeVisible();
  await list.getByRole("button", { name: new RegExp(`^${name}`, "u") }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
});

/** A dish of the first day that the second does not have: some breakfasts are eaten twice running. */
async function onlyOnFirstDay(page: Page): Promise<{ readonly dish: string; readonly at: number }> {
  const second = await dishesOf(page, 1);
  // A phone shows the day that was read last.
  const first = await dishesOf(page, 0);
  const at = first.findIndex((name) => !second.includes(name));
  const dish = first[at];
  if (dish === undefined) throw new Error("Both days have the same dishes.");
  return { dish, at };
}

test("a meal moves to another day by menu and by keyboard, and people and start are changed", async ({
  page,
}) => {
  await openPlanner(page);
  const settings = await openSettings(page);
  await settings.getByText("3", { exact: true }).first().click();
  await generate(page);
  const { dish, at } = await onlyOnFirstDay(page);
  await page.getByLabel("Starts on").fill("2027-03-01");
  await expect(page.getByRole("heading", { level: 3, name: "Monday" })).toBeVisible();
  await page.getByRole("button", { name: `More for ${dish}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("m");
  await expect(page.getByRole("menuitem", { name: "Move to another day" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Tuesday/u })
    .press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: dish, exact: true })).toBeFocused();
  const left = await dishesOf(page, 0);
  expect(left).not.toContain(dish);
  expect(left).toHaveLength(3);
  expect((await dishesOf(page, 1))[at]).toBe(dish);
  await choose(page, dish, "Change servings");
  await page.getByRole("dialog").getByRole("button", { name: "More people" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("for 2", { exact: true })).toBeVisible();
  await planIsSaved(page);
  await page.reload();
  expect((await dishesOf(page, 1))[at]).toBe(dish);
});

test("a meal is carried to another day", { tag: "@desktop" }, async ({ page }) => {
  // Room enough that nothing lies near an edge, where the page would scroll along.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openPlanner(page);
  const settings = await openSettings(page);
  await settings.getByText("3", { exact: true }).first().click();
  await generate(page);
  await planIsSaved(page);
  const { dish, at } = await onlyOnFirstDay(page);
  const days = page.getByRole("list", { name: "Days" });
  await days.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const from = await middleOf(days.locator("[data-move-item]").nth(at));
  const to = await middleOf(days.getByRole("heading", { level: 3 }).nth(1));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(days.locator("[data-over]")).toHaveCount(1);
  await page.mouse.up();
  await expect.poll(() => dishesOf(page, 1)).toContain(dish);
  const left = await dishesOf(page, 0);
  expect(left).not.toContain(dish);
  expect(left).toHaveLength(3);
  await planIsSaved(page);
});

test("what one never wants again is left out from then on", async ({ page, context }) => {
  await openPlanner(page);
  await generate(page);
  const [dish = ""] = await dishesOf(page, 0);
  await choose(page, dish, "Never again");
  // The dish itself is chosen already; below it are its foods.
  await expect(page.getByRole("checkbox", { name: `${dish}, the whole dish` })).toBeChecked();
  const food = page.getByRole("dialog").getByRole("checkbox").nth(1);
  const name = await page.getByRole("dialog").locator("label").nth(1).innerText();
  await food.click();
  await page.getByRole("button", { name: "Leave out and swap" }).click();
  await expect(page.getByRole("dialog", { name: `Instead of ${dish}` })).toBeVisible();
  const kept = await (await context.request.get("/api/planner-preferences")).json();
  expect(kept.dislikes).toEqual([name]);
  expect(kept.dishesLeftOut).toMatchObject([{ name: dish }]);
});

test("the plan prints on one sheet of paper", async ({ page }) => {
  await openPlanner(page);
  const settings = await openSettings(page);
  await settings.getByText("7", { exact: true }).click();
  await generate(page);
  const [dish = ""] = await dishesOf(page, 6);
  await page.getByRole("link", { name: "Print the plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Meal Plan - / })).toBeVisible();
  await expect(page.getByText(dish).first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/gu)).toHaveLength(1);
});

test("a plan and what lies over it have nothing for axe to find", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem("ui-theme", "system"));
  await openPlanner(page);
  await generate(page);
  await planIsSaved(page);
  const [dish = ""] = await dishesOf(page, 0);
  // What lies under the bar at the bottom of a phone by chance would be too small a target.
  const tallPhone = { width: 390, height: 1800 };
  await axeFindsNothingAnywhere(page, "with a plan", tallPhone);
  const looks: Readonly<Record<string, () => Promise<void>>> = {
    "another meal": () => choose(page, dish, "Swap for another"),
    servings: () => choose(page, dish, "Change servings"),
    "what is left out": () => choose(page, dish, "Never again"),
    "what the plan promises": () => page.getByRole("button", { name: "What this plan promises" }).click(),
    "the calendar": () => page.getByRole("button", { name: "In my calendar" }).click(),
    "saved plans": () => page.getByRole("button", { name: /^(Saved )?Plans$/u }).click(),
  };
  for (const [name, look] of Object.entries(looks)) {
    await page.setViewportSize(tallPhone);
    await look();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog.locator("[aria-busy=true]")).toHaveCount(0);
    await axeFindsNothingAnywhere(page, `over a plan: ${name}`, tallPhone);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test("the settings know what they may be", async ({ page }) => {
  await openPlanner(page);
  const settings = await openSettings(page);
  await settings.getByLabel("Calories a day").selectOption({ label: "Custom" });
  for (const wrong of ["abc", "0", "999999"]) {
    await settings.getByLabel("Custom calories").fill(wrong);
    await settings.getByRole("button", { name: "Generate plan" }).click();
    await expect(settings.getByText("Type a number from 500 to 10,000")).toBeVisible();
    await expect(settings.getByLabel("Custom calories")).toBeFocused();
  }
  await settings.getByLabel("Custom calories").fill("1750");
  await settings.getByText("Wishes", { exact: true }).click();
  for (const category of ["Breakfast", "Main", "Soup"]) await settings.getByLabel(category).click();
  await expect(settings.getByLabel("Dessert")).toBeDisabled();
  await settings.getByRole("group", { name: "Meals a day" }).getByText("2", { exact: true }).click();
  await expect(settings.getByLabel("Soup")).not.toBeChecked();
  // A reload, wanted or not, takes nothing of it away.
  await page.reload();
  await openSettings(page);
  await expect(settings.getByLabel("Custom calories")).toHaveValue("1750");
  await generate(page);
  await expect(page.getByText(/^1,750 kcal/u)).toBeVisible();
  await expect(message(page, "Failed to generate meal plan. Please try again.")).toHaveCount(0);
});
