import type { Page } from "@playwright/test";

/** The clock on the wall says this from the next page on; the day and everything that is timed stay as they are. */
export async function clockSays(page: Page, hours: number, minutes: number): Promise<void> {
  await page.addInitScript(
    ([hour, minute]) => {
      Object.assign(Date.prototype, { getHours: () => hour, getMinutes: () => minute });
    },
    [hours, minutes] as const,
  );
}
