import type { UserId } from "@meal/domain/accounts/actor";
import { cameToNothing, hasAccess, isRenewing, shownState } from "@meal/domain/billing/access";
import { PREMIUM_PRICE } from "@meal/domain/billing/pricing";
import {
  PAYMENT_PROVIDERS,
  type BillingState,
  type PaymentProviderName,
} from "@meal/domain/billing/subscription-record";
import { AppError } from "../../app-error.ts";
import type { Db } from "../../db/database.ts";
import { holdPerson } from "../../db/hold-person.ts";
import { transaction } from "../../db/transaction.ts";
import { PaymentFault, type Checkout, type PaymentNotification, type Store } from "../../ports/payments.ts";
import { answered } from "./answered.ts";
import { checkBooks } from "./books.ts";
import { claimPurchase, type StorePurchase } from "./claiming.ts";
import { lookAt, type LookOutcome, projectPlan, providerOf, refuseUnanswered } from "./looking.ts";
import type { BillingParts } from "./parts.ts";
import {
  findPaidFor,
  noteEvent,
  orderCancellation,
  putOffCancellation,
  readDueCancellations,
  removeCancellation,
  removeEvents,
} from "./payments-repository.ts";
import {
  addSubscription,
  changeSubscription,
  findAtProvider,
  findSubscription,
  type KeptSubscription,
  readDueIds,
  readSubscriptions,
} from "./subscriptions-repository.ts";
import { billingOf, offerOf } from "./view.ts";

const HOUR_MS = 3_600_000;
/** What a provider was not heard to begin within this time is begun under another id; nobody was told where to agree to it. */
const NAMING_MS = HOUR_MS / 6;
/**
 * A provider lets somebody think for three hours about agreeing; whoever comes back later begins anew. Theirs begin when the
 * provider has begun it, and its clock is another one: until nobody can agree any more there is no second one to agree to.
 */
const APPROVAL_MS = 3 * HOUR_MS + 2 * NAMING_MS;
const FIRST_LOOK_MS = HOUR_MS / 12;
/** What could not be cancelled for so long was never agreed to. */
const LONGEST_LEFT_BEHIND_MS = 30 * 24 * HOUR_MS;
/** No provider tells anything again after a few days; until then what is told twice is done once. */
const EVENT_MEMORY_MS = 90 * 24 * HOUR_MS;
const mostAtOnce = 50;
const gift = "gift-of-";

/** How a subscription stands. */
interface Standing {
  /** Whether its person has Premium. */
  readonly success: boolean;
  readonly state: BillingState | "none";
}

/** Every subscription, whoever is paid: the one writer of subscriptions and of what profiles say about them. */
export class Billing {
  readonly #parts: BillingParts;
  /** The looks of this process that are under way. */
  readonly #looks = new Map<string, Promise<unknown>>();

  constructor(parts: BillingParts) {
    this.#parts = parts;
  }

  /** What a person's plan is, in words that are the same whoever is paid, and what can be bought here. */
  async view(userId: UserId | undefined) {
    const { database, payments, graceMs, clock } = this.#parts;
    const offer = offerOf(payments);
    if (userId === undefined) return { billing: null, offer };
    const subscriptions = await readSubscriptions(database.db, userId);
    return { billing: billingOf(subscriptions, { payments, graceMs, now: clock.now() }), offer };
  }

