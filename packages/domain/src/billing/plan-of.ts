import { accessOf, longestOf } from "./access.ts";
import type { BillingSource, SubscriptionRecord } from "./subscription-record.ts";

/** spec: 1, section 3. What a profile says of its person's plan; true whenever it is read. */
interface StoredPlan {
  readonly source: BillingSource | null;
  readonly status: "active" | "inactive" | null;
  /** Until when the rest is believed; null is for good. */
  readonly believedUntil: number | null;
  readonly endsAt: number | null;
  readonly nextBillingAt: number | null;
  readonly lastPaymentAt: number | null;
}

/** What somebody's subscriptions come to. `newestFirst` are all that they ever had. */
export function planOf<Each extends SubscriptionRecord>(
  newestFirst: readonly Each[],
  deploymentGraceMs: number,
): StoredPlan & { readonly record: Each | undefined } {
  const record = longestOf(newestFirst, deploymentGraceMs);
  const access = record && accessOf(record, deploymentGraceMs);
  if (!record || !access) {
    const [newest] = newestFirst;
    return {
      record: newest,
      source: newest?.source ?? null,
      status: newest ? "inactive" : null,
      believedUntil: null,
      endsAt: null,
      nextBillingAt: null,
      lastPaymentAt: newest?.lastPaymentAt ?? null,
    };
  }
  const isRunning = record.state === "active" || record.state === "grace";
  const isGift = record.source === "operator";
  // What ends is told by its date, in the words that fit the days that are left.
  const endsAt = isGift || !isRunning ? access.until : null;
  return {
    record,
    source: record.source,
    status: endsAt === null ? "active" : null,
    believedUntil: access.until,
    endsAt,
    nextBillingAt: isRunning ? record.nextBillingAt : null,
    lastPaymentAt: record.lastPaymentAt,
  };
}
