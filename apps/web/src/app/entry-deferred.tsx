import { catchInstallOffer } from "../platform/install-offer.ts";
import { repeatEarlyPresses } from "./early-presses.ts";
import { showFaces } from "./faces.ts";

// Public pages are complete without script, so theirs comes after the first paint: at the first idle
// moment after loading, or at once when somebody touches the page.
const begin = () => void import("./entry-client.tsx");
const whenIdle = () => {
  showFaces();
  if ("requestIdleCallback" in globalThis) requestIdleCallback(begin);
  else begin();
};
// A timer set while a frame is made ends after that frame has been painted.
const afterPaint = () => requestAnimationFrame(() => setTimeout(whenIdle));

catchInstallOffer();
repeatEarlyPresses();
for (const touch of ["pointerdown", "keydown"] as const) addEventListener(touch, begin, { once: true });
if (document.readyState === "complete") afterPaint();
else addEventListener("load", afterPaint, { once: true });
