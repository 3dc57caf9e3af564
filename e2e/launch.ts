import { type Browser, chromium } from "@playwright/test";
import { browser } from "./browser.ts";

/** Starts the machine's Chromium; with a port other programs can drive it too. */
export function launchBrowser(debuggingPort?: number): Promise<Browser> {
  const more = debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`];
  return chromium.launch({ ...browser, args: [...browser.args, ...more] });
}
