import type { DiaryMeal } from "@meal/domain/calorie-tracking/diary";
import { reckon, valuesOf } from "@meal/domain/food-analysis/reckoning";
import { LEAST_CONFIDENCE } from "@meal/domain/food-analysis/analysis-item";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isRefusal } from "../../platform/api.ts";
import { today } from "../../platform/today.ts";
import { toast } from "../../ui/toast-store.ts";
import { counts, type Line, type PlateView } from "./plate.ts";
import { portionWords } from "./portion-words.ts";
import { entriesKey } from "../../platform/diary-key.ts";
import { note, readToday } from "./queries.ts";
import * as t from "./texts/en/page.ts";

/** What was noted, and what the day has come to; null where that could not be looked up. */
export interface Tracked {
  readonly count: number;
  readonly kcal: number;
  readonly day: { readonly total: number; readonly limit: number | null } | null;
}

/** Notes every line that counts as eaten, then looks at the day. */
export function useTrack({ lines, changeLine }: PlateView) {
  const [isBusy, setBusy] = useState(false);
  const [tracked, setTracked] = useState<Tracked>();
  const queries = useQueryClient();
  async function track(meal: DiaryMeal) {
    const open = lines.filter((line) => counts(line) && !line.isTracked);
    const day = today();
    setBusy(true);
    try {
      for (const line of open) {
        // One after another: what arrived before the network went is marked, and not asked for again.
        // oxlint-disable-next-line no-await-in-loop
        await note(entryOf(line, meal, day));
        changeLine(line.id, { isTracked: true });
      }
      const kcal = open.reduce((sum, line) => sum + reckon(line).calories.value, 0);
      setTracked({ count: open.length, kcal, day: await readToday(day).catch(() => null) });
    } catch (error) {
      const title = isRefusal(error) ? t.saveFailed : t.trackFailed;
      toast({ tone: "destructive", title, description: t.nothingLost });
    }
    setBusy(false);
    void queries.invalidateQueries({ queryKey: entriesKey });
  }
  return {
    isBusy,
    tracked,
    track: (meal: DiaryMeal) => void track(meal),
    forget: () => setTracked(undefined),
  };
}

/** A line as an entry of the diary. */
function entryOf(line: Line, meal: DiaryMeal, day: string) {
  const { id, item } = line;
  return {
    id,
    food_description: item.description.slice(0, 500),
    portion: portionWords(line).slice(0, 200),
    ...valuesOf(reckon(line)),
    is_estimate: item.confidence < LEAST_CONFIDENCE,
    eaten_on: day,
    meal,
  };
}
