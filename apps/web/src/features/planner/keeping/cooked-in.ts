import type { PlanDay } from "@meal/domain/chef/plans";

/** What somebody knows a plan by: its dinners that are cooked, or whatever else is where it has none; each dish once. */
export function cookedIn(days: readonly PlanDay[]): readonly string[] {
  const cooked = days.flatMap(({ meals }) => meals.filter(({ leftoverOf }) => leftoverOf === undefined));
  const dinners = cooked.filter(({ type }) => type === "dinner");
  return [...new Set((dinners.length > 0 ? dinners : cooked).map(({ name }) => name))];
}
