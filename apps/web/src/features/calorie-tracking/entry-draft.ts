import { zoneHere } from "../../platform/zone-here.ts";
import type { Correction, DiaryEntry } from "@meal/domain/calorie-tracking/changes";
import {
  dayOfEntry,
  type DiaryMeal,
  type IntakeFigure,
  MOST_KCAL,
  portionOf,
} from "@meal/domain/calorie-tracking/diary";
import { mealOfEntry } from "@meal/domain/calorie-tracking/usuals";
import { halfOf, oneServing, twiceOf } from "./texts/en/quick.ts";
import * as t from "./texts/en/sheet.ts";
import type { NewEntry } from "./use-diary.ts";

/** An entry while it is typed. */
export interface EntryDraft extends Readonly<Record<IntakeFigure, string>> {
  readonly name: string;
  readonly portion: string;
  readonly meal: DiaryMeal;
  readonly day: string;
  /** "18:30", on this device's clock. */
  readonly time: string;
}

/** What is wrong, by field. */
export type DraftErrors = Partial<Record<keyof EntryDraft, string>>;

const figures = ["calories", "protein", "carbs", "fats", "fiber"] as const;

const two = (part: number): string => String(part).padStart(2, "0");

export function draftOf(entry: NewEntry | DiaryEntry): EntryDraft {
  const at = new Date(entry.consumed_at);
  return {
    name: entry.food_description,
    portion: entry.portion,
    calories: String(entry.calories),
    protein: String(entry.protein),
    carbs: String(entry.carbs),
    fats: String(entry.fats),
    fiber: String(entry.fiber),
    meal: mealOfEntry({ ...entry, id: "" }, zoneHere()),
    day: dayOfEntry(entry, zoneHere()),
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  };
}

/** A figure as typed; empty is nought, and a comma is a point. */
function numberIn(text: string): number | undefined {
  const number = Number(text.trim().replace(",", "."));
  return Number.isFinite(number) && number >= 0 && number <= MOST_KCAL ? number : undefined;
}

export function errorsIn(draft: EntryDraft, today: string): DraftErrors {
  const errors: DraftErrors = {};
  if (draft.name.trim() === "") errors.name = t.sayWhat;
  if (draft.calories.trim() === "" || numberIn(draft.calories) === undefined) errors.calories = t.kcalWrong;
  for (const figure of figures)
    if (figure !== "calories" && numberIn(draft[figure]) === undefined) errors[figure] = t.gramsWrong;
  if (!/^\d{4}-\d\d-\d\d$/u.test(draft.day) || draft.day > today || draft.day < "2000")
    errors.day = t.dayWrong;
  return errors;
}

/** Everything as it is typed; for drafts without errors. */
export function entryIn(draft: EntryDraft, before: NewEntry): NewEntry {
  const figure = (name: IntakeFigure) => numberIn(draft[name]) ?? 0;
  const instant = new Date(`${draft.day}T${draft.time === "" ? "12:00" : draft.time}`);
  return {
    food_description: draft.name.trim(),
    portion: draft.portion.trim() === "" ? oneServing : draft.portion.trim(),
    calories: Math.round(figure("calories")),
    protein: figure("protein"),
    carbs: figure("carbs"),
    fats: figure("fats"),
    fiber: figure("fiber"),
    is_estimate: before.is_estimate && figures.every((name) => figure(name) === before[name]),
    // An instant that was not changed keeps its seconds.
    consumed_at: sameMinute(instant, before.consumed_at) ? before.consumed_at : instant.toISOString(),
    eaten_on: draft.day,
    meal: draft.meal,
  };
}

function sameMinute(instant: Date, other: string): boolean {
  return Math.floor(instant.getTime() / 60_000) === Math.floor(Date.parse(other) / 60_000);
}

/** Only what is different. */
export function correctionOf(next: NewEntry, before: DiaryEntry): Correction {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(next).filter(([name, value]) => known.get(name) !== value));
}

/** Half of it, or twice as much, by every figure that is typed. */
export function scaled(draft: EntryDraft, factor: number): EntryDraft {
  const figure = (name: IntakeFigure) => numberIn(draft[name]) ?? 0;
  const intake = portionOf(
    {
      calories: figure("calories"),
      protein: figure("protein"),
      carbs: figure("carbs"),
      fats: figure("fats"),
      fiber: figure("fiber"),
    },
    factor,
  );
  const portion = factor === 2 ? twiceOf(draft.portion) : halfOf(draft.portion);
  const texts = Object.fromEntries(figures.map((name) => [name, String(intake[name])]));
  return { ...draft, ...texts, portion };
}
