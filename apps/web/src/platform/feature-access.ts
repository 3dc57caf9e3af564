import type { InputOf } from "@meal/contract/endpoint";
import type { canUseFeature } from "@meal/contract/entitlements";
import { queryOptions } from "@tanstack/react-query";
import { onceOnline } from "../ui/lazy-part.ts";
import { call } from "./api.ts";
import { usageQuery } from "./use-usage.ts";

/** The features with a gate. */
export type GatedFeature = InputOf<typeof canUseFeature>["body"]["feature_name"];

export const accessKey = ["feature-access"] as const;

/** Whether somebody may use a feature once more. The answer is kept on the device, and believed without a network. */
export const accessQuery = (feature: GatedFeature, userId: string) =>
  queryOptions({
    queryKey: [...accessKey, feature],
    queryFn: async ({ signal, client }) => {
      // What was used without a network counts first.
      const hasSent = feature === "cooking_timer" && (await sendWaiting(userId));
      if (hasSent) void client.invalidateQueries({ queryKey: usageQuery.queryKey });
      return call<typeof canUseFeature>(
        "POST /api/rpc/can_use_feature",
        { body: { feature_name: feature } },
        { signal },
      );
    },
    staleTime: 0,
  });

/** The other features have no uses to send, and so nothing to load for it. */
async function sendWaiting(userId: string): Promise<boolean> {
  const { sendWaitingUses } = await onceOnline(() => import("./timer-uses.ts"));
  return sendWaitingUses(userId);
}
