import type { ChatContext } from "@meal/domain/chef/chef-port";
import type { Meal } from "@meal/domain/chef/plans";
import { capitalise } from "../dishes/rename.ts";

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const PLACES = ["breakfast", "lunch", "dinner", "snack", "dessert", "soup"];

const IS_EVENING = /\btonights?\b|\bsuppers?\b|\bthis evening\b|\b(?:tomorrow|\w+day) (?:night|evening)s?\b/;

/** Which of the planned meals somebody means. Day 1 is today. */
type AskedMeals = { readonly day: number | "all"; readonly place: string | undefined };

/** The day and the meal of it that a question names; tonight is dinner, and whoever names no day means today. */
export function readAsked(plain: string, { plan, today }: ChatContext): AskedMeals {
  const named = PLACES.find((word) => plain.includes(word));
  const isEvening = IS_EVENING.test(plain);
  return { day: readDay(plain, plan.length, today), place: named ?? (isEvening ? "dinner" : undefined) };
}

function readDay(plain: string, days: number, today: string | undefined): number | "all" {
  const said = /\bday (\d+)\b/.exec(plain)?.[1];
  if (said !== undefined) return Number(said);
  if (/\bday after tomorrow\b/.test(plain)) return 3;
  if (/\btomorrows?\b/.test(plain)) return 2;
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name}s?\\b`).test(plain));
  if (weekday >= 0 && today !== undefined) return ((weekday - weekdayOf(today) + 7) % 7) + 1;
  return /\b(?:week|whole|plan|all)\b/.test(plain) && days > 1 ? "all" : 1;
}

const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** What one calls a day, and a meal of it. */
export function nameOf(day: number, place: string | undefined, today: string | undefined): string {
  if (day === 1 && place === "dinner") return "tonight";
  const name = day === 1 ? "today" : day === 2 ? "tomorrow" : laterName(day, today);
  return place === undefined ? name : `${place} ${name}`;
}

function laterName(day: number, today: string | undefined): string {
  if (today === undefined) return `on day ${day}`;
  return `on ${capitalise(WEEKDAYS[(weekdayOf(today) + day - 1) % 7] ?? "")}`;
}

/** The meals of a day that stand at a place: by their type, their kind, or where they stand. */
export function mealsAt(meals: readonly Meal[], place: string | undefined): readonly Meal[] {
  if (place === undefined) return meals;
  const found = meals.filter(
    ({ type, category }) => type.toLowerCase().includes(place) || category === place,
  );
  if (found.length > 0) return found;
  if (place === "dinner") return meals.slice(-1);
  return place === "lunch" ? meals.slice(Math.min(1, meals.length - 1), 2) : [];
}
