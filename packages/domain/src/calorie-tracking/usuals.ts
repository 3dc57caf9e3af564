import type { DiaryEntry } from "./changes.ts";
import { daysLater } from "../dates/days-later.ts";
import { DIARY_MEALS, type DiaryMeal, dayOfEntry, type Intake, mealAtHour, sumOf } from "./diary.ts";

/** How far back what somebody usually eats is looked for. */
const USUAL_DAYS = 30;

/** The hour of an instant in a zone, from 0 to 23. */
export function hourIn(instant: number, timeZone: string): number {
  const hour = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" });
  return Number(hour.format(new Date(instant)));
}

/** As part of which meal something was eaten; where nobody said, the one of its hour. */
export function mealOfEntry({ meal, consumed_at }: DiaryEntry, timeZone: string): DiaryMeal {
  return meal ?? mealAtHour(hourIn(Date.parse(consumed_at), timeZone));
}

/** The meals of a day, in their order, with what was eaten at each; the earliest first. Meals without anything are left out. */
export function mealsOf(
  entries: readonly DiaryEntry[],
  timeZone: string,
): readonly { readonly meal: DiaryMeal; readonly entries: readonly DiaryEntry[]; readonly intake: Intake }[] {
  return DIARY_MEALS.flatMap((meal) => {
    const own = entries
      .filter((entry) => mealOfEntry(entry, timeZone) === meal)
      .toSorted((a, b) => Date.parse(a.consumed_at) - Date.parse(b.consumed_at));
    return own.length === 0 ? [] : [{ meal, entries: own, intake: sumOf(own) }];
  });
}

interface Moment {
  readonly meal: DiaryMeal;
  readonly today: string;
  readonly timeZone: string;
}

/**
 * What somebody is likely to eat now: what they ate most often at this meal in the last days, then what they ate
 * lately. Each food stands there once, as it was written last.
 */
export function usualsOf(
  entries: readonly DiaryEntry[],
  { meal, today, timeZone }: Moment,
  most = 6,
): readonly DiaryEntry[] {
  const since = daysLater(today, 1 - USUAL_DAYS);
  const foods = new Map<string, { latest: DiaryEntry; timesHere: number }>();
  for (const entry of entries) {
    const day = dayOfEntry(entry, timeZone);
    if (day < since || day > today) continue;
    const key = `${entry.food_description}\n${entry.portion}`.toLowerCase();
    const known = foods.get(key);
    const isHere = mealOfEntry(entry, timeZone) === meal;
    foods.set(key, {
      latest: known === undefined || isLater(entry, known.latest) ? entry : known.latest,
      timesHere: (known?.timesHere ?? 0) + (isHere ? 1 : 0),
    });
  }
  return [...foods.values()]
    .toSorted((a, b) => b.timesHere - a.timesHere || (isLater(a.latest, b.latest) ? -1 : 1))
    .slice(0, most)
    .map(({ latest }) => latest);
}

function isLater(a: DiaryEntry, b: DiaryEntry): boolean {
  const distance = Date.parse(a.consumed_at) - Date.parse(b.consumed_at);
  return distance === 0 ? a.id > b.id : distance > 0;
}
