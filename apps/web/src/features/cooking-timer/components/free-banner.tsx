import { Link } from "@tanstack/react-router";
import { DEFAULT_LIMITS } from "@meal/domain/entitlements/limits";
import { useRegistry } from "../../../platform/registry.ts";
import { useSubscription } from "../../../platform/use-subscription.ts";
import { useUsage } from "../../../platform/use-usage.ts";
import { Banner } from "../../../ui/banner.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import * as t from "../texts/en/page.ts";

/** spec: 2, section 2: what a free plan holds. The operator of this deployment may have set another figure. */
export function FreeBanner() {
  const { hasPage } = useRegistry();
  // The page of plans comes with another feature.
  const plans: string = "/subscription";
  const { subscribed, isKnown } = useSubscription();
  const usage = useUsage()?.find(({ feature }) => feature === "cooking_timer");
  const limit = usage === undefined ? DEFAULT_LIMITS.cooking_timer.free.uses : usage.limit;
  if (subscribed || !isKnown || limit === null) return null;
  return (
    <Banner
      action={
        hasPage(plans) && (
          <Link to={plans} className={buttonClass({ variant: "plain", size: "compact" })}>
            {t.upgrade}
          </Link>
        )
      }
    >
      <p>{t.freeLimit(limit)}</p>
    </Banner>
  );
}
