import { PREMIUM_PRICE } from "@meal/domain/billing/pricing";
import { z } from "zod";
import { oneMonthAfter } from "../paypal/paypal-look.ts";

const DAY_MS = 86_400_000;
/** How long somebody may think about it, as at PayPal. */
const APPROVAL_MS = DAY_MS / 8;
const LONGEST_MONTH_MS = 31 * DAY_MS;
const RETRY_MS = 5 * DAY_MS;
const retriesBeforeSuspension = 2;

const transaction = z.object({
  id: z.string(),
  at: z.number(),
  amountCents: z.int(),
  currency: z.string(),
  status: z.enum(["COMPLETED", "DECLINED", "REFUNDED"]),
});

/** A subscription as whoever takes the money keeps it. */
export const ledgerEntry = z.object({
  id: z.string(),
  requestId: z.string(),
  status: z.enum(["APPROVAL_PENDING", "ACTIVE", "SUSPENDED", "CANCELLED"]),
  createdAt: z.number(),
  startsAt: z.number(),
  returnUrl: z.string(),
  cancelUrl: z.string(),
  nextBillingAt: z.number(),
  /** When the money is asked for: on the billing day, and again some days after a failure. */
  nextChargeAt: z.number(),
  isCardGood: z.boolean(),
  owedCents: z.int(),
  /** How often in a row the money was asked for in vain. */
  failures: z.int(),
  transactions: z.array(transaction),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

/** What can be done to one. */
export type Press =
  | "approve"
  | "leave"
  | "pay-fails"
  | "pay-works"
  | "month-passes"
  | "suspend"
  | "refund"
  | "cancel";

/** What a press, or time, made happen, by the provider's name for it. */
export interface LedgerChange {
  readonly entry: LedgerEntry;
  readonly events: readonly string[];
}

/** Whether nobody agreed in time, so that nobody can any more. */
export function isForgotten({ status, createdAt }: LedgerEntry, now: number): boolean {
  return status === "APPROVAL_PENDING" && now - createdAt > APPROVAL_MS;
}

/** Charges what has become due until now. */
export function settle(given: LedgerEntry, now: number): LedgerChange {
  let entry = given;
  const events: string[] = [];
  while (entry.status === "ACTIVE" && entry.nextChargeAt <= now) {
    const change = charge(entry);
    entry = change.entry;
    events.push(...change.events);
  }
  return { entry, events };
}

function charge(entry: LedgerEntry): LedgerChange {
  const { nextChargeAt: at, transactions, nextBillingAt } = entry;
  const paid = {
    id: `${entry.id}T${transactions.length + 1}`,
    at,
    amountCents: PREMIUM_PRICE.amountCents,
    currency: PREMIUM_PRICE.currency,
  };
  if (entry.isCardGood) {
    const isLate = entry.owedCents > 0;
    const month = oneMonthAfter(isLate ? at : nextBillingAt);
    // What is paid late was due on the day that it was due; what was held up for long begins anew.
    const next = isLate && nextBillingAt > at ? nextBillingAt : month;
    return {
      entry: {
        ...entry,
        nextBillingAt: next,
        nextChargeAt: next,
        owedCents: 0,
        failures: 0,
        transactions: [...transactions, { ...paid, status: "COMPLETED" }],
      },
      events: ["PAYMENT.SALE.COMPLETED"],
    };
  }
  const failures = entry.failures + 1;
  const isOver = failures > retriesBeforeSuspension;
  return {
    entry: {
      ...entry,
      status: isOver ? "SUSPENDED" : "ACTIVE",
      // As at PayPal: the next date moves on although nothing was paid.
      nextBillingAt: entry.failures === 0 ? oneMonthAfter(nextBillingAt) : nextBillingAt,
      nextChargeAt: at + RETRY_MS,
      owedCents: PREMIUM_PRICE.amountCents,
      failures,
      transactions: [...transactions, { ...paid, status: "DECLINED" }],
    },
    events: ["BILLING.SUBSCRIPTION.PAYMENT.FAILED", ...(isOver ? ["BILLING.SUBSCRIPTION.SUSPENDED"] : [])],
  };
}

/** Does what somebody presses; undefined where that cannot be done now. */
export function press(entry: LedgerEntry, what: Press, now: number): LedgerChange | undefined {
  const { status } = entry;
  const isRunning = status === "ACTIVE" || status === "SUSPENDED";
  if (what === "leave") return status === "APPROVAL_PENDING" ? { entry, events: [] } : undefined;
  if (what === "approve") {
    if (status !== "APPROVAL_PENDING" || isForgotten(entry, now)) return undefined;
    const begins = Math.max(entry.startsAt, now);
    return after(
      { ...entry, status: "ACTIVE", nextBillingAt: begins, nextChargeAt: begins },
      now,
      "ACTIVATED",
    );
  }
  if (what === "refund") {
    const refunded = lastPaid(entry);
    if (refunded?.status !== "COMPLETED") return undefined;
    const transactions = entry.transactions.map((each) =>
      each === refunded ? { ...each, status: "REFUNDED" as const } : each,
    );
    return { entry: { ...entry, transactions }, events: ["PAYMENT.SALE.REFUNDED"] };
  }
  if (what === "month-passes") return after(earlier(entry), now, "UPDATED");
  if (!isRunning) return undefined;
  if (what === "pay-fails") return { entry: { ...entry, isCardGood: false }, events: [] };
  if (what === "pay-works") {
    const nextChargeAt = entry.owedCents > 0 ? now : entry.nextChargeAt;
    return after({ ...entry, isCardGood: true, status: "ACTIVE", nextChargeAt }, now, "UPDATED");
  }
  const end = what === "suspend" ? "SUSPENDED" : "CANCELLED";
  return { entry: { ...entry, status: end }, events: [`BILLING.SUBSCRIPTION.${end}`] };
}

/** When money was last asked for in vain, where none came since. */
export function lastFailedAt({ transactions }: LedgerEntry): number | undefined {
  const last = transactions.at(-1);
  return last?.status === "DECLINED" ? last.at : undefined;
}

/** The last payment that went through, whether or not it was given back. */
export function lastPaid({ transactions }: LedgerEntry) {
  return transactions.findLast(({ status }) => status !== "DECLINED");
}

function after(entry: LedgerEntry, now: number, event: string): LedgerChange {
  const settled = settle(entry, now);
  return { entry: settled.entry, events: [`BILLING.SUBSCRIPTION.${event}`, ...settled.events] };
}

function back(instant: number): number {
  return instant - LONGEST_MONTH_MS;
}

/** A month passes by everything having happened a month before: nobody's clock is touched. */
function earlier(entry: LedgerEntry): LedgerEntry {
  return {
    ...entry,
    nextBillingAt: back(entry.nextBillingAt),
    nextChargeAt: back(entry.nextChargeAt),
    transactions: entry.transactions.map((each) => ({ ...each, at: back(each.at) })),
  };
}
