import { logOnly } from "./log-only.ts";

/** The number on the icon of the installed app. Where there is no such thing nothing happens. */
export function showBadge(count: number): void {
  const device: Partial<Pick<Navigator, "setAppBadge">> = navigator;
  device.setAppBadge?.(count).catch((error: unknown) => logOnly("No badge", error));
}
