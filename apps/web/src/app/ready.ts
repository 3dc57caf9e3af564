export const appReadyEvent = "app-ready";

/** Says that the app answers presses from now on; the browser tests read the attribute. */
export function announceReady(): void {
  document.documentElement.dataset["app"] = "ready";
  dispatchEvent(new Event(appReadyEvent));
}
