import { useQuery } from "@tanstack/react-query";
import { Navigate } from "./router/hooks.ts";
import { type ReactNode, Suspense } from "react";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { lazyPart } from "../ui/lazy-part.ts";
import { OfflineState } from "../ui/offline-state.tsx";
import { Loading } from "../ui/skeleton.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { accessQuery, type GatedFeature } from "./feature-access.ts";
import { BackToDashboard } from "./back-to-dashboard.tsx";
import { useSession } from "./session.ts";
import { useSubscription } from "./use-subscription.ts";
import { useUsage } from "./use-usage.ts";
import * as t from "./texts/en/gate.ts";

const FeatureClosed = lazyPart(() => import("./feature-closed.tsx"), "FeatureClosed");

interface FeatureGateProps {
  readonly feature: GatedFeature;
  /** Something of the feature is under way: it is never taken away. */
  readonly hasRunning?: boolean;
  /** What is the person's own, and stays reachable while the feature is not. */
  readonly besides?: ReactNode;
  readonly children: ReactNode;
}

/** spec: 2, section 4, "Feature gate": subscribers first, then guests to the login, then the server's answer. */
export function FeatureGate({ feature, hasRunning = false, besides, children }: FeatureGateProps) {
  const gate = useGate(feature);
  // Asked for beside it: without a network the device counts on by itself.
  const usage = useUsage();
  if (gate.kind === "login") return <Navigate to="/login" />;
  if (gate.kind === "open" || hasRunning) return children;
  if (gate.kind === "waiting") return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      {gate.kind === "closed" && <FeatureClosed feature={feature} usage={usage} className={place} />}
      {gate.kind === "offline" && <Offline />}
      {gate.kind === "unverified" && <Unverified onRetry={gate.retry} />}
      {besides !== undefined && <div className="-mt-8 grid justify-items-center px-4 pb-16">{besides}</div>}
    </Suspense>
  );
}

type Gate =
  | { readonly kind: "waiting" | "login" | "open" | "closed" | "offline" }
  | { readonly kind: "unverified"; readonly retry: () => void };

/** The last answer holds as long as there is no newer one. */
function useGate(feature: GatedFeature): Gate {
  const session = useSession();
  const { subscribed, isLoading } = useSubscription();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const access = useQuery({
    ...accessQuery(feature, userId ?? ""),
    enabled: userId !== undefined && !subscribed && !isLoading,
  });
  if (subscribed) return { kind: "open" };
  if (session.status === "guest") return { kind: "login" };
  if (access.data !== undefined) return { kind: access.data ? "open" : "closed" };
  if (access.isPaused) return { kind: "offline" };
  if (access.isError) return { kind: "unverified", retry: () => void access.refetch() };
  return { kind: "waiting" };
}

const place = "py-16";

function Waiting() {
  return (
    <Loading label={t.loading} className={`grid justify-items-center ${place}`}>
      <Spinner />
    </Loading>
  );
}

/** spec: what cannot be verified is denied. */
const unverified = t.accessNotVerified;

function Unverified({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState
      level={1}
      className={place}
      title={unverified}
      sentence={t.accessNotVerifiedLead}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={onRetry}>{t.tryAgain}</Button>
          <BackToDashboard />
        </div>
      }
    />
  );
}

/** There is nothing to try: it goes on by itself. */
function Offline() {
  return (
    <OfflineState
      level={1}
      className={place}
      title={unverified}
      sentence={t.offlineLead}
      action={<BackToDashboard />}
    />
  );
}
