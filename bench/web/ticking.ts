// What runs in the page is written here too.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { type Browser, openLongList } from "./long-list.ts";

/** Ticks a list of 500 items as a phone would. */
export async function measureTicking(browser: Browser, origin: string) {
  const { page, context } = await openLongList(browser, origin, 500);
  const ticks = await page.evaluate(tickSome);
  await context.close();
  const times = ticks.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    medianMs: times[Math.floor(times.length / 2)] ?? Infinity,
    isInSameFrame: ticks.every(({ isDrawn }) => isDrawn),
  };
}

/** Runs in the page: whether the row looks ticked before the browser may draw the next frame, and the script it took. */
async function tickSome() {
  const boxes = [...document.querySelectorAll<HTMLInputElement>("main input[type=checkbox]")].slice(0, 20);
  const ticks: { ms: number; isDrawn: boolean }[] = [];
  for (const box of boxes) {
    // oxlint-disable-next-line no-await-in-loop -- One tick after the other, as a person does.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const begin = performance.now();
    box.click();
    const ms = performance.now() - begin;
    ticks.push({ ms, isDrawn: getComputedStyle(box.closest("li") ?? box).order === "1" });
  }
  return ticks;
}
