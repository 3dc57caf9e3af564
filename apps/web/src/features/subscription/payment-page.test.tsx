import { verifySubscription } from "@meal/contract/billing";
import { checkSubscriptionLimit } from "@meal/contract/entitlements";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { type Answer, answer, answerWith, breakDown, hold, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { premiumPlan, sold } from "../../testing/billing.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";
import type { Verdict } from "./queries.ts";

const fromPaypal = "/payment-status?source=paypal&status=pending";
const paid = answer(verifySubscription, { success: true, state: "active" });
const pending = answer(verifySubscription, { success: false, state: "pending" });
const waiting = page.getByRole("heading", {
  name: "We're waiting for confirmation from our payment provider.",
});
const support = page.getByRole("link", { name: "Contact Support" });

const open = (path: string, ...answers: readonly Answer[]) =>
  renderAt(path, { as: somebody(), here: sold, answers });

test("a payment is checked, and then it is there", async () => {
  const held = hold(paid);
  const screen = await open("/payment-status?success=true&session_id=s-1", held);
  await expect.element(page.getByRole("heading", { level: 1, name: "Payment Status" })).toBeVisible();
  await expect.element(page.getByText("Checking your payment").first()).toBeVisible();
  held.letGo();
  await expect.element(page.getByRole("heading", { name: "You have Premium" })).toBeVisible();
  await expect.element(message("Subscription status updated")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
  expect(screen.sent(verifySubscription)[0]?.body.sessionId).toBe("s-1");
  await axeFindsNothing();
});

test.each([
  [fromPaypal],
  ["/payment-status?source=mobile&status=active"],
  ["/payment-status?status=paid&source=stripe"],
  ["/subscription?success=true"],
  ["/subscription?success=true&session_id=s-2&subscription_id=I-2&ba_token=BA-2"],
])("%s is asked for until the provider has confirmed it", async (path) => {
  let asked = 0;
  const third = answerWith(verifySubscription, (): Verdict => {
    asked += 1;
    return asked < 3 ? { success: false, state: "pending" } : { success: true, state: "active" };
  });
  await open(path, third);
  await expect.element(page.getByRole("heading", { name: "You have Premium" })).toBeVisible();
  expect(asked).toBe(3);
});

test("what stays unconfirmed says so in the end, with what to do", async () => {
  const screen = await open(fromPaypal, pending);
  await expect.element(waiting).toBeVisible();
  await expect.element(page.getByText(/You don't have to wait here/u)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Return to Dashboard" })).toBeVisible();
  await expect.element(support).toHaveAttribute("href", "/support");
  await axeFindsNothing();
  screen.now(paid);
  await page.getByRole("button", { name: "Check again" }).click();
  await expect.element(page.getByRole("heading", { name: "You have Premium" })).toBeVisible();
});

test("a provider that is down is waited for, as if nothing had happened", async () => {
  const screen = await open(fromPaypal, refuse(verifySubscription, "payment_provider_unreachable"));
  await expect.element(page.getByText(/You don't have to wait here/u)).toBeVisible();
  expect(screen.sent(verifySubscription).length).toBeGreaterThan(3);
});

test("without a network it is pending, and goes on by itself", async () => {
  const screen = await renderAt(fromPaypal, { as: somebody(), here: sold, answers: [paid], isOffline: true });
  await expect.element(waiting).toBeVisible();
  await expect.element(page.getByText(/^You are offline\./u).first()).toBeVisible();
  screen.goOnline();
  await expect.element(page.getByRole("heading", { name: "You have Premium" })).toBeVisible();
});

test("a payment that was called off is no failure of anything", async () => {
  const screen = await open("/payment-status?cancelled=true");
  const words = "Payment was cancelled. You can try again when you're ready.";
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(support).toBeVisible();
  screen.now(answer(checkSubscriptionLimit, premiumPlan()));
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect.poll(screen.address).toBe("/subscription");
  expect(screen.sent(verifySubscription)).toEqual([]);
});

test.each(["on-hold", "ended", "refunded", "none"] as const)(
  "a payment that came to nothing (%s) says so",
  async (state) => {
    await open(fromPaypal, answer(verifySubscription, { success: false, state }));
    const words = "There was an issue with your payment. Please contact support.";
    await expect.element(page.getByRole("main").getByText(words)).toBeVisible();
    await expect.element(message("Payment Issue")).toBeVisible();
  },
);

test("a refused check is an error of verifying", async () => {
  await open(fromPaypal, refuse(verifySubscription, "invalid_input"));
  const words = "There was an error verifying your payment. Please contact support.";
  await expect.element(page.getByRole("main").getByText(words)).toBeVisible();
  await expect.element(message("Payment Verification Failed")).toBeVisible();
});

test("an answer that is none is an unexpected error", async () => {
  const html = { endpoint: verifySubscription, reply: () => new Response("<html>") };
  await open(fromPaypal, html);
  const words = "There was an unexpected error. Please contact support.";
  await expect.element(page.getByRole("main").getByText(words)).toBeVisible();
  await expect.element(message("Error")).toBeVisible();
});

test("a proxy's fault is waited for", async () => {
  await open(fromPaypal, breakDown(verifySubscription));
  await expect.element(waiting).toBeVisible();
});

test("another person's payment is called that, and nothing of it shows", async () => {
  const robin = somebody();
  await renderAt("/payment-status?success=true&session_id=s-9", {
    as: robin,
    here: sold,
    answers: [refuse(verifySubscription, "not_yours")],
  });
  await expect.element(page.getByText("This payment belongs to another account")).toBeVisible();
  await expect.element(page.getByText(new RegExp(`You are signed in as ${robin.email}`, "u"))).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Log out" })).toBeVisible();
});

test("whoever opens it by hand has no payment to check", async () => {
  await open("/payment-status", answer(verifySubscription, { success: false, state: "none" }));
  await expect.element(page.getByText("You have no payment to check")).toBeVisible();
});

test("a session that ended at the provider is no end: signing in comes back to the payment", async () => {
  const screen = await renderAt("/subscription?success=true&session_id=s-3", { here: sold });
  await expect.poll(screen.address).toBe("/login");
  expect(sessionStorage.getItem("come-back-to")).toBe("/payment-status?success=true&session_id=s-3");
});
