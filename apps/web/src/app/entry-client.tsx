import { createRoot, hydrateRoot } from "react-dom/client";
import { catchInstallOffer } from "../platform/install-offer.ts";
import { network } from "../platform/network.ts";
import { followTheme } from "../platform/theme.ts";
import { startServiceWorker } from "../platform/update.ts";
import { waitWith } from "../ui/lazy-part.ts";
import { App } from "./app.tsx";
import { showFaces } from "./faces.ts";
import { loadSiteLinks } from "./layout/site-menu.tsx";
import { makeRouter } from "./router.ts";
import { sessionAdapter as session } from "./session-adapter.ts";
// oxlint-disable-next-line import/no-unassigned-import -- Nearly every screen draws them: here they are no file of their own.
import "../ui/badge.tsx";
// oxlint-disable-next-line import/no-unassigned-import -- The same.
import "../ui/card.tsx";

const root = document.querySelector<HTMLElement>("#root");
let isStarted = false;

/** Draws the app into the page: over what was prerendered where that is the same page, else from nothing. */
export async function start(): Promise<void> {
  if (isStarted || root === null) return;
  isStarted = true;
  catchInstallOffer();
  waitWith(network);
  showFaces();
  followTheme();
  // A keyboard comes with something that can be written in, and so does what follows it.
  addEventListener("focusin", () => void followKeyboard().catch(() => {}), { once: true });
  const router = makeRouter({ session });
  const startedAt = router.history.entry().address.pathname;
  // A prerendered page names the address it was drawn for; "*" is the not-found page.
  const drawnFor = root.dataset["page"] === "*" ? startedAt : root.dataset["page"];
  const known = session.current();
  await Promise.all([router.load(), drawnFor !== undefined && loadSiteLinks()]);
  session.subscribe(() => void router.load());
  // Whoever it is may have turned out while the page's code was on its way.
  if (session.current() !== known) await router.load();
  const app = <App router={router} session={session} />;
  if (drawnFor === router.shown().address.pathname) {
    hydrateRoot(root, app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
  delete document.documentElement.dataset["leaving"];
  await startServiceWorker();
}

async function followKeyboard(): Promise<void> {
  (await import("../platform/keyboard.ts")).followKeyboard();
}

// Pages that were written at build time start it themselves (entry-deferred.tsx).
if (root?.dataset["page"] === undefined) void start();
