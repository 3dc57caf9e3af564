import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { type Chosen, onChosen } from "../../../platform/chosen-here.ts";
import { measuresHere } from "../../../platform/measures.ts";
import { deviceQueue } from "../../../platform/outbox/device-queue.ts";
import { type Preferences, preferencesQuery } from "../../../platform/preferences-query.ts";
import { themeHere } from "../../../platform/theme.ts";
import { zoneHere } from "../../../platform/today.ts";
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
function isKnownOtherwise({ theme, measures, time_zone }: Preferences): boolean {
  const isSame =
    (theme === null) === (themeHere() === null) && measures === measuresHere() && time_zone === zoneHere();
  return !isSame;
}
