import type { Page } from "@playwright/test";

/**
 * The titles of what the browser shows outside of its pages from here on, in their order. The browser writes it down by
 * itself: a page that asks what is shown while something is on its way makes Chromium forget that.
 */
export async function shownNotifications(page: Page): Promise<() => readonly string[]> {
  const titles: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("BackgroundService.backgroundServiceEventReceived", ({ backgroundServiceEvent }) => {
    const { eventName, eventMetadata } = backgroundServiceEvent;
    const title = eventMetadata.find(({ key }) => key === "Title")?.value;
    if (eventName === "Notification displayed") titles.push(title ?? "");
  });
  await session.send("BackgroundService.startObserving", { service: "notifications" });
  await session.send("BackgroundService.setRecording", { service: "notifications", shouldRecord: true });
  return () => [...titles];
}
