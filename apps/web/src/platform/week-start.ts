import type { WeekStart } from "@meal/domain/calorie-tracking/days";

/** What newer browsers know of a region's weeks; 7 is Sunday. */
interface WeekInfo {
  readonly firstDay: number;
}
type RegionOfWeeks = Intl.Locale & { readonly getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

const starts = [0, 1, 2, 3, 4, 5, 6] as const satisfies readonly WeekStart[];

/** The weekday on which a week begins where this person lives; Sunday where the browser does not know. */
export function weekStart(language = globalThis.navigator?.language ?? "en-US"): WeekStart {
  const region: RegionOfWeeks = new Intl.Locale(language);
  const { firstDay } = region.getWeekInfo?.() ?? region.weekInfo ?? { firstDay: 7 };
  return starts[firstDay % 7] ?? 0;
}
