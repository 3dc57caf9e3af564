import { Link } from "@tanstack/react-router";
import { useRegistry } from "../../../platform/registry.ts";
import { useSubscription } from "../../../platform/use-subscription.ts";
import { Banner } from "../../../ui/banner.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import * as t from "../texts/en/plan.tsx";

/** spec: 2, section 2: what of the free plans is used; subscribers do not see it. */
export function AllowanceBanner({ className }: { readonly className: string }) {
  const { hasPage } = useRegistry();
  // The page of plans comes with another feature.
  const plans: string = "/subscription";
  const { subscribed, generatedPlansCount, limit, isKnown } = useSubscription();
  if (subscribed || !isKnown || !Number.isFinite(limit)) return null;
  const used = Math.min(generatedPlansCount, limit);
  const left = limit - used;
  return (
    <Banner
      tone={left === 0 ? "warning" : "default"}
      className={className}
      action={
        hasPage(plans) && (
          <Link to={plans} className={buttonClass({ variant: "plain", size: "compact" })}>
            {t.upgrade}
          </Link>
        )
      }
    >
      <p>
        {t.plansUsed(used, limit)}
        <span className="text-quiet">{t.plansLeft(left)}</span>
      </p>
    </Banner>
  );
}
