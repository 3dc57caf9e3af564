import type { UserId } from "@meal/domain/accounts/actor";
import { subscriptionAfter, type BillingHappening } from "@meal/domain/billing/after";
import { planOf } from "@meal/domain/billing/plan-of";
import type { BillingSource } from "@meal/domain/billing/subscription-record";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../db/database.ts";
import { holdPerson } from "../../db/hold-person.ts";
import { transaction } from "../../db/transaction.ts";
import { PaymentFault, type PaymentProvider, type Store } from "../../ports/payments.ts";
import type { BillingParts } from "./parts.ts";
import { applyEvents, keepPayments } from "./payments-repository.ts";
import {
  type Claim,
  claimLook,
  columnsOf,
  finishLook,
  type KeptSubscription,
  readSubscriptions,
  writePlan,
} from "./subscriptions-repository.ts";

/** Longer than any provider takes to answer; a process that died in the middle holds others up no longer. */
const LOOK_MS = 120_000;

const ACCEPT_AGAIN_MS = 1_800_000;

/** What became of a look. */
export type LookOutcome = "seen" | "unreachable" | "bad-amount" | "looked at by another";

interface Answer {
  readonly happening: BillingHappening;
  readonly isAccepted: boolean;
  readonly outcome: "seen" | "unreachable" | "bad-amount";
}

/** Asks a subscription's provider afresh and writes down what it says; again, if something was told meanwhile. */
export async function lookAt(parts: BillingParts, id: string): Promise<LookOutcome> {
  const { database, clock, newId } = parts;
  for (;;) {
    const now = clock.now();
    const claim = { lease: newId(), now, until: now + LOOK_MS };
    // oxlint-disable-next-line no-await-in-loop -- One look after the other, so that the newest has the last word.
    const subscription = await claimLook(database.db, id, claim);
    if (!subscription) return "looked at by another";
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ask(parts, subscription);
    // oxlint-disable-next-line no-await-in-loop
    const finished = await writeDown(parts, subscription, claim, answer);
    if (!finished || finished.dueAt === null || finished.dueAt > clock.now()) return answer.outcome;
  }
}

/** Whoever waits for a look is told when nothing came of it. */
export function refuseUnanswered(outcome: LookOutcome): void {
  if (outcome === "unreachable" || outcome === "bad-amount")
    throw new AppError("payment_provider_unreachable");
}

/** The provider of a name, where it is set up. */
export function providerOf(
  { payments: { checkout, stores } }: Pick<BillingParts, "payments">,
  source: BillingSource,
): PaymentProvider | undefined {
  return [checkout, ...stores].find((provider) => provider?.name === source);
}

/** Writes into the profile what somebody's subscriptions come to. Nothing else writes these columns. */
export async function projectPlan(parts: BillingParts, trx: Db, userId: UserId): Promise<void> {
  const subscriptions = await readSubscriptions(trx, userId);
  const { record, ...plan } = planOf(subscriptions, parts.graceMs);
  await parts.startPerson(trx, userId);
  await writePlan(trx, userId, {
    subscription_status: plan.status,
    next_billing_date: plan.nextBillingAt,
    last_payment_date: plan.lastPaymentAt,
    subscription_end_date: plan.endsAt,
    active_subscription_id: record?.id ?? null,
    paypal_subscription_id: record?.source === "paypal" ? record.providerId : null,
    premium_source: plan.source,
    premium_until: plan.believedUntil,
  });
}

const unknownThere: Answer = { happening: { kind: "unknown-there" }, isAccepted: false, outcome: "seen" };

/** What says an amount that there is not is believed as little as what says nothing. */
function unanswered(outcome: "unreachable" | "bad-amount"): Answer {
  return { happening: { kind: "unreachable" }, isAccepted: false, outcome };
}

async function ask(parts: BillingParts, subscription: KeptSubscription): Promise<Answer> {
  const { providerId, source, acceptedAt } = subscription;
  const provider = providerOf(parts, source);
  // A subscription whose begin broke off has no name there, so nobody can have agreed to it.
  if (providerId === null) return unknownThere;
  if (!provider) return unanswered("unreachable");
  try {
    const look = await provider.look(providerId);
    if (look === "unknown") return unknownThere;
    const isAccepted = acceptedAt !== null || (await accepts(parts, provider, providerId));
    return { happening: { kind: "looked", look }, isAccepted, outcome: "seen" };
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    parts.log.warn({ err: error, source }, "a payment provider could not be asked");
    return unanswered(error.reason === "bad-amount" ? "bad-amount" : "unreachable");
  }
}

/** Tells a store that its purchase arrived. Where it cannot be told now, what it said of the purchase holds all the same. */
async function accepts(
  { log }: BillingParts,
  provider: PaymentProvider,
  providerId: string,
): Promise<boolean> {
  if (!isStore(provider)) return true;
  try {
    return await provider.accept(providerId);
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    log.warn({ err: error, source: provider.name }, "a store could not be told that a purchase arrived");
    return false;
  }
}

function isStore(provider: PaymentProvider): provider is Store {
  return "accept" in provider;
}

function writeDown(
  parts: BillingParts,
  before: KeptSubscription,
  claim: Claim,
  { happening, isAccepted }: Answer,
): Promise<{ readonly dueAt: number | null } | undefined> {
  const { database, clock } = parts;
  return transaction(database.db, async (trx) => {
    const now = clock.now();
    await holdPerson(trx, database.kind, before.userId);
    const after = { ...before, ...subscriptionAfter(before, happening, now) };
    // A store gives back what it is not told of for long.
    const isUntold = happening.kind === "looked" && !isAccepted;
    const dueAt =
      isUntold && after.dueAt !== null ? Math.min(after.dueAt, now + ACCEPT_AGAIN_MS) : after.dueAt;
    const found = {
      ...columnsOf({ ...after, dueAt }),
      approval_url: after.state === "pending" ? before.approvalUrl : null,
    };
    const accepted = isAccepted ? { accepted_at: before.acceptedAt ?? now } : {};
    const finished = await finishLook(trx, before, claim, { ...found, ...accepted });
    if (!finished) return undefined;
    if (happening.kind === "looked") {
      await keepPayments(trx, after, happening.look.payments);
      await applyEvents(trx, before, claim.now, now);
    }
    await projectPlan(parts, trx, before.userId);
    return finished;
  });
}
