// What runs in the page is written here too.
/// <reference lib="dom" />
import { devices } from "../../e2e/browser.ts";
import { fingerOn } from "../../e2e/finger.ts";
import { middleOf } from "../../e2e/middle-of.ts";
import { onStrip } from "../../e2e/planner-page.ts";
import { open } from "../../e2e/test.ts";
import { type Browser, type Page, slowDown } from "./long-list.ts";

const drags = 10;

/** A hand on a device that carries a meal somewhere, and lets it go. */
interface Hand {
  readonly carry: (drag: number) => Promise<void>;
  readonly letGo: () => Promise<void>;
}

/** Carries meals of a week: the main thread's own time for each, and of it that of letting go. */
export async function measureDragging(browser: Browser, origin: string, device: keyof typeof devices) {
  const tall = { ...devices[device].viewport, height: 1600 };
  // Room enough that nothing lies near an edge, where the page would scroll along.
  const context = await browser.newContext({
    ...devices[device],
    ...(device === "desktop" && { viewport: tall }),
    serviceWorkers: "block",
    baseURL: origin,
  });
  const page = await context.newPage();
  await open(page, "/planner");
  await page.getByRole("button", { name: "Just plan my week" }).click();
  await daysOf(page).nth(6).waitFor({ state: "attached" });
  await page
    .getByRole("progressbar", { name: /^(?:Setting|Your plan|Planning)/u })
    .waitFor({ state: "detached" });
  const hand = device === "phone" ? await fingerHand(page) : mouseHand(page);
  // A desktop is as fast as this machine.
  const session = await (device === "phone" ? slowDown(context, page) : context.newCDPSession(page));
  // Time on the thread, and not on the clock: what else the machine does meanwhile does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const all: number[] = [];
  const drops: number[] = [];
  for (let drag = 0; drag < drags; drag += 1) {
    /* oxlint-disable no-await-in-loop -- One drag after the other, as a person does. */
    const begin = await spent();
    await hand.carry(drag);
    const carried = await spent();
    await hand.letGo();
    await page.evaluate(drawn);
    const end = await spent();
    /* oxlint-enable no-await-in-loop */
    all.push(end - begin);
    drops.push(end - carried);
  }
  await context.close();
  return { allMs: median(all), dropMs: median(drops) };
}

const daysOf = (page: Page) => page.getByRole("list", { name: "Days" }).locator("> li");

/** From one day to the next and back, past what lies between. */
function mouseHand(page: Page): Hand {
  const days = daysOf(page);
  return {
    carry: async (drag) => {
      const [here, there] = drag % 2 === 0 ? [0, 1] : [1, 0];
      const from = await middleOf(days.nth(here).locator("[data-move-item]").last());
      const to = await middleOf(days.nth(there).getByRole("heading", { level: 3 }));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 10 });
    },
    letGo: () => page.mouse.up(),
  };
}

/** From the day that is shown to the next one on the strip; the meal of that day comes in its place. */
async function fingerHand(page: Page): Promise<Hand> {
  const finger = await fingerOn(page);
  const item = daysOf(page).locator("[data-move-item]:visible").first();
  return {
    carry: async () => {
      const from = await middleOf(item);
      const to = await middleOf(onStrip(page, 1));
      await finger.rest(from);
      await page.locator("[data-moving]").waitFor();
      for (let step = 1; step <= 10; step += 1) {
        const share = step / 10;
        // oxlint-disable-next-line no-await-in-loop -- One step after the other.
        await finger.goTo({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      }
      await page.locator("[data-over]").waitFor();
    },
    letGo: async () => void (await finger.leave()),
  };
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
