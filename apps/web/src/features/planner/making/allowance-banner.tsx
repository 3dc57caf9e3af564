import { PlansLink } from "../../../platform/plans-link.tsx";
import { useSubscription } from "../../../platform/use-subscription.ts";
import { Banner } from "../../../ui/banner.tsx";
import * as t from "../texts/en/plan.tsx";

/** spec: 2, section 2: what of the free plans is used; subscribers do not see it. */
export function AllowanceBanner({ className }: { readonly className: string }) {
  const { subscribed, generatedPlansCount, limit, isKnown } = useSubscription();
  if (subscribed || !isKnown || !Number.isFinite(limit)) return null;
  const used = Math.min(generatedPlansCount, limit);
  const left = limit - used;
  return (
    <Banner
      tone={left === 0 ? "warning" : "default"}
      className={className}
      action={
        <PlansLink variant="plain" size="compact">
          {t.upgrade}
        </PlansLink>
      }
    >
      <p>
        {t.plansUsed(used, limit)}
        <span className="text-quiet">{t.plansLeft(left)}</span>
      </p>
    </Banner>
  );
}
