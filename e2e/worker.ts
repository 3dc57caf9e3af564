import type { Page } from "@playwright/test";

/** Waits until the service worker has the whole app on the device. */
export async function appIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
