import { applyChanges, type DiaryChange, type DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { dayOfEntry, type DiaryMeal, sumOf } from "@meal/domain/calorie-tracking/diary";
import { LEAST_CONFIDENCE } from "@meal/domain/food-analysis/analysis-item";
import { reckon, valuesOf } from "@meal/domain/food-analysis/reckoning";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { latelyQuery, limitQuery } from "../../platform/diary/queries.ts";
import { useDiaryChanges } from "../../platform/diary/use-diary-changes.ts";
import { network } from "../../platform/network.ts";
import { today } from "../../platform/today.ts";
import { zoneHere } from "../../platform/zone-here.ts";
import { toast } from "../../ui/toast-store.ts";
import { counts } from "./counts.ts";
import type { PlateLine, PlateView } from "./plate.ts";
import { portionWords } from "./portion-words.ts";
import * as t from "./texts/en/found.ts";

/** What was noted, and what the day has come to; null where that is not known here. */
export interface Tracked {
  readonly count: number;
  readonly kcal: number;
  readonly day: { readonly total: number; readonly limit: number | null } | null;
  /** There is no network: it is sent later. */
  readonly isWaiting: boolean;
}

/** Notes every line that counts as eaten, then looks at the day. */
export function useTrack({ lines, changeLine }: PlateView) {
  const [isBusy, setBusy] = useState(false);
  const [tracked, setTracked] = useState<Tracked>();
  /** The server may refuse a line before the day has been looked up. */
  const refused = useRef(new Set<string>());
  const queries = useQueryClient();
  const { changes, act } = useDiaryChanges((change) => {
    if (change.kind !== "add" || !lines.some(({ id }) => id === change.entry.id)) return;
    refused.current.add(change.entry.id);
    changeLine(change.entry.id, { isTracked: false });
    setTracked(undefined);
  });
  async function track(meal: DiaryMeal) {
    const open = lines.filter((line) => counts(line) && !line.isTracked);
    const day = today();
    const added = open.map((line) => additionOf(line, meal, day));
    const mark = (isTracked: boolean) => {
      for (const { id } of open) changeLine(id, { isTracked });
    };
    refused.current.clear();
    setBusy(true);
    mark(true);
    try {
      await act(...added);
      const kcal = open.reduce((sum, line) => sum + reckon(line).calories.value, 0);
      const known = await readDay(queries, day, [...changes, ...added]);
      if (!open.some(({ id }) => refused.current.has(id)))
        setTracked({ count: open.length, kcal, day: known, isWaiting: !network.isOnline() });
    } catch {
      mark(false);
      toast({ tone: "destructive", title: t.trackFailed, description: t.nothingLost });
    }
    setBusy(false);
  }
  return {
    isBusy,
    tracked,
    track: (meal: DiaryMeal) => void track(meal),
    forget: () => setTracked(undefined),
  };
}

/** A line as an entry of the diary, under the id that it has had from the start: noting it again changes nothing. */
function additionOf(line: PlateLine, meal: DiaryMeal, day: string): DiaryChange {
  const { id, item } = line;
  const entry: DiaryEntry = {
    id,
    food_description: item.description.slice(0, 500),
    portion: portionWords(line).slice(0, 200),
    ...valuesOf(reckon(line)),
    is_estimate: item.confidence < LEAST_CONFIDENCE,
    consumed_at: new Date().toISOString(),
    eaten_on: day,
    meal,
  };
  return { kind: "add", entry, isAnalysed: true };
}

/** Without a network a question would wait for one; nobody waits for that. */
const atOnce = { staleTime: 0, networkMode: "always", retry: false } as const;

/** What a day has come to with what is still on its way, and its limit. Without a network, as it was known last. */
async function readDay(queries: QueryClient, day: string, changes: readonly DiaryChange[]) {
  const [entries, limit] = await Promise.all([
    queries.fetchQuery({ ...latelyQuery, ...atOnce }).catch(() => queries.getQueryData(latelyQuery.queryKey)),
    queries.fetchQuery({ ...limitQuery, ...atOnce }).catch(() => queries.getQueryData(limitQuery.queryKey)),
  ]);
  if (entries === undefined || limit === undefined) return null;
  const timeZone = zoneHere();
  const ofDay = applyChanges(entries, changes).filter((entry) => dayOfEntry(entry, timeZone) === day);
  return { total: Math.round(sumOf(ofDay).calories), limit: limit.daily_limit };
}
