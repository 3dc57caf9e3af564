import { localDayOf } from "@meal/domain/dates/format-date";

/** Today in the person's own zone. */
export function today(): string {
  return localDayOf(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
