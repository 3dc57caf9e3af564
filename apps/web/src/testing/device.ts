import type { CDPSession } from "@vitest/browser-playwright";
import { onTestFinished } from "vitest";
import { cdp, page } from "vitest/browser";

/** What a browser can be asked about its device. */
interface Media {
  readonly "prefers-reduced-motion"?: "reduce" | "no-preference";
  readonly "prefers-color-scheme"?: "light" | "dark";
  readonly "forced-colors"?: "active" | "none";
}

/** What every test begins with; vitest.config.ts asks for less motion. */
const usual = {
  "prefers-reduced-motion": "reduce",
  "prefers-color-scheme": "light",
  "forced-colors": "none",
} as const;

/** The device says so from here on, until the test is over. */
export async function deviceSays(media: Media): Promise<void> {
  onTestFinished(() => emulate(usual));
  await emulate({ ...usual, ...media });
}

async function emulate(media: Media): Promise<void> {
  const features = Object.entries(media).map(([name, value]) => ({ name, value }));
  const session: CDPSession = cdp();
  await session.send("Emulation.setEmulatedMedia", { features });
}

/** The window of a desktop, until the test is over; a phone's when nobody says so. */
export async function onDesktop(): Promise<void> {
  await sizeIs(1280, 800);
}

/** A window of this size, until the test is over. */
export async function sizeIs(width: number, height: number): Promise<void> {
  const before = { width: innerWidth, height: innerHeight };
  onTestFinished(() => page.viewport(before.width, before.height));
  await page.viewport(width, height);
}
