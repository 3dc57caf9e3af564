import type { Page } from "@playwright/test";
import { message, signUp } from "./person.ts";
import { openPlanner, openSettings, planIsSaved, planIsThere } from "./planner-page.ts";
import { expect, test } from "./test.ts";

const events = "**/api/functions/generate-meal-plan-gemini/events";
async function press(page: Page): Promise<void> {
  const settings = await openSettings(page);
  await settings.getByRole("button", { name: "Generate plan" }).click();
}

test.beforeEach(async ({ context, baseURL, complaints }) => {
  complaints.allow(/status of (?:4|5)\d\d|Service Worker registration blocked|ERR_FAILED/u);
  await signUp(context.request, baseURL ?? "");
});

// The worker would answer before the test can.
test.use({ serviceWorkers: "block" });

test("a plan is saved before its pictures come, and those that cannot be had leave a drawing and a warning", async ({
  page,
}) => {
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/api/pictures/**", async (route) => {
    await held;
    await route.abort();
  });
  await openPlanner(page);
  await press(page);
  await planIsSaved(page);
  go();
  await expect(message(page, "Failed to generate some images. Using fallback images instead.")).toBeVisible();
  await planIsThere(page);
});

test("leaving the page does not lose it", async ({ page }) => {
  await openPlanner(page);
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route(events, async (route) => {
    await held;
    await route.fallback();
  });
  await press(page);
  await expect(page.getByRole("progressbar", { name: "Planning your meals" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "AI Meal Planner" }).click();
  await expect(page).toHaveURL(/\/dashboard$/u);
  go();
  await page
    .getByRole("navigation", { name: "In your kitchen" })
    .getByRole("link", { name: "Meal Planner" })
    .click();
  await planIsThere(page);
  await planIsSaved(page);
});
