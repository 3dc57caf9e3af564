import { DEFAULT_LIMITS } from "@meal/domain/entitlements/limits";
import { monthAfter } from "@meal/domain/extra-planner/month-after";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ownedText } from "../../platform/device/owned.ts";
import { today } from "../../platform/today.ts";
import { useSubscription } from "../../platform/use-subscription.ts";
import { usageQuery } from "../../platform/use-usage.ts";
import { toast } from "../../ui/toast-store.ts";
import * as t from "./texts/en/page.ts";

/** What is left of the month's pictures. */
export interface Allowance {
  readonly used: number;
  /** Null is without end. */
  readonly limit: number | null;
  readonly isSpent: boolean;
  readonly subscribed: boolean;
  /** The day on which counting starts over. */
  readonly resetsOn: string;
  /** A new month of uses began since this device looked last. */
  readonly isNewMonth: boolean;
}

/** Undefined until it is known. spec: 2, section 8: where it cannot be known, the limit of the free plan holds. */
export function useAllowance(ownerId: string): Allowance | undefined {
  const { data, isError, isPaused } = useQuery(usageQuery);
  const { subscribed } = useSubscription();
  const isNewMonth = useNewMonth(ownerId);
  useEffect(() => {
    if (isError) toast({ tone: "warning", title: t.checkFailed });
  }, [isError]);
  const unknown = { used: 0, limit: DEFAULT_LIMITS.extra_planner.free.uses };
  const known = data?.find(({ feature }) => feature === "extra_planner");
  const usage = known ?? (isError || isPaused || data !== undefined ? unknown : undefined);
  if (usage === undefined) return undefined;
  const { used, limit } = usage;
  const isSpent = limit !== null && used >= limit;
  return { used, limit, isSpent, subscribed, resetsOn: monthAfter(today()), isNewMonth };
}

/** spec: 2, section 9: the last check for a new month is noted on the device. */
function useNewMonth(ownerId: string): boolean {
  const kept = ownedText("extra-planner-month", ownerId);
  const [before] = useState(kept.read);
  const month = today().slice(0, 7);
  useEffect(() => ownedText("extra-planner-month", ownerId).write(month), [ownerId, month]);
  return before !== null && before !== month;
}
