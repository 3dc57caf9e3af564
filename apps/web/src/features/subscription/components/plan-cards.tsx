import { Check, Crown, Leaf } from "lucide-react";
import { type ReactNode, useId } from "react";
import { money } from "../../../language/words.ts";
import { isHere } from "../../../platform/here.ts";
import type { SubscriptionView } from "../../../platform/use-subscription.ts";
import { useUsage } from "../../../platform/use-usage.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { cx } from "../../../ui/cx.ts";
import { freePlan, premiumPlan } from "../plan-lines.ts";
import * as t from "../texts/en/page.ts";

interface PlanCardProps {
  readonly name: string;
  readonly icon: ReactNode;
  /** What it costs a month; none where nobody has said it. */
  readonly price: string | undefined;
  readonly lines: readonly string[];
  readonly isCurrent: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

function PlanCard({ name, icon, price, lines, isCurrent, className, children }: PlanCardProps) {
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
      {price !== undefined && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="tabular font-title text-4xl">{price}</span>
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
  // Who has pressed Subscribe and not paid has no subscription yet.
  const hadOne = billing !== null && billing.state !== "pending";
  const usage = useUsage();
  return (
    <PlanCard
      name={t.free}
      icon={<Leaf aria-hidden="true" className="size-6 text-herb" />}
      // A store names prices in the money of its country; no other money stands beside them.
      price={isHere("in-app") ? undefined : money(0)}
      // A subscriber is told the figures of their own plan, which are no help here.
      lines={freePlan(subscribed ? undefined : usage)}
      isCurrent={isKnown && !subscribed}
    >
      {isKnown && (
        <Button variant="quiet" wide disabled>
          {subscribed || hadOne ? t.previousPlan : t.currentPlan}
        </Button>
      )}
    </PlanCard>
  );
}

interface PremiumCardProps {
  readonly subscription: SubscriptionView;
  readonly price: string | undefined;
  /** How one comes by it. */
  readonly children: ReactNode;
}

/** spec: 'Current Plan' when active, otherwise a button that subscribes. */
export function PremiumCard({ subscription: { state, subscribed }, price, children }: PremiumCardProps) {
  return (
    <PlanCard
      name={t.premium}
      icon={<Crown aria-hidden="true" className="size-6 text-butter" />}
      price={price}
      lines={premiumPlan}
      isCurrent={subscribed}
      // On a phone the one thing to press comes without scrolling.
      className="max-md:order-first"
    >
      {state === "active" ? (
        <Button variant="quiet" wide disabled>
          {t.currentPlan}
        </Button>
      ) : (
        children
      )}
    </PlanCard>
  );
}
