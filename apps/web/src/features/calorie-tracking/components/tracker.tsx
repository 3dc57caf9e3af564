import { zoneHere } from "../../../platform/zone-here.ts";
import { CALORIE_LIMIT, progressOf } from "@meal/domain/calorie-tracking/calorie-limit";
import { dayOfEntry, sumOf } from "@meal/domain/calorie-tracking/diary";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { limitQuery } from "../../../platform/diary/queries.ts";
import { useToday } from "../../../platform/use-today.ts";
import { Button } from "../../../ui/button.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Loading, SkeletonText } from "../../../ui/skeleton.tsx";
import * as t from "../texts/en/calories-card.ts";
import { type Entries, useEntries } from "../use-entries.ts";

/** spec: 2, section 9: green under 70 %, yellow to 89 %, red from 90 % on. */
const thresholds = [
  { fromShare: 0.7, tone: "butter" },
  { fromShare: 0.9, tone: "danger" },
] as const;

/** What was eaten today, against the limit. */
export function Tracker(): ReactNode {
  const known = useEntries();
  const today = useToday();
  const { data } = useQuery(limitQuery);
  if (known.entries === undefined) return <NotHere {...known} />;
  const limit = data?.daily_limit ?? CALORIE_LIMIT.usual;
  const timeZone = zoneHere();
  const { calories } = sumOf(known.entries.filter((entry) => dayOfEntry(entry, timeZone) === today));
  const { percent } = progressOf(calories, limit);
  return (
    <div className="flex items-center gap-5">
      <p className="tabular font-title text-3xl">{t.percentOfLimit(percent)}</p>
      <Progress
        className="flex-1"
        label={t.todaysCalories}
        value={calories}
        max={limit}
        thresholds={thresholds}
        valueText={t.ofLimit(calories, limit)}
      />
    </div>
  );
}

function NotHere({ state, refresh }: Entries): ReactNode {
  if (state === "loading") {
    return (
      <Loading label={t.loading}>
        <SkeletonText lines={2} />
      </Loading>
    );
  }
  if (state === "offline") return <p className="text-quiet">{t.notHere}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-quiet">{t.notRead}</p>
      <Button variant="quiet" size="compact" onClick={() => void refresh()}>
        {t.tryAgain}
      </Button>
    </div>
  );
}
