import { BILLING_STATES, BILLING_SOURCES } from "@meal/domain/billing/subscription-record";
import { describe, expect, it } from "vitest";
import { billingOf, cancelledPlan, freeWhereSold, premiumPlan } from "../../testing/billing.ts";
import { freePlan } from "../../testing/usual-answers.ts";
import { readSubscription, type SubscriptionStatus } from "../subscription.ts";
import { standingOf } from "./standing.ts";

const standing = (status: SubscriptionStatus) => standingOf(readSubscription(status, Date.now()));

describe("how a subscription stands", () => {
  it("is not told to whoever never had one", () => {
    expect(standing(freePlan)).toBeUndefined();
  });

  it("has words for every state that any provider can bring, and names the provider where something is to be done", () => {
    for (const provider of BILLING_SOURCES) {
      for (const state of BILLING_STATES) {
        const found = standing({ ...freeWhereSold, billing: billingOf(state, { provider }) });
        expect(found?.title).toMatch(/\w+ \w+/u);
        expect(found?.lines.join(" ")).not.toMatch(/undefined|null|Invalid date/u);
      }
    }
  });

  it("is green while it renews, with both dates, and says where one is missing", () => {
    expect(standing(premiumPlan())).toMatchObject({ tone: "success", title: "You are on the Premium plan" });
    const unknown = premiumPlan({ nextBillingDate: null, lastPaymentDate: "soon" });
    expect(standing(unknown)?.lines).toEqual([
      "Next billing date: Not available",
      "Last payment date: Invalid date",
    ]);
  });

  it("lasts until its end once cancelled, and can be subscribed again", () => {
    const cancelled = standing(cancelledPlan(20));
    expect(cancelled).toMatchObject({
      title: "Your subscription has been cancelled",
      action: "resubscribe",
    });
    expect(cancelled?.lines[0]).toMatch(/^Premium features active until \w+ \d+, \d{4} \((20|21) days\)$/u);
    expect(standing(cancelledPlan(3))?.title).toBe("Your subscription is ending soon");
  });

  it("offers nothing to buy where nothing is sold", () => {
    const billing = billingOf("ended", { canResubscribe: false });
    expect(standing({ ...freePlan, billing })?.action).toBeUndefined();
  });

  it("says what went wrong with the money, and where it is put right", () => {
    const failing = premiumPlan({ billing: billingOf("grace", { warning: "payment-failed" }) });
    expect(standing(failing)).toMatchObject({ tone: "warning", action: "fix" });
    const held = { ...freeWhereSold, billing: billingOf("on-hold", { warning: "on-hold" }) };
    expect(standing(held)).toMatchObject({ tone: "destructive", action: "fix" });
    const silent = { ...freeWhereSold, billing: billingOf("active", { warning: "not-confirmed" }) };
    expect(standing(silent)).toMatchObject({
      title: "Your subscription could not be confirmed",
      action: "check",
    });
    const odd = { ...freeWhereSold, billing: billingOf("active", { warning: "amount-differs" }) };
    expect(standing(odd)).toMatchObject({ tone: "destructive", action: "write" });
  });

  it("keeps what is paid for where a subscription is held up in the middle of its month", () => {
    const billing = billingOf("on-hold", { warning: "on-hold" });
    const held = premiumPlan({
      status: "cancelled-but-active",
      subscriptionEndDate: billing.paidThrough,
      billing,
    });
    expect(standing(held)?.lines[0]).toContain("Premium features active until");
  });

  it("never says that a gift was cancelled", () => {
    const gift = billingOf("active", { provider: "operator", endsAt: null, canCancel: false });
    expect(standing(premiumPlan({ billing: gift }))?.lines).toEqual(["It costs nothing here."]);
    const until = cancelledPlan(3);
    const ends = { ...until, billing: { ...gift, endsAt: until.subscriptionEndDate } };
    expect(standing(ends)?.title).toBe("Your subscription is ending soon");
    expect(standing({ ...ends, status: "active" })?.lines[0]).toMatch(
      /^It costs you nothing, and lasts until /u,
    );
  });

  it("says where everybody has it, and where no money moves", () => {
    const forAll = { ...freePlan, subscribed: true, status: "active" } as const;
    expect(standing(forAll)?.lines).toEqual(["It costs nothing here."]);
    const test = premiumPlan({ billing: billingOf("active", { isTest: true }) });
    expect(standing(test)?.lines).toContain("This is a test: no money moves.");
  });
});
