import type { savePreferences } from "@meal/contract/profile";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { call } from "../../../platform/api.ts";
import { type Chosen, onChosen } from "../../../platform/chosen-here.ts";
import { measuresHere } from "../../../platform/measures.ts";
import { deviceQueue } from "../../../platform/outbox/device-queue.ts";
import { type Preferences, preferencesQuery } from "../../../platform/preferences-query.ts";
import { themeHere } from "../../../platform/theme.ts";
import { zoneHere } from "../../../platform/zone-here.ts";
import { WithData } from "../../../platform/with-data.tsx";
import { lazyPart } from "../../../ui/lazy-part.ts";
import { rememberedKind } from "../remembered-kind.ts";

const RememberedExchange = lazyPart(() => import("./remembered-exchange.tsx"), "RememberedExchange");

interface RememberedWatchProps {
  readonly userId: string;
}

/** Draws nothing: what is chosen here goes to the account, and what was chosen elsewhere comes from it. */
export function RememberedWatch({ userId }: RememberedWatchProps) {
  return (
    <WithData>
      <Watch userId={userId} />
    </WithData>
  );
}

/** Nearly always both know the same and nothing waits, and then what exchanges it is not even loaded. */
function Watch({ userId }: RememberedWatchProps) {
  const { data } = useQuery(preferencesQuery);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const isAnythingWaiting = useIsAnythingWaiting(userId);
  const [isNeeded, setNeeded] = useState(false);
  useTellZone(data?.time_zone);
  useEffect(() => onChosen((one) => setChosen((before) => [...before, one])), []);
  const isNeededNow =
    chosen.length > 0 ||
    isAnythingWaiting === true ||
    (isAnythingWaiting === false && data !== undefined && isKnownOtherwise(data));
  if (isNeededNow && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <RememberedExchange chosen={chosen} />
      </Suspense>
    )
  );
}

/** The days of a person begin where they are, and the device that they use last knows where; it tells at each visit until it is known. */
function useTellZone(known: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    const time_zone = zoneHere();
    if (known === undefined || known === time_zone) return;
    const tell = async () => {
      await call<typeof savePreferences>("PUT /api/user-preferences", { body: { time_zone } });
      queries.setQueryData(preferencesQuery.queryKey, (before) => before && { ...before, time_zone });
    };
    void tell().catch(() => {});
  }, [known, queries]);
}

/** Whether an earlier visit left something to be sent; undefined until it is known. */
function useIsAnythingWaiting(userId: string): boolean | undefined {
  const [isWaiting, setWaiting] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const waiting = await deviceQueue(userId).read();
      if (!isGone) setWaiting(waiting.some(({ kind }) => kind === rememberedKind.name));
    };
    void look();
    return () => {
      isGone = true;
    };
  }, [userId]);
  return isWaiting;
}

/** Whether the account and this device have something to tell each other. */
function isKnownOtherwise({ theme, measures }: Pick<Preferences, "theme" | "measures">): boolean {
  return (theme === null) !== (themeHere() === null) || measures !== measuresHere();
}
