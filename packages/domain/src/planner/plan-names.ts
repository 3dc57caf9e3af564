import { formatDate } from "../dates/format-date.ts";

/** spec: 2, section 5. What a plan is called that a person saves without naming it. */
export const MANUAL_PLAN_NAME = "My Meal Plan";

/** spec: 2, section 5. What a plan is called that saves itself, with the day it was made in the reader's own words. */
export function autoSavedPlanName(
  savedAt: number,
  options: { readonly locale?: string; readonly timeZone?: string } = {},
): string {
  return `Meal Plan - ${formatDate(savedAt, options)}`;
}
