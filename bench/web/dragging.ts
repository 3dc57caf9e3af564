// What runs in the page is written here too.
/// <reference lib="dom" />
import { devices } from "../../e2e/browser.ts";
import { middleOf } from "../../e2e/middle-of.ts";
import { open } from "../../e2e/test.ts";
import { type Browser, type Page, slowDown } from "./long-list.ts";

const drags = 10;

/** Carries meals of a week to the next day and back: at this machine's pace, then with a processor 4 times slower. */
export async function measureDragging(browser: Browser, origin: string) {
  const context = await browser.newContext({
    ...devices.desktop,
    // Room enough that nothing lies near an edge, where the page would scroll along.
    viewport: { width: 1280, height: 1600 },
    serviceWorkers: "block",
    baseURL: origin,
  });
  const page = await context.newPage();
  await open(page, "/planner");
  await page.getByRole("button", { name: "Just plan my week" }).click();
  const days = page.getByRole("list", { name: "Days" }).locator("> li");
  await days.nth(6).waitFor();
  await page
    .getByRole("progressbar", { name: /^(?:Setting|Your plan|Planning)/u })
    .waitFor({ state: "detached" });
  // Time on the thread, and not on the clock: what else the machine does meanwhile does not count.
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const asItIs = await carryAll(page, spent);
  await slowDown(context, page);
  const slowed = await carryAll(page, spent);
  await context.close();
  return { asItIs, slowed };
}

/** The main thread's own milliseconds for each way, and of them those of letting go: the median of ten. */
async function carryAll(page: Page, spent: () => Promise<number>) {
  const days = page.getByRole("list", { name: "Days" }).locator("> li");
  const all: number[] = [];
  const drops: number[] = [];
  for (let drag = 0; drag < drags; drag += 1) {
    const [here, there] = drag % 2 === 0 ? [0, 1] : [1, 0];
    /* oxlint-disable no-await-in-loop -- One drag after the other, as a person does. */
    const from = await middleOf(days.nth(here).locator("[data-move-item]").last());
    const to = await middleOf(days.nth(there).getByRole("heading", { level: 3 }));
    await page.mouse.move(from.x, from.y);
    const begin = await spent();
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 10 });
    const carried = await spent();
    await page.mouse.up();
    await page.evaluate(drawn);
    const end = await spent();
    /* oxlint-enable no-await-in-loop */
    all.push(end - begin);
    drops.push(end - carried);
  }
  return { allMs: median(all), dropMs: median(drops) };
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Infinity;
}

/** Resolves once the next frame is on the screen. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
