import { catchInstallOffer } from "../platform/install-offer.ts";
import { wasSignedIn } from "../platform/was-signed-in.ts";
import { loadAllStyles } from "./all-styles.ts";
import { repeatEarlyPresses } from "./early-presses.ts";
import { showFaces } from "./faces.ts";
import { showLaterDrawings } from "./later-drawings.ts";

// Public pages are complete without script, so theirs comes when somebody is there to use it: at the first sign of
// a person, or before the carousel's first move. Who was signed in is on the way elsewhere, and waits for nothing. Nor
// does a visit whose files the service worker has kept: it may be of somebody whom only their cookie remembers.
const signsOfAPerson = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll"] as const;
const beforeTheFirstMoveMs = 3000;

async function startApp(): Promise<void> {
  const [{ start }] = await Promise.all([import("./entry-client.tsx"), loadAllStyles()]);
  await start();
}

const hasFilesKept = () => "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
const begin = () => void startApp();
const whenIdle = () => {
  showFaces();
  showLaterDrawings();
  setTimeout(begin, wasSignedIn() || hasFilesKept() ? 0 : beforeTheFirstMoveMs);
};
// A timer set while a frame is made ends after that frame has been painted.
const afterPaint = () => requestAnimationFrame(() => setTimeout(whenIdle));

catchInstallOffer();
repeatEarlyPresses();
for (const sign of signsOfAPerson) addEventListener(sign, begin, { once: true, passive: true });
if (document.readyState === "complete") afterPaint();
else addEventListener("load", afterPaint, { once: true });
