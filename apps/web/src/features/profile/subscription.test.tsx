import { cancelSubscription, listPayments } from "@meal/contract/billing";
import { checkSubscriptionLimit, readUsage } from "@meal/contract/entitlements";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Answer, answer, breakDown, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import {
  billingOf,
  cancelledPlan,
  daysFromNow,
  freeWhereSold,
  premiumPlan,
  sold,
} from "../../testing/billing.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";
import * as t from "./texts/en/subscription.ts";

const cancel = page.getByRole("button", { name: "Cancel Premium" });
const dialog = page.getByRole("dialog", { name: "Cancel Premium?" });
const reallyCancel = dialog.getByRole("button", { name: "Cancel Premium" });
const end = daysFromNow(20);
const noPayments = answer(listPayments, { payments: [] });
const payment = {
  id: "p-1",
  number: "8AB1",
  paidAt: "2026-11-02T10:00:00Z",
  amountCents: 900,
  currency: "USD",
  status: "completed",
  provider: "paypal",
  isTest: false,
} as const;

const open = (...answers: readonly Answer[]) =>
  renderAt("/profile?tab=subscription", {
    as: somebody(),
    here: sold,
    answers: [answer(checkSubscriptionLimit, premiumPlan()), noPayments, ...answers],
  });

test("cancelling says until when Premium lasts, asks once why, and takes no answer too", async () => {
  const screen = await open(answer(cancelSubscription, { endsAt: end }));
  await cancel.click();
  await expect.element(dialog.getByText(/^You have Premium until \w+ \d+, \d{4}/u)).toBeVisible();
  await expect.element(dialog.getByText(/that is a new subscription/u)).toBeVisible();
  await axeFindsNothing("in the question");
  screen.now(answer(checkSubscriptionLimit, cancelledPlan(20)));
  await reallyCancel.click();
  await expect.element(message("Subscription status updated")).toBeVisible();
  await expect.element(page.getByText("Your subscription has been cancelled")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Resubscribe Now" }))
    .toHaveAttribute("href", "/subscription");
  await expect.element(cancel).not.toBeInTheDocument();
  expect(screen.sent(cancelSubscription)).toEqual([{ body: {} }]);
});

test("a reason goes along", async () => {
  const screen = await open(answer(cancelSubscription, { endsAt: end }));
  await cancel.click();
  await dialog.getByRole("radio", { name: "I don't use it enough" }).click();
  await reallyCancel.click();
  await expect.poll(() => screen.sent(cancelSubscription)).toEqual([{ body: { reason: "not-used" } }]);
});

test("whoever keeps Premium has asked for nothing", async () => {
  const screen = await open();
  await cancel.click();
  await dialog.getByRole("button", { name: "Keep Premium" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(screen.sent(cancelSubscription)).toEqual([]);
});

test("a provider that does not answer leaves the question open, and says so", async () => {
  await open(refuse(cancelSubscription, "payment_provider_unreachable"));
  await cancel.click();
  await reallyCancel.click();
  await expect.element(message("Premium was not canceled")).toBeVisible();
  await expect
    .element(message("The payment provider is not responding. Please try again in a few minutes."))
    .toBeVisible();
  await expect.element(reallyCancel).toBeEnabled();
});

test("without a network nothing is cancelled, and it is said", async () => {
  const screen = await open();
  await cancel.click();
  screen.goOffline();
  await expect.element(dialog.getByText("You are offline. Canceling needs a connection.")).toBeVisible();
  await expect.element(reallyCancel).toBeDisabled();
});

test("what is paid in a store is cancelled there", async () => {
  const billing = billingOf("active", {
    provider: "google",
    canCancel: false,
    manageUrl: "https://play.example/subscriptions",
  });
  await open(answer(checkSubscriptionLimit, premiumPlan({ billing })));
  await expect
    .element(page.getByText("You pay through Google Play, so you cancel there, too."))
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Manage it at Google Play" }))
    .toHaveAttribute("href", "https://play.example/subscriptions");
  await expect.element(cancel).not.toBeInTheDocument();
});

test("every payment has its receipt, and a test is called one", async () => {
  const payments = [
    payment,
    { ...payment, id: "p-0", paidAt: "2026-10-02T10:00:00Z", status: "refunded", isTest: true } as const,
  ];
  await open(answer(listPayments, { payments }));
  await expect.element(page.getByRole("heading", { name: "Your payments" })).toBeVisible();
  await expect.element(page.getByText("Refunded")).toBeVisible();
  await expect.element(page.getByText("Test", { exact: true })).toBeVisible();
  const receipt = page.getByRole("link", { name: "Receipt of November 2, 2026" });
  await expect.element(receipt).toHaveAttribute("href", "/subscription/receipt/p-1");
  await axeFindsNothing();
});

test("payments that cannot be read say so, beside what can", async () => {
  await open(breakDown(listPayments));
  await expect.element(page.getByText("We can't load your payments right now.")).toBeVisible();
  await expect.element(page.getByText("You are on the Premium plan")).toBeVisible();
});

const noDiary = answer(readUsage, { features: [{ feature: "calorie_tracking", used: 0, limit: 0 }] });

test("a free person finds the way to the plans, and none to payments they never made", async () => {
  const screen = await open(answer(checkSubscriptionLimit, freeWhereSold), noDiary);
  await expect.element(page.getByText(t.withPremium)).toBeVisible();
  await expect.element(page.getByText("You are on the Free plan")).toBeVisible();
  await expect.element(page.getByText("Your payments")).not.toBeInTheDocument();
  await page.getByRole("link", { name: "See the plans" }).click();
  await expect.poll(screen.address).toBe("/subscription");
});

test("where nothing is sold there is no way to plans, and nothing is said to come with Premium", async () => {
  await renderAt("/profile?tab=subscription", { as: somebody(), answers: [noDiary] });
  await expect.element(page.getByText(t.notInThisPlan)).toBeVisible();
  await expect.element(page.getByText("You are on the Free plan")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See the plans" })).not.toBeInTheDocument();
});
