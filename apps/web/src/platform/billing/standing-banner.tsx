import { Link } from "../router/link.tsx";
import type { ReactNode } from "react";
import { Banner } from "../../ui/banner.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { isHere } from "../here.ts";
import type { Subscription } from "../subscription.ts";
import * as t from "../texts/en/billing.ts";
import { isInStore } from "./running.ts";
import { standingOf } from "./standing.ts";

interface StandingBannerProps {
  readonly subscription: Subscription;
  /** Where subscribing again begins; a link to the plans when not given. */
  readonly resubscribe?: ReactNode;
}

const look = buttonClass({ size: "compact" });

/** How the subscription stands; nothing for whoever never had one. */
export function StandingBanner({ subscription, resubscribe }: StandingBannerProps) {
  const standing = standingOf(subscription);
  if (standing === undefined) return null;
  const { tone, title, lines, action } = standing;
  return (
    <Banner
      tone={tone}
      title={title}
      announce
      action={action !== undefined && <Action action={action} {...{ subscription, resubscribe }} />}
    >
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Banner>
  );
}

interface ActionProps extends StandingBannerProps {
  readonly action: NonNullable<NonNullable<ReturnType<typeof standingOf>>["action"]>;
}

function Action({ action, subscription: { billing }, resubscribe }: ActionProps) {
  if (action === "check")
    return (
      <Link to="/payment-status" search={{ source: "paypal", status: "pending" }} className={look}>
        {t.checkAgain}
      </Link>
    );
  if (action === "write")
    return (
      <Link to="/support" className={look}>
        {t.contactSupport}
      </Link>
    );
  if (action === "resubscribe")
    return (
      resubscribe ?? (
        <Link to="/subscription" className={look}>
          {t.resubscribeNow}
        </Link>
      )
    );
  if (billing === null || billing.manageUrl === null) return null;
  // A store lets its apps lead to no other place to pay.
  if (isHere("in-app") && !isInStore(billing)) return null;
  return (
    <a href={billing.manageUrl} target="_blank" rel="noreferrer" className={look}>
      {t.fixPayment(t.providers[billing.provider])}
    </a>
  );
}
