import * as t from "./texts/en/suggestions.ts";

/** The most that is suggested at once. */
const most = 4;

/** What fits a page, by the beginning of its address. */
const ofPages: readonly (readonly [path: string, questions: readonly string[]])[] = [
  ["/shopping-list", [t.leftToBuy, t.instead, t.keepsGreens]],
  ["/recipe", [t.leftovers, t.instead]],
  ["/cooking-timer", [t.chickenHeat, t.tooSalty]],
  ["/calorie-tracking", [t.howIsMyDay, t.mostProtein]],
  ["/food-analysis", [t.howIsMyDay, t.eggsAndToast]],
  ["/planner", [t.weekPlanned, t.cookWith]],
];

/** Questions that fit the page that lies under the box, then the hour of the day. */
export function suggestionsFor(path: string, hour: number): readonly string[] {
  const ofPage = ofPages.find(([beginning]) => path.startsWith(beginning))?.[1] ?? [];
  return [...new Set([...ofPage, ...ofHour(hour)])].slice(0, most);
}

function ofHour(hour: number): readonly string[] {
  if (hour >= 4 && hour < 11) return [t.breakfastToday, t.quickBreakfast, t.eggsAndToast, t.leftToBuy];
  if (hour >= 11 && hour < 15) return [t.lunchToday, t.quickLunch, t.howIsMyDay, t.cookWith];
  if (hour >= 15 && hour < 21) return [t.dinnerToday, t.cookWith, t.caloriesLeft, t.leftovers];
  return [t.lightSnack, t.howIsMyDay, t.breakfastTomorrow, t.leftovers];
}
