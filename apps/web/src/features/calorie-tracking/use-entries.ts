import type { DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import { dayOfEntry } from "@meal/domain/calorie-tracking/diary";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { zoneHere } from "../../platform/zone-here.ts";
import { entriesKey, firstDayAtHand, latelyQuery } from "../../platform/diary/queries.ts";
import { dayQuery } from "./queries.ts";
import { type DiaryHand, useDiary } from "./use-diary.ts";
import { useFetchFailure } from "./use-fetch-failure.ts";

/** What was eaten lately, with what was done to it on this device. */
export interface Entries {
  /** Undefined while nobody knows, and nothing was written here either. */
  readonly entries: readonly DiaryEntry[] | undefined;
  readonly state: "here" | "loading" | "offline" | "failed";
  readonly hand: DiaryHand;
  readonly refresh: () => Promise<unknown>;
}

export function useEntries(): Entries {
  const queries = useQueryClient();
  const { data, error, isPaused } = useQuery(latelyQuery);
  const hand = useDiary();
  useFetchFailure(error);
  const isKnown = data !== undefined;
  const entries = isKnown || hand.waiting > 0 ? hand.with(data ?? []) : undefined;
  const state = isKnown ? "here" : isPaused ? "offline" : error === null ? "loading" : "failed";
  return { entries, state, hand, refresh: () => queries.invalidateQueries({ queryKey: entriesKey }) };
}

/** The entries of one day, also of one that is long past. */
export function useDay(day: string, { entries = [], hand }: Entries): readonly DiaryEntry[] {
  const isPast = day < firstDayAtHand();
  const { data = [], error } = useQuery({ ...dayQuery(day), enabled: isPast });
  useFetchFailure(error);
  const timeZone = zoneHere();
  return (isPast ? hand.with(data) : entries).filter((entry) => dayOfEntry(entry, timeZone) === day);
}
