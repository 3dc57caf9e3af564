import type { Page } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { havePremium, press, subscribe } from "./checkout.ts";
import { message, signUp } from "./person.ts";
import { expect, open, test } from "./test.ts";

const mine = "/profile?tab=subscription";

/** Plays fate at the checkout, where what happened is told by a notification, and looks at the profile again. */
async function fate(page: Page, checkout: string, ...names: readonly string[]): Promise<void> {
  await page.goto(checkout);
  for (const name of names) await press(page, name);
  await open(page, mine);
}

test("Premium is bought, not paid for, mended, cancelled, over, bought again, and gone with its account", async ({
  page,
  context,
  baseURL,
}) => {
  const person = await signUp(context.request, baseURL ?? "");
  await open(page, "/subscription");
  await expect(page.getByText("This is a test checkout: no money moves.")).toBeVisible();
  await axeFindsNothing(page, "on the page of plans");

  await subscribe(page).click();
  await press(page, "Cancel and go back");
  await expect(message(page, "Subscription Canceled")).toBeVisible();
  await expect(page).toHaveURL("/subscription");

  await subscribe(page).click();
  await expect(page.getByRole("heading", { name: "Test checkout" })).toBeVisible();
  const checkout = page.url();
  await press(page, "Agree and subscribe");
  await expect(havePremium(page)).toBeVisible();
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");

  await open(page, mine);
  await expect(page.getByText(/^Next billing date: \w+ \d+, \d{4}$/u)).toBeVisible();
  await page.getByRole("link", { name: /^Receipt of / }).click();
  await expect(page.getByRole("row", { name: "Total $9.00 USD" })).toBeVisible();
  await expect(page.getByText("This is a test receipt: no money moved.")).toBeVisible();

  await fate(page, checkout, "Let payments fail from now on", "Let a month pass");
  await expect(page.getByText("Your last payment did not go through")).toBeVisible();
  await expect(page.getByRole("link", { name: "Fix the payment at PayPal" })).toHaveAttribute(
    "href",
    checkout,
  );
  await fate(page, checkout, "Let payments work again");
  await expect(page.getByText("You are on the Premium plan")).toBeVisible();

  await page.getByRole("button", { name: "Cancel Premium" }).click();
  const dialog = page.getByRole("dialog", { name: "Cancel Premium?" });
  await dialog.getByRole("radio", { name: "It costs too much" }).check();
  await dialog.getByRole("button", { name: "Cancel Premium" }).click();
  await expect(page.getByText("Your subscription has been cancelled")).toBeVisible();
  await expect(page.getByText(/^Premium features active until /u)).toBeVisible();

  await fate(page, checkout, "Let a month pass");
  await expect(page.getByText("Your Premium has ended")).toBeVisible();
  await expect(page.getByText("You are on the Free plan")).toBeVisible();

  // What was cancelled stays so: this is another one.
  await page.getByRole("link", { name: "Resubscribe Now" }).click();
  await page.getByRole("button", { name: "Resubscribe Now" }).click();
  await expect(page.getByRole("heading", { name: "Test checkout" })).toBeVisible();
  expect(page.url()).not.toBe(checkout);
  await press(page, "Agree and subscribe");
  await expect(havePremium(page)).toBeVisible();

  await open(page, "/profile?tab=security");
  await page.getByRole("button", { name: "Delete account" }).click();
  const goodbye = page.getByRole("dialog", { name: "Delete your account?" });
  await expect(goodbye.getByText(/^Your subscription at PayPal is canceled first/u)).toBeVisible();
  await goodbye.getByLabel("Type DELETE to confirm").fill("DELETE");
  await goodbye.getByLabel("Current password").fill(person.password);
  await goodbye.getByRole("button", { name: "Delete for good" }).click();
  await expect(page).toHaveURL("/landing");
});
