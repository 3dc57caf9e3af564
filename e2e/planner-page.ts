import { expect, type Locator, type Page } from "@playwright/test";
import { open } from "./test.ts";

/** Goes to the planner, and waits until it knows what one may have made: before that it asks for patience. */
export async function openPlanner(page: Page): Promise<void> {
  await open(page, "/planner");
  await expect(page.getByRole("heading", { level: 1, name: "Your Meal Planner" })).toBeVisible();
  await expect(page.getByText(/^You've used \d of 3 free meal plans/u)).toBeVisible();
}

/** The settings as somebody sees them: on a phone they are one line until it is pressed. */
export async function openSettings(page: Page): Promise<Locator> {
  const settings = page.getByRole("region", { name: "Settings" });
  const change = settings.getByRole("button", { name: "Change" });
  const make = settings.getByRole("button", { name: "Generate plan" });
  await expect(make.or(change).first()).toBeVisible();
  if (await change.isVisible()) await change.click();
  await expect(make).toBeVisible();
  return settings;
}

/** Presses the button of the settings, and waits until the plan is there and its bar has gone. */
export async function generate(page: Page): Promise<void> {
  const settings = await openSettings(page);
  // An earlier plan stays in sight until the new one is there; from the press on there is a bar as well.
  const answer = page.waitForResponse(/generate-meal-plan-gemini/u);
  await settings.getByRole("button", { name: "Generate plan" }).click();
  await answer;
  await planIsThere(page);
  // Whoever had it made looks at its beginning, wherever the press was.
  await expect(
    page.getByRole("region", { name: "Your plan" }).getByRole("heading", { level: 2 }),
  ).toBeInViewport();
}

/** A plan takes a moment on a busy machine, and so do its pictures. */
export async function planIsThere(page: Page): Promise<void> {
  await expect(page.getByRole("list", { name: "Days" })).toBeVisible();
  const bar = page.getByRole("progressbar", {
    name: /^(?:Planning your meals|Putting your plan together|Your plan is ready)$/u,
  });
  await expect(bar).toHaveCount(0);
}

/** The names of the dishes of one day, in their order; a phone shows one day at a time, and then this one. */
export async function dishesOf(page: Page, day: number): Promise<string[]> {
  const days = page.getByRole("list", { name: "Days" });
  await expect(days).toBeVisible();
  const ofStrip = onStrip(page, day);
  if (await ofStrip.isVisible()) await ofStrip.click();
  return days.locator("> li").nth(day).getByRole("heading", { level: 4 }).allInnerTexts();
}

/** A day on the strip of the week, which a phone has. */
export function onStrip(page: Page, day: number): Locator {
  return page.getByRole("navigation", { name: "Days of the plan" }).getByRole("button").nth(day);
}

/** Opens the menu of a dish and chooses from it. */
export async function choose(page: Page, dish: string, item: string): Promise<void> {
  // A dish may come twice in a week, freshly cooked and as a leftover: the first is meant.
  await page
    .getByRole("button", { name: `More for ${dish}` })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** The note beside the plan's name says that the server has everything. */
export async function planIsSaved(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Your plan" }).getByText(/· Saved$/u)).toBeVisible();
}
