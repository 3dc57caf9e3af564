import { randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect, open } from "./test.ts";

/** Steps without minutes, which the cook ends. */
const steps = ["Soften the onion.", "Stir in the chickpeas."].map((instruction) => ({
  instruction,
  timeInMinutes: 0,
  color: "border-green-500",
  category: "preparation",
}));

/** Notes that something was cooked, for whoever shares these requests' cookies. */
export async function cook(request: APIRequestContext, recipe_name: string): Promise<void> {
  const data = { id: randomUUID(), recipe_name, recipe_steps: steps };
  const headers = { "x-session-mode": "cookie" };
  expect((await request.post("/api/cooking-history", { data, headers })).status()).toBe(201);
}

/** Makes a timer of two steps on the timer's page. */
export async function openTimer(page: Page, name: string): Promise<void> {
  await open(page, `/cooking-timer?recipeData=${encodeURIComponent(JSON.stringify({ name, steps }))}`);
  await page.getByRole("button", { name: "Create Timer" }).click();
  await expect(page.getByText("Step 1 of 2", { exact: true })).toBeVisible();
}

/** Cooks to the end. */
export async function finishCooking(page: Page, name: string): Promise<Locator> {
  await openTimer(page, name);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  const popup = page.getByRole("dialog", { name: "You've finished cooking!" });
  await expect(popup).toBeVisible();
  return popup;
}

/** Opens what was cooked. */
export async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Cooking History" }).click();
  const dialog = page.getByRole("dialog", { name: "Your Cooking History" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** What the server answers where a call is to fail. */
export const refusal = (code: string, status: number) => ({
  status,
  contentType: "application/problem+json",
  json: { type: "about:blank", title: "No", status, code, requestId: "test" },
});

/** Lets calls wait until they are let go. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}
