import { formatDate } from "../dates/format-date.ts";

/** spec: 2, section 5. What a plan is called that a person saves without naming it. */
export const MANUAL_PLAN_NAME = "My Meal Plan";

const SAVED_ITSELF = "Meal Plan - ";

/** spec: 2, section 5. What a plan is called that saves itself, with the day it was made in the reader's own words. */
export function autoSavedPlanName(
  savedAt: number,
  options: { readonly locale?: string; readonly timeZone?: string } = {},
): string {
  return `${SAVED_ITSELF}${formatDate(savedAt, options)}`;
}

/** Whether a plan has the name that it saved itself under. */
export const isAutoSavedName = (name: string): boolean => name.startsWith(SAVED_ITSELF);

/**
 * The name that a new plan is kept under. Plans that save themselves on one day get numbers, so that a person can tell them
 * apart; a name that somebody gave stays, also where another plan has it.
 */
export function nameAmong(name: string, taken: readonly string[]): string {
  if (!isAutoSavedName(name) || !taken.includes(name)) return name;
  const day = name.replace(/ \(\d+\)$/u, "");
  const numbered = taken.map((_, at) => `${day} (${at + 2})`);
  return numbered.find((each) => !taken.includes(each)) ?? name;
}
