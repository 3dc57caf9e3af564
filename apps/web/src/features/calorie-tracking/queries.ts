import type {
  listConsumption,
  readCalorieLimit,
  readMeal,
  setCalorieLimit,
} from "@meal/contract/calorie-tracking";
import type { InputOf, OutputOf } from "@meal/contract/endpoint";
import { daysLater } from "@meal/domain/calorie-tracking/days";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../platform/api.ts";
import { entriesKey } from "../../platform/diary-key.ts";
import { today } from "../../platform/today.ts";

/** How many days are at hand at once: a month, and the days before it that its first week needs. */
const daysAtHand = 38;
/** spec: 2, section 9. */
export const MOST_IN_HISTORY = 20;

/** The first of the days that are at hand. */
export const firstDayAtHand = (): string => daysLater(today(), 1 - daysAtHand);

/** What was eaten in the last days; its key names no day, so that yesterday's answer helps without a network. */
export const latelyQuery = queryOptions({
  queryKey: [...entriesKey, "lately"],
  queryFn: ({ signal }) => listOf({ from_day: firstDayAtHand(), limit: 1000 }, signal),
});

/** The most recent entries, whenever they were, and one more, which tells whether there are others. */
export const recentQuery = queryOptions({
  queryKey: [...entriesKey, "recent"],
  queryFn: ({ signal }) => listOf({ limit: MOST_IN_HISTORY + 1 }, signal),
});

/** A day that is not at hand. */
export const dayQuery = (day: string) =>
  queryOptions({
    queryKey: [...entriesKey, "day", day],
    queryFn: ({ signal }) => listOf({ from_day: day, to_day: day }, signal),
  });

async function listOf(query: InputOf<typeof listConsumption>["query"], signal: AbortSignal) {
  const { items } = await call<typeof listConsumption>("GET /api/food-consumption", { query }, { signal });
  return items;
}

/** What somebody means to eat in a day. */
export type CalorieLimit = OutputOf<typeof readCalorieLimit>;

export const limitQuery = queryOptions({
  queryKey: ["user-calorie-limit"],
  queryFn: ({ signal }) => call<typeof readCalorieLimit>("GET /api/user-calorie-limit", {}, { signal }),
});

export const saveLimit = (body: InputOf<typeof setCalorieLimit>["body"]) =>
  call<typeof setCalorieLimit>("PUT /api/user-calorie-limit", { body });

/** Something that was understood from words. */
export type ReadPart = OutputOf<typeof readMeal>["items"][number];

/** What the built-in chef reads from words; the same words always mean the same. */
export const readMealQuery = (text: string) =>
  queryOptions({
    queryKey: ["read-meal", text],
    queryFn: async ({ signal }) => {
      const { items } = await call<typeof readMeal>(
        "POST /api/functions/read-meal",
        { body: { text } },
        { signal },
      );
      return items;
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
