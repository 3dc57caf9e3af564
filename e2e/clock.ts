import type { Page } from "@playwright/test";
import { localDayOf } from "@meal/domain/dates/format-date";

/**
 * Somewhere it is not the day that the server's clock tells, nor will midnight come within the hour. Whatever takes the one
 * day for the other fails in every run, and not only in those that somebody begins late in the evening.
 */
export const whereItIsAnotherDay = (): string =>
  new Date().getUTCHours() < 10 ? "Pacific/Niue" : "Pacific/Kiritimati";

/** Today where the journeys take place. */
export const today = (): string => localDayOf(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** The clock on the wall says this from the next page on; the day and everything that is timed stay as they are. */
export async function clockSays(page: Page, hours: number, minutes: number): Promise<void> {
  await page.addInitScript(
    ([hour, minute]) => {
      Object.assign(Date.prototype, { getHours: () => hour, getMinutes: () => minute });
    },
    [hours, minutes] as const,
  );
}
