import { errors } from "@meal/contract/errors";
import { createPaypalSubscription } from "@meal/contract/billing";
import { checkSubscriptionLimit, readUsage } from "@meal/contract/entitlements";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { type Answer, answer, breakDown, hold, refuse } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { billingOf, cancelledPlan, freeWhereSold, premiumPlan, sold } from "../../testing/billing.ts";
import { deviceSays } from "../../testing/device.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { freePlan } from "../../testing/usual-answers.ts";
import * as t from "./texts/en/page.ts";

const freeCard = page.getByRole("region", { name: "Free" });
const premiumCard = page.getByRole("region", { name: "Premium" });
const subscribe = page.getByRole("button", { name: "Subscribe for $9.00 a month" });
const isFree = answer(checkSubscriptionLimit, freeWhereSold);

const open = (...answers: readonly Answer[]) =>
  renderAt("/subscription", { as: somebody(), here: sold, answers: [isFree, ...answers] });

/** What begins at the provider, without leaving the page of the test. */
function begun(mark: string): Answer {
  return answer(createPaypalSubscription, { approval_url: new URL(mark, location.href).href });
}

/** Before anything is drawn anew. */
function pressNow(): void {
  subscribe.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

test("both plans show what they have and cost, and the free one is the current plan", async () => {
  const features = [{ feature: "cooking_timer", used: 1, limit: 12 }];
  await open(answer(readUsage, { features }));
  await expect.element(freeCard.getByRole("button", { name: "Current Plan" })).toBeDisabled();
  await expect.element(freeCard.getByText("$0.00")).toBeVisible();
  await expect.element(freeCard.getByText("Cooking timer 12 times")).toBeVisible();
  await expect.element(freeCard.getByText("3 meal plans")).toBeVisible();
  await expect.element(premiumCard.getByText("$9.00", { exact: true })).toBeVisible();
  await expect.element(premiumCard.getByText(/You pay at PayPal/u)).toBeVisible();
  await expect.element(premiumCard.getByText("30 Extra Planner pictures a month")).toBeVisible();
  await expect.element(subscribe).toBeEnabled();
  for (const theme of ["light", "dark"] as const) {
    await deviceSays({ "prefers-color-scheme": theme });
    await axeFindsNothing(theme);
  }
});

test("two presses of Subscribe make one call, and the browser goes where to agree", async () => {
  const held = hold(begun("#agree"));
  const screen = await open(held);
  await expect.element(subscribe).toBeVisible();
  pressNow();
  pressNow();
  await expect.element(page.getByRole("button", { name: "Opening the payment page" })).toBeVisible();
  held.letGo();
  await expect.poll(() => location.hash).toBe("#agree");
  expect(screen.sent(createPaypalSubscription)).toHaveLength(1);
  // Back by the browser's own button, the page is as it was left.
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await expect.element(subscribe).toBeEnabled();
});

test("the beginning of a payment is told to the pixel where it may be, with its price", async () => {
  localStorage.setItem("pixel-consent", "yes");
  const told: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (address.origin === location.origin) return real(input, init);
    told.push(`${address.searchParams.get("ev")} ${address.searchParams.get("cd[value]")}`);
    return new Response();
  };
  onTestFinished(() => {
    globalThis.fetch = real;
  });
  const here = { facts: ["sold", "pixel"], texts: { "pixel-id": "1234567" } } as const;
  await renderAt("/subscription", { as: somebody(), here, answers: [isFree, begun("#agree")] });
  await subscribe.click();
  await expect.poll(() => told).toContain("InitiateCheckout 9.00");
});

test("what the server says against it is told on the page", async () => {
  await open(refuse(createPaypalSubscription, "payment_provider_unreachable"));
  await subscribe.click();
  await expect.element(message("Subscription Error")).toBeVisible();
  await expect.element(message("Failed to process subscription. Please try again.")).toBeVisible();
  await expect.element(page.getByText("Subscription Failed")).toBeVisible();
  await expect.element(page.getByText("There was a problem with the payment process")).toBeVisible();
  const why = `Failed to create subscription: ${errors.payment_provider_unreachable.title}`;
  await expect.element(page.getByText(why)).toBeVisible();
  await expect.element(subscribe).toBeEnabled();
});

test("a call that does not get through is a network error", async () => {
  const screen = await open();
  await expect.element(subscribe).toBeEnabled();
  // The page has not heard of it when the button is pressed.
  screen.goOffline();
  pressNow();
  await expect.element(page.getByText("Failed to create subscription: Network error")).toBeVisible();
});

test.each(["", "/dashboard", "javascript:alert(1)"])(
  "an answer with %j for an address leads nowhere",
  async (address) => {
    await open(answer(createPaypalSubscription, { approval_url: address }));
    await subscribe.click();
    await expect.element(page.getByText("No approval URL returned - please try again")).toBeVisible();
  },
);

test("whoever is not signed in any more is told to sign in", async () => {
  await open(refuse(createPaypalSubscription, "not_signed_in"));
  await subscribe.click();
  await expect.element(message("Authentication Required")).toBeVisible();
  await expect.element(message("Please sign in to subscribe")).toBeVisible();
});

test("somebody who paid in another tab sees it as soon as they try again", async () => {
  const screen = await open(refuse(createPaypalSubscription, "already_subscribed"));
  await expect.element(subscribe).toBeEnabled();
  screen.now(answer(checkSubscriptionLimit, premiumPlan()));
  await subscribe.click();
  await expect.element(message("You have a subscription already")).toBeVisible();
  await expect.element(premiumCard.getByRole("button", { name: "Current Plan" })).toBeVisible();
  await expect.element(page.getByText("Subscription Failed")).not.toBeInTheDocument();
});

