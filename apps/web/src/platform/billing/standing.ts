import type { BillingState } from "@meal/domain/billing/subscription-record";
import { formatDate } from "../../language/dates.ts";
import type { Tone } from "../../ui/tones.ts";
import type { Billing, Subscription } from "../subscription.ts";
import * as t from "../texts/en/billing.ts";

/** How somebody's subscription stands, and the one thing to do about it. */
export interface Standing {
  readonly tone: Tone;
  readonly title: string;
  readonly lines: readonly string[];
  readonly action?: "resubscribe" | "fix" | "check" | "write";
}

/** What is told of a subscription; undefined for whoever never had one. */
export function standingOf(subscription: Subscription): Standing | undefined {
  const { billing, state } = subscription;
  // Whoever has Premium without a subscription has it because nobody can buy it here.
  if (billing === null) return state === "inactive" ? undefined : { ...premium, lines: [t.costsNothing] };
  const tell = billing.warning === null ? standings[billing.state] : warnings[billing.warning];
  const standing = tell(billing, subscription);
  return billing.isTest ? { ...standing, lines: [...standing.lines, t.isTest] } : standing;
}

const premium = { tone: "success", title: t.onPremiumPlan } as const;

type Told = (billing: Billing, of: Subscription) => Standing;

/** Every state that a provider can bring has its words here. */
const standings: Readonly<Record<BillingState, Told>> = {
  pending: ({ provider }) => ({
    tone: "info",
    title: t.pending,
    lines: [t.pendingLead(t.providers[provider])],
    action: "check",
  }),
  active: (billing, of) => (billing.provider === "operator" ? given(billing, of) : renewing(of)),
  grace: ({ provider }) => ({
    tone: "warning",
    title: t.paymentFailed,
    lines: [t.paymentFailedLead(t.providers[provider])],
    action: "fix",
  }),
  "on-hold": ({ provider, paidThrough }, { subscribed, timeRemaining }) => ({
    tone: subscribed ? "warning" : "destructive",
    title: t.onHold,
    lines: subscribed
      ? [t.activeUntil(formatDate(paidThrough), timeRemaining), t.onHoldPaidLead(t.providers[provider])]
      : [t.onHoldLead(t.providers[provider])],
    action: "fix",
  }),
  cancelled: (billing, of) => ending(billing, of),
  ended: (billing) => {
    const end = billing.endsAt ?? billing.paidThrough;
    return {
      tone: "info",
      title: t.ended,
      lines: [end === null ? t.endedLead : t.endedOn(formatDate(end))],
      ...again(billing),
    };
  },
  refunded: (billing) => ({ tone: "info", title: t.refunded, lines: [t.refundedLead], ...again(billing) }),
};

/** What there is to know or to do comes before the state. */
const warnings: Readonly<Record<NonNullable<Billing["warning"]>, Told>> = {
  "payment-failed": standings.grace,
  "on-hold": standings["on-hold"],
  "not-confirmed": ({ provider }) => ({
    tone: "warning",
    title: t.notConfirmed,
    lines: [t.notConfirmedLead(t.providers[provider])],
    action: "check",
  }),
  "amount-differs": () => ({
    tone: "destructive",
    title: t.amountDiffers,
    lines: [t.amountDiffersLead],
    action: "write",
  }),
};

function renewing({ nextBillingDate, lastPaymentDate }: Subscription): Standing {
  return {
    ...premium,
    lines: [t.nextBillingDate(formatDate(nextBillingDate)), t.lastPaymentDate(formatDate(lastPaymentDate))],
  };
}

/** The operator gave it away: it is never cancelled, and may end. */
function given(billing: Billing, of: Subscription): Standing {
  if (of.state !== "active") return ending(billing, of);
  const { endsAt } = billing;
  return { ...premium, lines: [endsAt === null ? t.costsNothing : t.givenUntil(formatDate(endsAt))] };
}

function ending(billing: Billing, { state, subscriptionEndDate, timeRemaining }: Subscription): Standing {
  const end = formatDate(subscriptionEndDate ?? billing.endsAt ?? billing.paidThrough);
  return {
    tone: "warning",
    title: state === "ending-soon" ? t.endingSoon : t.cancelled,
    lines: [t.activeUntil(end, timeRemaining)],
    ...again(billing),
  };
}

function again({ canResubscribe }: Billing): Pick<Standing, "action"> {
  return canResubscribe ? { action: "resubscribe" } : {};
}
