import type { listConsumption, readCalorieLimit } from "@meal/contract/calorie-tracking";
import type { InputOf, OutputOf } from "@meal/contract/endpoint";
import { daysLater } from "@meal/domain/dates/days-later";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../api.ts";
import { today } from "../today.ts";

/** Under which everything is kept that was asked for of the food diary: whoever adds to it freshens all of it. */
export const entriesKey = ["food-consumption"] as const;

/** How many days are at hand at once: a month, and the days before it that its first week needs. */
const daysAtHand = 38;

/** The first of the days that are at hand. */
export const firstDayAtHand = (): string => daysLater(today(), 1 - daysAtHand);

/** What was eaten in the last days; its key names no day, so that yesterday's answer helps without a network. */
export const latelyQuery = queryOptions({
  queryKey: [...entriesKey, "lately"],
  queryFn: ({ signal }) => listEntries({ from_day: firstDayAtHand(), limit: 1000 }, signal),
});

export async function listEntries(query: InputOf<typeof listConsumption>["query"], signal?: AbortSignal) {
  const { items } = await call<typeof listConsumption>(
    "GET /api/food-consumption",
    { query },
    { ...(signal !== undefined && { signal }) },
  );
  return items;
}

/** What somebody means to eat in a day. */
export type CalorieLimit = OutputOf<typeof readCalorieLimit>;

export const limitQuery = queryOptions({
  queryKey: ["user-calorie-limit"],
  queryFn: ({ signal }) => call<typeof readCalorieLimit>("GET /api/user-calorie-limit", {}, { signal }),
});
