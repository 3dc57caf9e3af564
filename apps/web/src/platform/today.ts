import { localDayOf } from "@meal/domain/dates/format-date";

/** Today in the person's own zone. */
export function today(): string {
  return localDayOf(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** The minutes since midnight where the person is. */
export function minuteOfDay(): number {
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
}
