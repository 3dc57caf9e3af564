import { useNavigate, useSearch } from "../../platform/router/hooks.ts";
import { Suspense, useEffect } from "react";
import { appStore } from "../../platform/app-store.ts";
import { useSession } from "../../platform/session.ts";
import { useIsOnline } from "../../platform/use-is-online.ts";
import { useSubscription } from "../../platform/use-subscription.ts";
import { lazyPart } from "../../ui/lazy-part.ts";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast-store.ts";
import { PlansInBrowser } from "./components/plans-in-browser.tsx";
import * as t from "./texts/en/page.ts";

const PlansInApp = lazyPart(() => import("./components/plans-in-app.tsx"), "PlansInApp");
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
  const { canceled } = useSearch("/subscription");
  const navigate = useNavigate();
  useEffect(() => {
    if (canceled === undefined) return;
    toast({ tone: "destructive", title: t.notPaid, description: t.notPaidLead });
    void navigate({ to: "/subscription", search: {}, replace: true, keepsScroll: true });
  }, [canceled, navigate]);
}

function Plans({ userId }: { readonly userId: string }) {
  const subscription = useSubscription();
  const isOnline = useIsOnline();
  if (!subscription.isKnown && isOnline) return <WhileLoading />;
  const store = appStore.here;
  return store === undefined ? (
    <PlansInBrowser userId={userId} subscription={subscription} />
  ) : (
    <Suspense fallback={<WhileLoading />}>
      <PlansInApp userId={userId} subscription={subscription} store={store} />
    </Suspense>
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
