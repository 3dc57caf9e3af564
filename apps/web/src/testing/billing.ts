import type { checkSubscriptionLimit } from "@meal/contract/entitlements";
import type { OutputOf } from "@meal/contract/endpoint";
import type { BillingState } from "@meal/domain/billing/subscription-record";
import type { Fact } from "@meal/domain/deployment/facts";
import { freePlan } from "./usual-answers.ts";

type Plan = OutputOf<typeof checkSubscriptionLimit>;
type Billing = NonNullable<Plan["billing"]>;

/** A deployment that sells Premium. */
export const sold: { readonly facts: readonly Fact[] } = { facts: ["sold"] };
const offer = { provider: "paypal", isTest: false, amountCents: 900, currency: "USD" } as const;

/** Somebody free, where Premium is sold. */
export const freeWhereSold: Plan = { ...freePlan, offer };

/** One that is paid at PayPal and renews, unless it is said otherwise. */
export function billingOf(state: BillingState, more: Partial<Billing> = {}): Billing {
  const isRunning = state === "active" || state === "grace" || state === "on-hold";
  return {
    state,
    provider: "paypal",
    isTest: false,
    paidThrough: daysFromNow(20),
    endsAt: isRunning ? null : daysFromNow(20),
    amountCents: 900,
    currency: "USD",
    warning: null,
    manageUrl: "https://paypal.example/autopay",
    canCancel: isRunning,
    canResubscribe: !isRunning,
    ...more,
  };
}

/** Somebody with Premium that renews. */
export function premiumPlan(more: Partial<Plan> = {}): Plan {
  return {
    ...freeWhereSold,
    subscribed: true,
    limit: 20,
    status: "active",
    nextBillingDate: daysFromNow(20),
    lastPaymentDate: daysFromNow(-10),
    billing: billingOf("active"),
    ...more,
  };
}

/** Somebody whose Premium is cancelled, and lasts on. */
export function cancelledPlan(days: number): Plan {
  const end = daysFromNow(days);
  return premiumPlan({
    status: days > 7 ? "cancelled-but-active" : "ending-soon",
    nextBillingDate: null,
    subscriptionEndDate: end,
    billing: billingOf("cancelled", { paidThrough: end, endsAt: end }),
  });
}

/** At noon, so that it is one day wherever the test runs. */
export function daysFromNow(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  day.setUTCHours(12, 0, 0, 0);
  return day.toISOString();
}
