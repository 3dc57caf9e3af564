// Inlined in the head of every page and named by its hash in the Content-Security-Policy.
// It runs before the first paint, so the wrong theme never shows. Keep it in step with platform/theme.ts.
// Where our typefaces are not on the device (neither kept by the service worker nor fetched in this visit), the words
// come in the fallback faces, which have the measures of ours; ours follow after the paint (app/faces.ts), so that
// no word waits for a font.
// Who is signed in is on the way from the entrance to the dashboard: what greets guests does not show meanwhile, unless
// the app does not come (app/entry-client.tsx).
(() => {
  const page = document.documentElement.dataset;
  let choice = "light";
  let wasSignedIn = false;
  let hasFaces = Boolean(navigator.serviceWorker?.controller);
  try {
    choice = localStorage.getItem("ui-theme") ?? "light";
    wasSignedIn = localStorage.getItem("isLoggedIn") === "true";
    hasFaces ||= sessionStorage.getItem("faces") !== null;
  } catch {
    // Storage may be forbidden; the default theme is then the right one.
  }
  if (!hasFaces) page.faces = "later";
  if (wasSignedIn && /^\/(?:index|landing)?$/u.test(location.pathname)) {
    page.leaving = "";
    setTimeout(() => delete page.leaving, 5000);
  }
  const isDark =
    choice === "dark" || (choice === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  page.theme = isDark ? "dark" : "light";
})();
