import type { BillingSource, BillingState, PaymentLook } from "@meal/domain/billing/subscription-record";
import type { Generated } from "kysely";

/** Who is paid for Premium, what was paid, and what providers told. */
export interface BillingTables {
  subscriptions: SubscriptionsTable;
  payments: PaymentsTable;
  billing_events: BillingEventsTable;
  billing_cancellations: BillingCancellationsTable;
}

/** spec: 1, section 3. One row a subscription, the newest counts. */
interface SubscriptionsTable {
  id: string;
  user_id: string;
  created_at: number;
  start_time: number | null;
  last_payment_date: number | null;
  next_billing_time: number | null;
  source: Generated<BillingSource>;
  /** What it is called at its provider, once the provider has said so. */
  provider_id: string | null;
  state: Generated<BillingState>;
  paid_through: number | null;
  grace_ms: number | null;
  /** What was agreed on. */
  amount_cents: number | null;
  currency: string | null;
  is_sandbox: Generated<boolean>;
  is_mismatch: Generated<boolean>;
  /** Where its person agrees to it, while they have not. */
  approval_url: string | null;
  cancel_reason: string | null;
  confirmed_at: number | null;
  /** When its store heard that it was delivered. */
  accepted_at: number | null;
  failures: Generated<number>;
  /** When to look again; null for never. */
  due_at: number | null;
  /** Who looks at it now, and until when nobody else does. */
  lease: string | null;
  lease_until: number | null;
}

/** What people paid, one row a payment of a provider. */
interface PaymentsTable {
  user_id: string;
  id: string;
  subscription_id: string;
  source: BillingSource;
  provider_id: string;
  paid_at: number;
  amount_cents: number;
  /** What there is beyond whole hundredths, in currencies with three decimals. */
  thousandths: number | null;
  currency: string;
  status: PaymentLook["status"];
  is_sandbox: boolean;
}

/** What providers told by themselves, each once; applied when a later look has found the truth. */
interface BillingEventsTable {
  source: BillingSource;
  event_id: string;
  user_id: string;
  subscription_id: string;
  kind: string;
  received_at: number;
  applied_at: number | null;
}

/** What is still to be cancelled of people who are gone; it names nobody. */
interface BillingCancellationsTable {
  source: BillingSource;
  provider_id: string;
  asked_at: number;
  due_at: number;
}