  /** Gives Premium until an instant, or for good, or takes the gift away: the operator's right. */
  async give(userId: UserId, premium: "never" | "for-good" | { readonly endsAt: number }): Promise<void> {
    const { database, clock } = this.#parts;
    await transaction(database.db, async (trx) => {
      await holdPerson(trx, database.kind, userId);
      const own = await readSubscriptions(trx, userId);
      const given = own.find(({ source }) => source === "operator");
      const change = {
        state: premium === "never" ? ("ended" as const) : ("active" as const),
        paid_through: typeof premium === "string" ? null : premium.endsAt,
      };
      if (given) await changeSubscription(trx, given, change);
      else
        await addSubscription(trx, {
          id: `${gift}${userId}`,
          user_id: userId,
          created_at: clock.now(),
          source: "operator",
          ...change,
        });
      await projectPlan(this.#parts, trx, userId);
    });
  }

  /** Begins a subscription and says where to agree to it. However often it is pressed, there is one. */
  async subscribe(userId: UserId): Promise<string> {
    const { checkout } = this.#parts.payments;
    if (!checkout) throw new AppError("payments_not_set_up");
    await this.#settleOpenOnes(userId, checkout);
    const { order, startsAt } = await this.#takeOrder(userId, checkout);
    if (order.approvalUrl !== null) return order.approvalUrl;
    const home = this.#parts.appUrl;
    const { subscriptionId, approvalUrl } = await answered(() =>
      checkout.open({
        requestId: order.id,
        returnUrl: `${home}/subscription?success=true&session_id=${order.id}`,
        cancelUrl: `${home}/subscription?canceled=true`,
        startsAt,
      }),
    );
    const { database, clock } = this.#parts;
    const named = {
      provider_id: subscriptionId,
      approval_url: approvalUrl,
      due_at: clock.now() + FIRST_LOOK_MS,
    };
    const isKept = await changeSubscription(database.db, order, { ...named, state: "pending" });
    // The account went while the provider answered: nobody learns where to agree.
    if (!isKept) throw new AppError("not_signed_in");
    return approvalUrl;
  }

  /** Asks afresh what became of a subscription of the caller: the one that a return from the provider names, else the newest. */
  async verify(userId: UserId, sessionId: string | undefined): Promise<Standing> {
    const { database } = this.#parts;
    const named = sessionId === undefined ? undefined : await findSubscription(database.db, sessionId);
    if (named && named.userId !== userId) throw new AppError("not_yours");
    const own = await readSubscriptions(database.db, userId);
    const paid = own.filter(({ source }) => source !== "operator");
    const asked = named ?? paid.find(({ state }) => state === "pending") ?? paid[0];
    if (asked && asked.providerId !== null) refuseUnanswered(await this.look(asked.id));
    return this.standing(userId, asked?.id);
  }

  /** Whether what a provider calls so is this person's. */
  async isOwn(userId: UserId, source: PaymentProviderName, subscriptionId: string): Promise<boolean> {
    const kept = await findAtProvider(this.#parts.database.db, source, subscriptionId);
    return kept?.userId === userId;
  }

  /** Whether somebody has Premium, and how one of their subscriptions stands, without asking anybody. */
  async standing(userId: UserId, id?: string): Promise<Standing> {
    const { database, clock, graceMs } = this.#parts;
    const own = await readSubscriptions(database.db, userId);
    const now = clock.now();
    const subscription = own.find((each) => each.id === id);
    return {
      success: own.some((each) => hasAccess(each, graceMs, now)),
      state: subscription && !cameToNothing(subscription) ? shownState(subscription, now) : "none",
    };
  }

  /** Ends what renews, once what was paid is used up. */
  async cancel(userId: UserId, reason: string): Promise<void> {
    const { database, payments } = this.#parts;
    const own = await readSubscriptions(database.db, userId);
    const renewing = own.filter((each) => isRenewing(each));
    const running = renewing.find(({ source }) => source === payments.checkout?.name) ?? renewing[0];
    if (!running) {
      if (own.some(({ state }) => state === "cancelled")) return;
      throw new AppError("nothing_to_cancel");
    }
    if (running.source !== payments.checkout?.name) throw new AppError("cancel_in_store");
    await this.#cancelAt(payments.checkout, running, reason);
  }

  /** Makes a purchase of a store its buyer's, and says how it stands. */
  async claim(userId: UserId, store: Store, purchase: StorePurchase): Promise<Standing> {
    return this.standing(userId, await claimPurchase(this.#parts, userId, store, purchase));
  }

  /** Hears a provider: what is genuine and new makes its subscription due. Answers which, for whoever looks at once. */
  async hear(
    name: PaymentProviderName,
    message: { readonly headers: Headers; readonly bodyText: string },
  ): Promise<string | undefined> {
    const { database, clock } = this.#parts;
    const provider = providerOf(this.#parts, name);
    if (!provider) throw new AppError("payments_not_set_up");
    const { eventId, kind, ...about } = await answered(() => provider.hear(message), "webhook_refused");
    return transaction(database.db, async (trx) => {
      const kept = await findToldOf(trx, name, about);
      if (!kept) return undefined;
      const now = clock.now();
      const event = { source: name, event_id: eventId, kind, received_at: now };
      const isNew = await noteEvent(trx, { ...event, user_id: kept.userId, subscription_id: kept.id });
      if (!isNew) return undefined;
      await changeSubscription(trx, kept, { due_at: now });
      return kept.id;
    });
  }

  /**
   * Looks once more at a subscription. A look of this process that is under way may have asked before whatever this one is for,
   * so this one comes after it.
   */
  async look(id: string): Promise<LookOutcome> {
    // oxlint-disable-next-line no-await-in-loop -- Each of those who wait may begin the next look.
    for (let other = this.#looks.get(id); other; other = this.#looks.get(id)) await other;
    const look = lookAt(this.#parts, id);
    this.#looks.set(id, Promise.allSettled([look]));
    try {
      return await look;
    } finally {
      this.#looks.delete(id);
    }
  }

  /** The operator's books: a line for everything that a person has to look into. */
  check(): Promise<string> {
    return checkBooks(this.#parts, (id) => this.look(id));
  }

  /** The job: looks at what is due, and cancels what was left behind. Several processes may do it at once. */
  async lookAtDue(): Promise<void> {
    const { database, clock } = this.#parts;
    for (const source of PAYMENT_PROVIDERS)
      // oxlint-disable-next-line no-await-in-loop -- Whatever is due of one provider waits for no other.
      for (const id of await readDueIds(database.db, source, clock.now(), mostAtOnce))
        // oxlint-disable-next-line no-await-in-loop -- A provider is asked one thing after the other; one that is down, no more.
        if ((await this.look(id)) === "unreachable") break;
    await this.cancelLeftBehind();
  }

  /** Forgets what providers told long ago. Payments and subscriptions are kept. */
  sweep(): Promise<void> {
    const { database, clock } = this.#parts;
    return removeEvents(database.db, clock.now() - EVENT_MEMORY_MS);
  }

  /**
   * As an account goes: what renews is to be cancelled, by an order that names nobody and lasts until the provider has heard
   * it, so that nobody pays for an account that is not there.
   */
  async leave(trx: Db, userId: UserId): Promise<void> {
    const { clock, payments } = this.#parts;
    const now = clock.now();
    for (const each of await readSubscriptions(trx, userId)) {
      const { source, providerId } = each;
      if (providerId === null || source !== payments.checkout?.name) continue;
      if (each.state === "ended" || each.state === "cancelled") continue;
      // oxlint-disable-next-line no-await-in-loop -- There is rarely more than one.
      await orderCancellation(trx, { source, provider_id: providerId, asked_at: now, due_at: now });
    }
  }

  /** Carries out what `leave` ordered, and what an earlier try could not. */
  async cancelLeftBehind(): Promise<void> {
    const { database, clock, payments, log } = this.#parts;
    const { checkout } = payments;
    if (!checkout) return;
    const now = clock.now();
    for (const order of await readDueCancellations(database.db, checkout.name, now, mostAtOnce)) {
      // oxlint-disable-next-line no-await-in-loop -- A provider is asked one thing after the other.
      const fault = await faultOf(() => checkout.cancel(order.provider_id, "The account was deleted."));
      const isOver = !fault || (fault.reason === "refused" && now - order.asked_at > LONGEST_LEFT_BEHIND_MS);
      // oxlint-disable-next-line no-await-in-loop
      if (isOver) await removeCancellation(database.db, order);
      else {
        log.warn({ err: fault }, "a subscription of somebody who is gone could not be cancelled yet");
        // oxlint-disable-next-line no-await-in-loop
        await putOffCancellation(database.db, order, now + HOUR_MS);
      }
    }
  }

  /** What is half begun or held up is looked at before anything new is begun, so that nobody agrees to pay twice. */
  async #settleOpenOnes(userId: UserId, checkout: Checkout): Promise<void> {
    for (const { id, state, source, providerId } of await readSubscriptions(
      this.#parts.database.db,
      userId,
    )) {
      if (source !== checkout.name || providerId === null) continue;
      if (state === "ended" || state === "cancelled") continue;
      // oxlint-disable-next-line no-await-in-loop -- There is rarely more than one.
      const outcome = await this.look(id);
      // What another process asks about, or died while asking about, is not known well enough to begin anything beside it.
      if (outcome !== "seen") throw new AppError("payment_provider_unreachable");
    }
    // What was given back may go on at its provider, or be held up there; cancelling what is over changes nothing.
    const heldUp = (await readSubscriptions(this.#parts.database.db, userId)).filter(
      (each) => each.source === checkout.name && (each.state === "on-hold" || each.state === "refunded"),
    );
    for (const each of heldUp)
      // oxlint-disable-next-line no-await-in-loop
      await this.#cancelAt(checkout, each, "replaced by a new subscription");
  }

  /** The order that is open, or a new one. What is paid already is not paid again: a new one begins after it. */
  #takeOrder(userId: UserId, { name, isTest }: Checkout) {
    const { database, clock, newId } = this.#parts;
    return transaction(database.db, async (trx) => {
      await holdPerson(trx, database.kind, userId);
      const now = clock.now();
      const own = (await readSubscriptions(trx, userId)).filter(({ source }) => source !== "operator");
      if (own.some((each) => isRenewing(each))) throw new AppError("already_subscribed");
      const paidThrough = own.map((each) => (each.state === "cancelled" ? (each.paidThrough ?? 0) : 0));
      const latest = Math.max(0, ...paidThrough);
      const startsAt = latest > now ? latest : null;
      const isOpen = ({ state, source, createdAt, approvalUrl }: KeptSubscription) =>
        state === "pending" &&
        source === name &&
        now - createdAt < (approvalUrl === null ? NAMING_MS : APPROVAL_MS);
      const open = own.find((each) => isOpen(each));
      if (open) return { order: open, startsAt };
      const id = newId();
      await addSubscription(trx, {
        id,
        user_id: userId,
        created_at: now,
        source: name,
        state: "pending",
        amount_cents: PREMIUM_PRICE.amountCents,
        currency: PREMIUM_PRICE.currency,
        is_sandbox: isTest,
        due_at: now + HOUR_MS,
      });
      return { order: { id, userId, approvalUrl: null }, startsAt };
    });
  }

  async #cancelAt(checkout: Checkout, { id, userId, providerId }: KeptSubscription, reason: string) {
    if (providerId === null) return;
    await answered(() => checkout.cancel(providerId, reason));
    const { database, clock } = this.#parts;
    await changeSubscription(database.db, { id, userId }, { cancel_reason: reason, due_at: clock.now() });
    await this.look(id);
  }
}

/** Which of the kept ones a notification is about. */
async function findToldOf(
  db: Db,
  name: PaymentProviderName,
  { subscriptionId, paymentId }: Pick<PaymentNotification, "subscriptionId" | "paymentId">,
): Promise<KeptSubscription | undefined> {
  if (subscriptionId !== null) return findAtProvider(db, name, subscriptionId);
  const paidFor = paymentId === undefined ? undefined : await findPaidFor(db, name, paymentId);
  return paidFor === undefined ? undefined : findSubscription(db, paidFor);
}

async function faultOf(work: () => Promise<void>): Promise<PaymentFault | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof PaymentFault) return error;
    throw error;
  }
}
