// What runs in the page is written here too.
/// <reference lib="dom" />
import { choose } from "../../e2e/shopping-page.ts";
import { type Browser, openLongList } from "./long-list.ts";

declare global {
  /** The longest time in which the page drew nothing, in milliseconds. */
  var longestPause: number;
  /** When something was last pressed. */
  var pressedAt: number;
}

/** Writes a list of 200 items into a file, as a phone would for the first time, and looks how long the page stands still. */
export async function measurePdf(browser: Browser, origin: string) {
  const { page, context } = await openLongList(browser, origin, 200);
  await page.evaluate(watchPauses);
  const downloading = page.waitForEvent("download");
  await choose(page, "Export PDF");
  await downloading;
  const end = Date.now();
  const { pauseMs, begin } = await page.evaluate(() => ({
    pauseMs: globalThis.longestPause,
    begin: globalThis.pressedAt,
  }));
  await context.close();
  return { totalMs: end - begin, pauseMs };
}

function watchPauses(): void {
  globalThis.longestPause = 0;
  globalThis.pressedAt = 0;
  addEventListener("click", () => (globalThis.pressedAt = Date.now()), true);
  let last = performance.now();
  const look = (now: number): void => {
    globalThis.longestPause = Math.max(globalThis.longestPause, now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
