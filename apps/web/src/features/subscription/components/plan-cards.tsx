import { PREMIUM_PRICE } from "@meal/domain/billing/pricing";
import { Check, Crown, Leaf } from "lucide-react";
import { type ReactNode, useId } from "react";
import { formatDate } from "../../../language/dates.ts";
import { money } from "../../../language/words.ts";
import { isRunning } from "../../../platform/billing/running.ts";
import { isHere } from "../../../platform/here.ts";
import { moneyBack } from "../../../platform/paying.ts";
import { providers } from "../../../platform/texts/en/billing.ts";
import type { SubscriptionView } from "../../../platform/use-subscription.ts";
import { useUsage } from "../../../platform/use-usage.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { freePlan, premiumPlan } from "../plan-lines.ts";
import * as t from "../texts/en/page.ts";

interface PlanCardProps {
  readonly name: string;
  readonly icon: ReactNode;
  /** None where it has none. */
  readonly cents: number | undefined;
  readonly lines: readonly string[];
  readonly isCurrent: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

function PlanCard({ name, icon, cents, lines, isCurrent, className, children }: PlanCardProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className={cx("flex flex-col", isCurrent && "ring-2 ring-herb", className)}
    >
      <h2 id={id} className="flex items-center gap-2 font-title text-2xl">
        {icon}
        {name}
      </h2>
      {cents !== undefined && (
        <p className="mt-2 flex items-baseline gap-2">
          <span className="tabular font-title text-4xl">{money(cents)}</span>
          <span className="text-quiet">{t.perMonth}</span>
        </p>
      )}
      <ul className="mt-4 mb-6 grid gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-herb" />
            {line}
          </li>
        ))}
      </ul>
      <div className="mt-auto grid gap-3">{children}</div>
    </Card>
  );
}

/** spec: 'Current Plan', or 'Your Previous Plan' for whoever has or had a subscription. */
export function FreeCard({ subscription }: { readonly subscription: SubscriptionView }) {
  const { subscribed, isKnown, billing } = subscription;
  const usage = useUsage();
  return (
    <PlanCard
      name={t.free}
      icon={<Leaf aria-hidden="true" className="size-6 text-herb" />}
      cents={0}
      // A subscriber is told the figures of their own plan, which are no help here.
      lines={freePlan(subscribed ? undefined : usage)}
      isCurrent={isKnown && !subscribed}
    >
      {isKnown && (
        <Button variant="quiet" wide disabled>
          {subscribed || billing !== null ? t.previousPlan : t.currentPlan}
        </Button>
      )}
    </PlanCard>
  );
}

interface PremiumCardProps {
  readonly subscription: SubscriptionView;
  readonly isBusy: boolean;
  readonly isOnline: boolean;
  readonly subscribe: () => void;
}

/** spec: 'Current Plan' when active, otherwise a button that subscribes. */
export function PremiumCard(props: PremiumCardProps) {
  const { state, subscribed, offer } = props.subscription;
  const isSold = isHere("sold");
  const freeCents = isHere("premium-for-all") ? 0 : undefined;
  return (
    <PlanCard
      name={t.premium}
      icon={<Crown aria-hidden="true" className="size-6 text-butter" />}
      cents={isSold ? (offer ?? PREMIUM_PRICE).amountCents : freeCents}
      lines={premiumPlan}
      isCurrent={subscribed}
      // On a phone the one thing to press comes without scrolling.
      className="max-md:order-first"
    >
      {state === "active" && (
        <Button variant="quiet" wide disabled>
          {t.currentPlan}
        </Button>
      )}
      {state !== "active" && isSold && <Subscribe {...props} />}
    </PlanCard>
  );
}

/** What holds is said before anybody pays. */
function Subscribe({ subscription, isBusy, isOnline, subscribe }: PremiumCardProps) {
  if (isWaiting(subscription)) return <p className="text-quiet">{t.fixFirst}</p>;
  const { amountCents } = subscription.offer ?? PREMIUM_PRICE;
  const paidThrough = stillPaid(subscription);
  return (
    <>
      <Button wide busy={isBusy} disabled={!isOnline} onClick={subscribe}>
        {isBusy ? t.subscribing : t.subscribe(money(amountCents))}
      </Button>
      {!isOnline && <Banner tone="info">{t.offline}</Banner>}
      {isHere("test-checkout") && <p className="font-semibold">{t.testCheckout}</p>}
      {paidThrough !== undefined && <p>{t.startsOn(formatDate(paidThrough))}</p>}
      <p className="text-sm text-quiet">
        {t.renews} {!isHere("test-checkout") && t.payAt(providers.paypal)}
      </p>
      {isHere("money-back") && <p className="text-sm text-quiet">{moneyBack}</p>}
    </>
  );
}

/** Until when somebody has paid who cancelled: a new subscription begins after that. */
function stillPaid({ subscribed, billing }: SubscriptionView): string | undefined {
  return subscribed && billing?.state === "cancelled" ? (billing.paidThrough ?? undefined) : undefined;
}

/** Whoever has a subscription that only waits for its money would pay for two. */
function isWaiting({ billing }: SubscriptionView): boolean {
  return billing !== null && !billing.canResubscribe && isRunning(billing);
}
