import { oneMonthAfter } from "../../src/adapters/payments/paypal/paypal-look.ts";
import { lastPaid, type LedgerEntry } from "../../src/adapters/payments/test-checkout/ledger.ts";

/** What was paid and not given back. */
export function paidOf(entry: LedgerEntry) {
  return entry.transactions.filter(({ status }) => status === "COMPLETED");
}

/** Whether the last money that came was given back. */
export function isGivenBack(entry: LedgerEntry): boolean {
  return lastPaid(entry)?.status === "REFUNDED";
}

/** Until when the provider's books say that it is paid; what begins later is let in by what it follows. */
export function paidThroughOf(entry: LedgerEntry): number {
  const paid = lastPaid(entry);
  if (!paid) return entry.status === "ACTIVE" ? entry.nextBillingAt : 0;
  const month = oneMonthAfter(paid.at);
  return entry.status === "ACTIVE" && entry.owedCents === 0 ? Math.max(month, entry.nextBillingAt) : month;
}

/** The days of the last money that came: a month, unless it was given back. Late money is for what was owed until the next. */
function lastDays(entry: LedgerEntry): readonly [from: number, until: number] | undefined {
  const paid = lastPaid(entry);
  return paid?.status === "COMPLETED" ? [paid.at, oneMonthAfter(paid.at)] : undefined;
}

/** Whether two subscriptions were paid for the same day. */
export function paysTwice(entries: readonly LedgerEntry[]): boolean {
  return entries.some((entry) => {
    const [from, until] = lastDays(entry) ?? [0, 0];
    return entries.some(
      (other) => other !== entry && paidOf(other).some(({ at }) => from <= at && at < until),
    );
  });
}

/** What has become of a subscription by the provider's books. */
export function stateOf(entry: LedgerEntry, now: number): string {
  if (entry.status === "CANCELLED" && (isGivenBack(entry) || paidThroughOf(entry) <= now)) return "over";
  if (isGivenBack(entry)) return "refunded";
  if (entry.status === "ACTIVE") return entry.owedCents > 0 ? "grace" : "active";
  return { APPROVAL_PENDING: "pending", SUSPENDED: "on-hold", CANCELLED: "cancelled" }[entry.status];
}
