// What runs in the pages is written here too.
/// <reference lib="dom" />
import { signUp } from "../../e2e/person.ts";
import { addItem, openList, stateIs, tickOf } from "../../e2e/shopping-page.ts";
import type { Browser, Page } from "./long-list.ts";

const ticks = 40;

/** From a tick on one device until another device of the same person has drawn it. */
export async function measureLive(browser: Browser, origin: string) {
  const here = await browser.newContext({ baseURL: origin });
  await signUp(here.request, origin);
  const there = await browser.newContext({ baseURL: origin, storageState: await here.storageState() });
  const [one, other] = [await here.newPage(), await there.newPage()];
  await openList(one);
  await addItem(one, "milk");
  await stateIs(one, "saved");
  await openList(other);
  await tickOf(other, "milk").waitFor();
  const times: number[] = [];
  for (let tick = 0; tick < ticks; tick += 1) {
    // oxlint-disable-next-line no-await-in-loop -- One tick after the other, now from here and now from there.
    times.push(await (tick % 2 === 0 ? between(one, other) : between(other, one)));
  }
  await Promise.all([here.close(), there.close()]);
  const sorted = times.toSorted((a, b) => a - b);
  return { ticks, medianMs: sorted[ticks / 2] ?? Infinity, longestMs: sorted.at(-1) ?? Infinity };
}

async function between(from: Page, to: Page): Promise<number> {
  await to.evaluate(watchTick);
  const begin = await from.evaluate(tickNow);
  const end = await to.evaluate(() => globalThis.drawnAt);
  return end - begin;
}

declare global {
  /** When the next change of the tick is on the screen. */
  var drawnAt: Promise<number>;
}

function tickNow(): number {
  const begin = Date.now();
  document.querySelector<HTMLInputElement>("main input[type=checkbox]")?.click();
  return begin;
}

/** Looks before every frame; what a frame showed is drawn when the next one begins. */
function watchTick(): void {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- In the page there is nothing but this function.
  const isTicked = () => document.querySelector<HTMLInputElement>("main input[type=checkbox]")?.checked;
  const before = isTicked();
  globalThis.drawnAt = new Promise((resolve) => {
    const look = (): void => {
      if (isTicked() === before) requestAnimationFrame(look);
      else requestAnimationFrame(() => resolve(Date.now()));
    };
    requestAnimationFrame(look);
  });
}
