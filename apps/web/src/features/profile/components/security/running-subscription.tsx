import { formatDate } from "../../../../language/dates.ts";
import { isRunning, isInStore } from "../../../../platform/billing/running.ts";
import { whatIsPaidBack } from "../../../../platform/paying.ts";
import type { Billing } from "../../../../platform/subscription.ts";
import { providers } from "../../../../platform/texts/en/billing.ts";
import { useSubscription } from "../../../../platform/use-subscription.ts";
import { Banner } from "../../../../ui/banner.tsx";
import { buttonClass } from "../../../../ui/button.tsx";
import * as t from "../../texts/en/security.tsx";

/** What becomes of a subscription, and of what was paid for it, when its account goes. */
export function RunningSubscription() {
  const { subscribed, billing } = useSubscription();
  if (billing === null || billing.provider === "operator")
    return subscribed ? <Banner tone="warning">{t.premiumEndsWithAccount}</Banner> : null;
  if (!subscribed && !isRunning(billing)) return null;
  if (isInStore(billing) && isRunning(billing)) return <InStore billing={billing} />;
  return (
    <Banner tone="warning">
      {isRunning(billing) && <p>{t.cancelledWithAccount(providers[billing.provider])}</p>}
      <p>
        {billing.paidThrough === null
          ? t.premiumEndsWithAccount
          : t.paidUntil(formatDate(billing.paidThrough))}
      </p>
      {/* A store pays back by rules of its own. */}
      {!isInStore(billing) && <p>{whatIsPaidBack()}</p>}
    </Banner>
  );
}

function InStore({ billing: { provider, manageUrl } }: { readonly billing: Billing }) {
  return (
    <Banner
      tone="destructive"
      action={
        manageUrl !== null && (
          <a
            href={manageUrl}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: "plain", size: "compact" })}
          >
            {t.cancelAt(providers[provider])}
          </a>
        )
      }
    >
      <p>{t.notCancelledWithAccount(providers[provider])}</p>
    </Banner>
  );
}
