import type { checkSubscriptionLimit } from "@meal/contract/entitlements";
import { subscriptionCacheMs } from "@meal/domain/entitlements/subscription";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast } from "../ui/toast-store.ts";
import { call } from "./api.ts";
import { network } from "./network.ts";
import { useSession } from "./session.ts";
import {
  defaultSubscription,
  isSubscriptionStatus,
  readSubscription,
  type Subscription,
  type SubscriptionStatus,
} from "./subscription.ts";
import * as t from "./texts/en/subscription.ts";

/** spec: 1, section 9. */
const backgroundCheckMs = 24 * 60 * 60 * 1000;

/** Under which every person's subscription is kept. */
export const subscriptionKey = ["subscription"] as const;

/** What the server says of a person's subscription, or what a guest's device does. */
export function subscriptionQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...subscriptionKey, userId],
    queryFn: () => fetchStatus(userId),
    staleTime: ({ state }) => (state.data === undefined ? 0 : lifetimeMs(state.data, state.dataUpdatedAt)),
  });
}

/** The subscription with how it was come by. */
export interface SubscriptionView extends Subscription {
  readonly isLoading: boolean;
  /** Whether the server said so, or failed to; without a network neither is the case. */
  readonly isKnown: boolean;
  /** Why the default values stand here. */
  readonly error: string | null;
  /** Asks again, after something that changes it. */
  readonly refresh: () => Promise<unknown>;
}

/**
 * What this person's plan allows, or a guest's device. Believed for four hours while active, one hour while ending, else five minutes;
 * kept to the person; the default values where nobody can be asked.
 */
export function useSubscription(): SubscriptionView {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const { data, error, isLoading, refetch } = useQuery({
    ...subscriptionQuery(userId),
    enabled: session.status !== "loading",
    refetchInterval: backgroundCheckMs,
    select: (status) => readSubscription(status, Date.now()),
  });
  useEffect(() => {
    if (error === null || data !== undefined || !network.isOnline()) return;
    toast({
      tone: "destructive",
      title: t.statusErrorTitle,
      description: t.statusErrorLead,
    });
  }, [error, data]);
  return {
    ...(data ?? defaultSubscription),
    isLoading,
    isKnown: data !== undefined || error !== null,
    error: error?.message ?? null,
    refresh: refetch,
  };
}

async function fetchStatus(userId: string | undefined): Promise<SubscriptionStatus> {
  const answer: unknown = await call<typeof checkSubscriptionLimit>(
    "POST /api/functions/check-subscription-limit",
    { body: { user_id: userId } },
  ).catch((cause: unknown) => {
    // Tried again once there is a network; nothing is wrong with the subscription.
    if (!network.isOnline()) throw cause;
    throw new Error(t.checkFailed, { cause });
  });
  if (isSubscriptionStatus(answer)) return answer;
  throw new Error(t.invalidResponse);
}

function lifetimeMs(status: SubscriptionStatus, now: number): number {
  return subscriptionCacheMs(readSubscription(status, now).state);
}
