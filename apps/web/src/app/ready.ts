export const appReadyEvent = "app-ready";

/** Says that the app answers presses from now on; the browser tests read the attribute. */
export function announceReady(): void {
  const look = document.querySelector("#boot[data-look]");
  // The app is still behind what was seen last (first-look-snippet.js).
  if (look !== null) return look.addEventListener("look-over", announceReady);
  document.documentElement.dataset["app"] = "ready";
  dispatchEvent(new Event(appReadyEvent));
}