test("without a network the page says so, and nothing can be pressed", async () => {
  const screen = await open();
  await expect.element(subscribe).toBeEnabled();
  screen.goOffline();
  await expect.element(subscribe).toBeDisabled();
  await expect.element(page.getByText("You are offline. Subscribing needs a connection.")).toBeVisible();
});

test("an approval that was called off is told once, and the page stays", async () => {
  const screen = await renderAt("/subscription?canceled=true", {
    as: somebody(),
    here: sold,
    answers: [isFree],
  });
  await expect.element(message("Subscription Canceled")).toBeVisible();
  await expect.poll(screen.address).toBe("/subscription");
  await expect.element(subscribe).toBeVisible();
});

test("an active subscription has its dates, and cannot be bought again", async () => {
  await open(answer(checkSubscriptionLimit, premiumPlan()));
  await expect.element(page.getByText(/^Next billing date: \w+ \d+, \d{4}$/u)).toBeVisible();
  await expect.element(page.getByText(/^Last payment date: \w+ \d+, \d{4}$/u)).toBeVisible();
  await expect.element(premiumCard.getByRole("button", { name: "Current Plan" })).toBeDisabled();
  await expect.element(freeCard.getByRole("button", { name: "Your Previous Plan" })).toBeDisabled();
});

test.each([
  ["Your subscription has been cancelled", 20],
  ["Your subscription is ending soon", 3],
])("'%s' says until when, and subscribing again begins here", async (title, days) => {
  const screen = await open(answer(checkSubscriptionLimit, cancelledPlan(days)), begun("#again"));
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText(/Premium features active until .+ \(\d+ days\)/u)).toBeVisible();
  await expect.element(premiumCard.getByText(/^You pay again starting \w+ \d+, \d{4}, when/u)).toBeVisible();
  await page.getByRole("button", { name: "Resubscribe Now" }).click();
  await expect.poll(() => location.hash).toBe("#again");
  expect(screen.sent(createPaypalSubscription)).toHaveLength(1);
});

test("whoever pressed Subscribe and did not pay is on the free plan, and can go on", async () => {
  const billing = billingOf("pending", { canResubscribe: true });
  await open(answer(checkSubscriptionLimit, { ...freeWhereSold, billing }));
  await expect.element(page.getByText("Your payment is not confirmed yet")).toBeVisible();
  await expect.element(freeCard.getByRole("button", { name: "Current Plan" })).toBeDisabled();
  await expect.element(subscribe).toBeEnabled();
});

test("a subscription that waits for its money is mended, not bought twice", async () => {
  const billing = billingOf("on-hold", { warning: "on-hold" });
  await open(answer(checkSubscriptionLimit, { ...freeWhereSold, billing }));
  const mend = page.getByRole("link", { name: "Fix the payment at PayPal" });
  await expect.element(mend).toHaveAttribute("href", billing.manageUrl ?? "");
  await expect.element(page.getByText(/instead of buying a second one/u)).toBeVisible();
  await expect.element(subscribe).not.toBeInTheDocument();
});

test("where nothing is sold nothing is offered, and it is said", async () => {
  await renderAt("/subscription", { as: somebody() });
  await expect.element(page.getByText("Premium cannot be bought here")).toBeVisible();
  await expect.element(page.getByText("Whoever runs this site can give it to you.")).toBeVisible();
  await expect.element(subscribe).not.toBeInTheDocument();
  await expect.element(premiumCard.getByText(/\$/u)).not.toBeInTheDocument();
});

test("where only the stores of phones sell, a browser says so and begins no payment", async () => {
  await open(answer(checkSubscriptionLimit, { ...freePlan, offer: null }));
  await expect.element(premiumCard.getByText(t.soldInApps)).toBeVisible();
  await expect.element(premiumCard.getByText(/\$/u)).not.toBeInTheDocument();
  await expect.element(subscribe).not.toBeInTheDocument();
});

test("where everybody has Premium the page says that it costs nothing", async () => {
  const forAll = { ...freePlan, subscribed: true, status: "active" } as const;
  const here = { facts: ["premium-for-all"] } as const;
  await renderAt("/subscription", {
    as: somebody(),
    here,
    answers: [answer(checkSubscriptionLimit, forAll)],
  });
  await expect.element(page.getByText(/^Everybody with an account on this site has Premium/u)).toBeVisible();
  await expect.element(premiumCard.getByRole("button", { name: "Current Plan" })).toBeVisible();
});

test("a test checkout is called one, and money back is promised only where it is", async () => {
  const here = { facts: ["sold", "test-checkout", "money-back"] } as const;
  await renderAt("/subscription", { as: somebody(), here, answers: [isFree] });
  await expect.element(page.getByText("This is a test checkout: no money moves.")).toBeVisible();
  await expect.element(page.getByText(/within 30 days of a payment/u)).toBeVisible();
});

test("a subscription that cannot be read has its default values, and says so", async () => {
  await open(breakDown(checkSubscriptionLimit));
  await expect.element(message("Subscription Status Error")).toBeVisible();
  await expect.element(subscribe).toBeVisible();
});

test("a guest signs in first, and comes back", async () => {
  const screen = await renderAt("/subscription", { here: sold });
  await expect.poll(screen.address).toBe("/login");
  expect(sessionStorage.getItem("come-back-to")).toBe("/subscription");
});
