import type { readMeal, setCalorieLimit } from "@meal/contract/calorie-tracking";
import type { InputOf, OutputOf } from "@meal/contract/endpoint";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { entriesKey, listEntries } from "../../platform/diary/queries.ts";

/** spec: 2, section 9. */
export const MOST_IN_HISTORY = 20;

/** The most recent entries, whenever they were, and one more, which tells whether there are others. */
export const recentQuery = queryOptions({
  queryKey: [...entriesKey, "recent"],
  queryFn: ({ signal }) => listEntries({ limit: MOST_IN_HISTORY + 1 }, signal),
});

/** A day that is not at hand. */
export const dayQuery = (day: string) =>
  queryOptions({
    queryKey: [...entriesKey, "day", day],
    queryFn: ({ signal }) => listEntries({ from_day: day, to_day: day }, signal),
  });

export const saveLimit = (body: InputOf<typeof setCalorieLimit>["body"]) =>
  call<typeof setCalorieLimit>("PUT /api/user-calorie-limit", { body });

/** What was understood from words, and the words that were not. */
export type ReadMeal = OutputOf<typeof readMeal>;
/** Something that was understood from words. */
export type ReadPart = ReadMeal["items"][number];

/** What the built-in chef reads from words; the same words always mean the same. */
export const readMealQuery = (text: string) =>
  queryOptions({
    queryKey: ["read-meal", text],
    queryFn: ({ signal }) =>
      call<typeof readMeal>("POST /api/functions/read-meal", { body: { text } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
