import { getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { StandingBanner } from "../../platform/billing/standing-banner.tsx";
import { isHere } from "../../platform/here.ts";
import { useSession } from "../../platform/session.ts";
import { useIsOnline } from "../../platform/use-is-online.ts";
import { useSubscription } from "../../platform/use-subscription.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { FreeCard, PremiumCard } from "./components/plan-cards.tsx";
import * as t from "./texts/en/page.ts";
import { useSubscribe } from "./use-subscribe.ts";

const route = getRouteApi("/subscription");

/** spec: 1, section 2, "Subscription page". */
export function SubscriptionPage() {
  const session = useSession();
  useNotPaid();
  // The guard lets nobody else in; while somebody leaves there is one frame without them.
  if (session.status !== "signed-in") return null;
  return (
    <div className="mx-auto max-w-4xl px-4 py-6 sm:px-6 sm:py-10">
      <h1 className="font-title text-3xl">{t.heading}</h1>
      <p className="mt-1 measure text-quiet">{t.lead}</p>
      <Plans userId={session.user.id} />
    </div>
  );
}

/** spec: canceled=true is told once, and the page stays. */
function useNotPaid(): void {
  const { canceled } = route.useSearch();
  const navigate = route.useNavigate();
  useEffect(() => {
    if (canceled === undefined) return;
    toast({ tone: "destructive", title: t.notPaid, description: t.notPaidLead });
    void navigate({ search: {}, replace: true, resetScroll: false });
  }, [canceled, navigate]);
}

function Plans({ userId }: { readonly userId: string }) {
  const subscription = useSubscription();
  const isOnline = useIsOnline();
  const { subscribe, isBusy, problem } = useSubscribe(userId, subscription);
  const isKnown = subscription.isKnown || !isOnline;
  if (!isKnown) return <WhileLoading />;
  const resubscribe = (
    <Button size="compact" busy={isBusy} disabled={!isOnline} onClick={subscribe}>
      {t.resubscribeNow}
    </Button>
  );
  return (
    <div className="mt-6 grid grid-cols-1 gap-5">
      <StandingBanner subscription={subscription} resubscribe={resubscribe} />
      {problem !== undefined && (
        <Banner tone="destructive" title={t.subscriptionFailed} announce>
          <p>{t.paymentProblem}</p>
          <p className="text-sm">{problem}</p>
        </Banner>
      )}
      {!isHere("sold") && <NotSold />}
      <div className="grid grid-cols-1 items-stretch gap-5 md:grid-cols-2">
        <FreeCard subscription={subscription} />
        <PremiumCard subscription={subscription} {...{ isBusy, isOnline, subscribe }} />
      </div>
    </div>
  );
}

function NotSold() {
  const everybody = isHere("premium-for-all");
  return (
    <Banner tone="info" title={t.notSold}>
      <p>{everybody ? t.everybodyHasIt : t.operatorGives}</p>
    </Banner>
  );
}

function WhileLoading() {
  return (
    <Loading label={t.loading} className="mt-6 grid grid-cols-1 gap-5 md:grid-cols-2">
      <Skeleton className="h-96 w-full rounded-card" />
      <Skeleton className="h-96 w-full rounded-card" />
    </Loading>
  );
}
