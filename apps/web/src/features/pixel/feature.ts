import { createElement } from "react";
import type { Feature } from "../../platform/feature.ts";
import { isHere } from "../../platform/here.ts";
import { lazyPart } from "../../ui/lazy-part.ts";

const Pixel = lazyPart(() => import("./pixel.tsx"), "Pixel");

/** Nothing of it is loaded where the deployment has no pixel. */
function PixelOverlay() {
  return isHere("pixel") ? createElement(Pixel) : null;
}

/** Asks whether Meta may be told of a visit, and tells it. */
export const feature = { name: "pixel", routes: [], overlay: PixelOverlay } satisfies Feature;
