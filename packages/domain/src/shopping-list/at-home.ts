import { dateOfDay } from "../planner/plan-dates.ts";
import type { HomeItem } from "./list.ts";

/** What keeps for longer than this is not said to go bad. */
const PERISHES_WITHIN_DAYS = 60;
/** Less than this of something is nothing that anybody keeps. */
const CRUMB_GRAMS = 1;

/** The day until which something is good: that on the package, or the usual one for fresh food of that kind. */
export function useBy(item: HomeItem): { readonly day: string; readonly isEstimate: boolean } | null {
  const { bestBefore, since, shop } = item;
  if (bestBefore !== null) return { day: bestBefore, isEstimate: false };
  if (shop === undefined || shop === null || shop.keepsDays > PERISHES_WITHIN_DAYS) return null;
  return { day: dateOfDay(since, shop.keepsDays + 1), isEstimate: true };
}

/** Whether its day is over. It stays until somebody takes it away, and nobody counts on it. */
export function isPastItsDay(item: HomeItem, today: string): boolean {
  const until = useBy(item);
  return until !== null && until.day < today;
}

/** What goes bad first comes first; of what keeps, what came home first. */
export function soonestFirst(items: readonly HomeItem[]): readonly HomeItem[] {
  return items
    .map((item) => ({ item, day: useBy(item)?.day ?? "9999" }))
    .toSorted((one, other) => compare(one.day, other.day) || compare(one.item.since, other.item.since))
    .map(({ item }) => item);
}

/** What is left of it, by weight; 0 where nobody can say. */
export function gramsLeft({ shop, share }: HomeItem): number {
  return shop === undefined || shop === null ? 0 : shop.grams * share;
}

/** Whether so little is left that it is gone. */
export function isCrumb(item: HomeItem): boolean {
  return gramsLeft(item) < CRUMB_GRAMS;
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
