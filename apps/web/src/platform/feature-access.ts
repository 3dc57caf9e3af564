import type { InputOf } from "@meal/contract/endpoint";
import type { canUseFeature } from "@meal/contract/entitlements";
import { type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import { toast } from "../ui/toast-store.ts";
import { call } from "./api.ts";
import { useSession } from "./session.ts";
import { type CountOutcome, countUse, sendWaitingUses } from "./timer-uses.ts";
import { useSubscription } from "./use-subscription.ts";
import { usageQuery } from "./use-usage.ts";
import * as t from "./texts/en/gate.ts";

/** The features with a gate. */
export type GatedFeature = InputOf<typeof canUseFeature>["body"]["feature_name"];

const accessKey = ["feature-access"] as const;

/** Whether somebody may use a feature once more. The answer is kept on the device, and believed without a network. */
export const accessQuery = (feature: GatedFeature, userId: string) =>
  queryOptions({
    queryKey: [...accessKey, feature],
    queryFn: async ({ signal, client }) => {
      // What was used without a network counts first.
      const hasSent = feature === "cooking_timer" && (await sendWaitingUses(userId));
      if (hasSent) void client.invalidateQueries({ queryKey: usageQuery.queryKey });
      return call<typeof canUseFeature>(
        "POST /api/rpc/can_use_feature",
        { body: { feature_name: feature } },
        { signal },
      );
    },
    staleTime: 0,
  });

/**
 * spec: 2, section 4, "Free-use notices for the timer". Answers what to call when a timer was created: it counts the
 * use of whoever has no subscription, and says how many are left. It never fails.
 */
export function useCountTimerUse(): () => Promise<CountOutcome | undefined> {
  const queries = useQueryClient();
  const session = useSession();
  const { subscribed } = useSubscription();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  return async () => {
    if (userId === undefined || subscribed) return undefined;
    const outcome = await countUse(userId);
    if (outcome.kind === "counted") announce(outcome.used, outcome.limit);
    if (outcome.kind === "waiting") countHere(queries, userId);
    else await freshen(queries);
    return outcome;
  };
}

function announce(used: number, limit: number | null): void {
  if (limit === null) return;
  if (used >= limit) {
    toast({
      tone: "warning",
      title: t.lastFreeUse,
    });
  } else {
    toast({
      tone: "info",
      title: t.freeUsesLeft(limit - used),
    });
  }
}

/** Without a network the device counts on from what the server said last. */
function countHere(queries: QueryClient, userId: string): void {
  const usage = queries.getQueryData(usageQuery.queryKey);
  const timer = usage?.find(({ feature }) => feature === "cooking_timer");
  if (usage === undefined || timer === undefined) return;
  const counted = { ...timer, used: timer.used + 1 };
  queries.setQueryData(
    usageQuery.queryKey,
    usage.map((one) => (one === timer ? counted : one)),
  );
  const isUsedUp = counted.limit !== null && counted.used >= counted.limit;
  if (isUsedUp) queries.setQueryData(accessQuery("cooking_timer", userId).queryKey, false);
}

async function freshen(queries: QueryClient): Promise<void> {
  await Promise.all(
    [accessKey, usageQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
  );
}
