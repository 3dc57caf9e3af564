import { DEFAULT_LIMITS } from "@meal/domain/entitlements/limits";
import { PlansLink } from "../../../platform/plans-link.tsx";
import { useSubscription } from "../../../platform/use-subscription.ts";
import { useUsage } from "../../../platform/use-usage.ts";
import { Banner } from "../../../ui/banner.tsx";
import * as t from "../texts/en/page.ts";

/** spec: 2, section 2: what a free plan holds. The operator of this deployment may have set another figure. */
export function FreeBanner() {
  const { subscribed, isKnown } = useSubscription();
  const usage = useUsage()?.find(({ feature }) => feature === "cooking_timer");
  const limit = usage === undefined ? DEFAULT_LIMITS.cooking_timer.free.uses : usage.limit;
  if (subscribed || !isKnown || limit === null) return null;
  return (
    <Banner
      action={
        <PlansLink variant="plain" size="compact">
          {t.upgrade}
        </PlansLink>
      }
    >
      <p>{t.freeLimit(limit)}</p>
    </Banner>
  );
}
