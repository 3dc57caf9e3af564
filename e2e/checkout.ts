import { expect, type Page } from "@playwright/test";
import { open } from "./test.ts";

export const subscribe = (page: Page) => page.getByRole("button", { name: "Subscribe for $9.00 a month" });
export const havePremium = (page: Page) => page.getByRole("heading", { name: "You have Premium" });

/** Presses a button of the test checkout, which is no page of the app. */
export async function press(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Test checkout" })).toBeVisible();
  await page.getByRole("button", { name }).click();
}

/** Whoever is signed in pays from now on. */
export async function buyPremium(page: Page): Promise<void> {
  await open(page, "/subscription");
  await subscribe(page).click();
  await press(page, "Agree and subscribe");
  await expect(havePremium(page)).toBeVisible();
}
