import { isHere } from "./here.ts";

/** Whether the app stands alone on the screen, without what browsers have around a page. */
export function isInstalled(): boolean {
  return isHere("in-app") || matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches;
}
