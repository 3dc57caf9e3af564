import type { Page } from "@playwright/test";

/** `test.use` takes this where a test is about what the service worker does. */
export const withWorker = { serviceWorkers: "allow" } as const;

/** Waits until the service worker has the whole app on the device. */
export async function appIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
