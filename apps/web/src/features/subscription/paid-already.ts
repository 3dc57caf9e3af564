import { isRunning } from "../../platform/billing/running.ts";
import type { Subscription } from "../../platform/subscription.ts";

/** Until when somebody has paid who cancelled. */
export function stillPaid({ subscribed, billing }: Subscription): string | undefined {
  return subscribed && billing?.state === "cancelled" ? (billing.paidThrough ?? undefined) : undefined;
}

/** Whoever has a subscription that only waits for its money would pay for two. */
export function isWaiting({ billing }: Subscription): boolean {
  return billing !== null && !billing.canResubscribe && isRunning(billing);
}
