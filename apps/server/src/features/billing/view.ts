import type { billingShape, offerShape } from "@meal/contract/billing";
import {
  accessOf,
  cameToNothing,
  hasAccess,
  isRenewing,
  longestOf,
  shownState,
  warningOf,
} from "@meal/domain/billing/access";
import { PREMIUM_PRICE } from "@meal/domain/billing/pricing";
import type { z } from "zod";
import type { Payments } from "../../ports/payments.ts";
import { providerOf } from "./looking.ts";
import type { KeptSubscription } from "./subscriptions-repository.ts";

interface Viewing {
  readonly payments: Payments;
  readonly graceMs: number;
  readonly now: number;
}

/** What somebody is told of their subscriptions, which come newest first. */
export function billingOf(
  subscriptions: readonly KeptSubscription[],
  { payments, graceMs, now }: Viewing,
): z.input<typeof billingShape> | null {
  const giving = subscriptions.filter((each) => hasAccess(each, graceMs, now));
  const record = longestOf(giving, graceMs) ?? subscriptions.find((each) => !cameToNothing(each));
  if (!record) return null;
  const provider = providerOf({ payments }, record.source);
  const isRunning = record.state === "active" || record.state === "grace";
  const isGift = record.source === "operator";
  const access = accessOf(record, graceMs);
  return {
    state: shownState(record, now),
    provider: record.source,
    isTest: record.isSandbox,
    paidThrough: isoOf(record.paidThrough),
    endsAt: isRunning && !isGift ? null : isoOf(access?.until ?? null),
    amountCents: record.price?.amountCents ?? null,
    currency: record.price?.currency ?? null,
    warning: warningOf(record, graceMs, now),
    manageUrl: record.providerId === null ? null : (provider?.manageUrlOf(record.providerId) ?? null),
    canCancel:
      payments.checkout !== undefined &&
      subscriptions.some((each) => isRenewing(each) && each.source === payments.checkout?.name),
    canResubscribe: payments.checkout !== undefined && !subscriptions.some((each) => isRunningAnywhere(each)),
  };
}

/** What can be bought in a browser. */
export function offerOf({ checkout }: Payments): z.input<typeof offerShape> | null {
  return checkout ? { provider: "paypal", isTest: checkout.isTest, ...PREMIUM_PRICE } : null;
}

/** Whoever subscribes beside one that is charged pays twice. */
function isRunningAnywhere({ source, state }: KeptSubscription): boolean {
  return source !== "operator" && (state === "active" || state === "grace");
}

function isoOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}
