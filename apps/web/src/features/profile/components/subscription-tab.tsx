import { useQuery } from "@tanstack/react-query";
import { StandingBanner } from "../../../platform/billing/standing-banner.tsx";
import { isHere } from "../../../platform/here.ts";
import { PlansLink } from "../../../platform/plans-link.tsx";
import { useRegistry } from "../../../platform/registry.ts";
import { useIsOnline } from "../../../platform/use-is-online.ts";
import { usageQuery } from "../../../platform/use-usage.ts";
import { type SubscriptionView, useSubscription } from "../../../platform/use-subscription.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import * as t from "../texts/en/subscription.ts";
import { Leaving } from "./leaving.tsx";
import { Payments } from "./payments.tsx";

/** What a counted feature is called on the screen, and where it is used. What has no screen here is not told. */
const counted: Readonly<Record<string, { readonly label: string; readonly place: string }>> = {
  meal_plan: { label: t.mealPlans, place: "/planner" },
  cooking_timer: { label: t.cookingTimer, place: "/cooking-timer" },
  food_analysis: { label: t.foodAnalysis, place: "/food-analysis" },
  calorie_tracking: { label: t.calorieTracking, place: "/calorie-tracking" },
  chat: { label: t.chatMessages, place: "chat" },
  ai_image: { label: t.aiPictures, place: "/extra-planner" },
  extra_planner: { label: t.extraPlannerPictures, place: "/extra-planner" },
};

/** Which plan the person is on, until when, how to leave it, what was paid, and what of it is used. */
export function SubscriptionTab() {
  const subscription = useSubscription();
  const { isKnown, billing } = subscription;
  return (
    <div className="grid grid-cols-1 gap-6">
      {isKnown ? <State subscription={subscription} /> : <Unknown />}
      {subscription.error !== null && <Banner tone="warning">{subscription.error}</Banner>}
      <div className="flex flex-wrap gap-3">
        <PlansLink variant="quiet">{t.seePlans}</PlansLink>
        <Leaving subscription={subscription} />
      </div>
      {billing !== null && billing.provider !== "operator" && <Payments />}
      <Usage isSubscribed={subscription.subscribed} />
    </div>
  );
}

/** Nobody is told that they are on the Free plan before it is certain. */
function Unknown() {
  return useIsOnline() ? (
    <Loading label={t.loading}>
      <Skeleton className="h-20 w-full" />
    </Loading>
  ) : (
    <Banner tone="info" title={t.planNotRead}>
      <p>{t.planNotReadOffline}</p>
    </Banner>
  );
}

function State({ subscription }: { readonly subscription: SubscriptionView }) {
  const { subscribed, generatedPlansCount: used, limit } = subscription;
  return (
    <>
      <StandingBanner subscription={subscription} />
      {!subscribed && (
        <Banner tone="info" title={t.onFreePlan}>
          <p>
            {Number.isFinite(limit)
              ? t.freePlansUsed(used, limit, Math.max(0, limit - used))
              : t.mealPlansFree}
          </p>
        </Banner>
      )}
    </>
  );
}

function Usage({ isSubscribed }: { readonly isSubscribed: boolean }) {
  const { data, isError, isPaused } = useQuery(usageQuery);
  const { hasPage, hasFeature } = useRegistry();
  if (isError || (isPaused && data === undefined)) {
    return <p className="text-quiet">{t.usageNotRead}</p>;
  }
  if (data === undefined) {
    return (
      <Loading label={t.loading} className="grid gap-4">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </Loading>
    );
  }
  return (
    <section aria-labelledby="usage-title">
      <h2 id="usage-title" className="font-title text-xl">
        {t.usage}
      </h2>
      <div className="mt-4 grid grid-cols-1 gap-5">
        {data.map(({ feature, used, limit }) => {
          const { label, place } = counted[feature] ?? { label: feature, place: "" };
          if (!hasPage(place) && !hasFeature(place)) return null;
          return (
            <UsageLine key={feature} label={label} used={used} limit={limit} isSubscribed={isSubscribed} />
          );
        })}
      </div>
    </section>
  );
}

interface UsageLineProps {
  readonly label: string;
  readonly used: number;
  readonly limit: number | null;
  readonly isSubscribed: boolean;
}

function UsageLine({ label, used, limit, isSubscribed }: UsageLineProps) {
  if (limit === null || limit === 0) {
    const isToBeHad = isHere("sold") && !isSubscribed;
    return (
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{label}</span>
        <span className="tabular text-sm text-quiet">
          {limit === null ? t.usedNoLimit(used) : isToBeHad ? t.withPremium : t.notInThisPlan}
        </span>
      </p>
    );
  }
  return (
    <Progress
      label={label}
      value={used}
      max={limit}
      valueText={t.usedOfLimit(used, limit)}
      thresholds={[{ fromShare: 1, tone: "butter" }]}
    />
  );
}
