import { describe, expect, it } from "vitest";
import {
  isSubscribed,
  SUBSCRIPTION_STATES,
  subscriptionCacheMs,
  subscriptionStateOf,
  timeRemaining,
} from "./subscription.ts";

const now = Date.UTC(2026, 0, 10);
const day = 86_400_000;
const nothing = { status: null, subscriptionStatus: null, subscriptionEndsAt: null, nextBillingAt: null };

describe("the state of a subscription", () => {
  it.each(["active", "inactive", "cancelled-but-active"] as const)(
    "is %s when the status says so",
    (status) => {
      const facts = { ...nothing, status, subscriptionStatus: "inactive", subscriptionEndsAt: now + day };
      expect(subscriptionStateOf(facts, now)).toBe(status);
    },
  );

  it("follows the stored status when the status says nothing of use", () => {
    const facts = {
      ...nothing,
      status: "ending-soon",
      subscriptionStatus: "active",
      subscriptionEndsAt: now + day,
    };
    expect(subscriptionStateOf(facts, now)).toBe("active");
  });

  it("is ending soon with seven days or fewer left, and cancelled but active before", () => {
    expect(subscriptionStateOf({ ...nothing, subscriptionEndsAt: now + 7 * day }, now)).toBe("ending-soon");
    expect(subscriptionStateOf({ ...nothing, subscriptionEndsAt: now + 7 * day + 1 }, now)).toBe(
      "cancelled-but-active",
    );
    expect(subscriptionStateOf({ ...nothing, nextBillingAt: now + 1 }, now)).toBe("ending-soon");
  });

  it("is inactive when the end has come, and when nothing is known", () => {
    expect(subscriptionStateOf({ ...nothing, subscriptionEndsAt: now }, now)).toBe("inactive");
    expect(subscriptionStateOf(nothing, now)).toBe("inactive");
  });

  it("counts as subscribed in all states but inactive", () => {
    expect(SUBSCRIPTION_STATES.filter(isSubscribed)).toEqual([
      "active",
      "cancelled-but-active",
      "ending-soon",
    ]);
  });
});

describe("the time that remains", () => {
  it("is told in days, and not at all once past", () => {
    expect(timeRemaining(now + 1, now)).toBe("1 day");
    expect(timeRemaining(now + day, now)).toBe("1 day");
    expect(timeRemaining(now + day + 1, now)).toBe("2 days");
    expect(timeRemaining(now, now)).toBeNull();
    expect(timeRemaining(null, now)).toBeNull();
  });
});

it("believes an active subscription for four hours, an ending one for one, none for five minutes", () => {
  expect(subscriptionCacheMs("active")).toBe(4 * 3_600_000);
  expect(subscriptionCacheMs("ending-soon")).toBe(3_600_000);
  expect(subscriptionCacheMs("cancelled-but-active")).toBe(3_600_000);
  expect(subscriptionCacheMs("inactive")).toBe(300_000);
});
