import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { accessKey, accessQuery } from "../../platform/feature-access.ts";
import { useSession } from "../../platform/session.ts";
import { type CountOutcome, countUse } from "../../platform/timer-uses.ts";
import { useSubscription } from "../../platform/use-subscription.ts";
import { usageQuery } from "../../platform/use-usage.ts";
import { toast } from "../../ui/toast-store.ts";
import * as t from "./texts/en/uses.ts";

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
