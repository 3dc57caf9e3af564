import { describe, expect, it } from "vitest";
import { defaultSubscription, isSubscriptionStatus, readSubscription } from "./subscription.ts";

const now = Date.UTC(2026, 0, 10);
const free = {
  canGeneratePlan: true,
  subscribed: false,
  generatedPlansCount: 1,
  limit: 3,
  nextBillingDate: null,
  lastPaymentDate: null,
  subscriptionEndDate: null,
  status: "inactive",
  subscription_status: null,
  billing: null,
  offer: null,
} as const;

describe("a subscription", () => {
  it("is what the server says of it", () => {
    const read = readSubscription({ ...free, status: "active", limit: 20 }, now);
    expect(read).toMatchObject({ state: "active", subscribed: true, limit: 20, timeRemaining: null });
  });

  it("tells the days that are left of a cancelled one", () => {
    const end = "2026-01-12T00:00:00Z";
    const read = readSubscription({ ...free, status: "cancelled-but-active", subscriptionEndDate: end }, now);
    expect(read).toMatchObject({ state: "cancelled-but-active", subscribed: true, timeRemaining: "2 days" });
  });

  it("that was cached until after its end is over", () => {
    const end = "2026-01-12T00:00:00Z";
    const kept = { ...free, status: "ending-soon", subscriptionEndDate: end } as const;
    expect(readSubscription(kept, now).state).toBe("ending-soon");
    expect(readSubscription(kept, Date.parse(end)).subscribed).toBe(false);
  });

  it("of a deployment without a limit has none", () => {
    expect(readSubscription({ ...free, limit: null }, now).limit).toBe(Infinity);
  });

  it("has default values: inactive, can generate, none of three", () => {
    expect(defaultSubscription).toMatchObject({
      state: "inactive",
      subscribed: false,
      canGeneratePlan: true,
      generatedPlansCount: 0,
      limit: 3,
    });
  });

  it("is not read from what is none", () => {
    expect(isSubscriptionStatus(free)).toBe(true);
    for (const answer of [null, "ok", {}, { canGeneratePlan: "yes", generatedPlansCount: 1 }]) {
      expect(isSubscriptionStatus(answer)).toBe(false);
    }
  });
});
