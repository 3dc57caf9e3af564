// What runs in the page is written here too.
/// <reference lib="dom" />
import { randomUUID } from "node:crypto";
import { devices } from "../../e2e/browser.ts";
import { savePlan } from "../../e2e/kitchen.ts";
import { middleOf } from "../../e2e/middle-of.ts";
import { signUp } from "../../e2e/person.ts";
import { open } from "../../e2e/test.ts";
import { type Browser, type Page, slowDown } from "./long-list.ts";

const weeks = 52;
const swipes = 8;

/** A year of saved weeks, all of them in one list, and a phone whose processor is slow. */
export async function measureScrolling(browser: Browser, origin: string) {
  const context = await browser.newContext({ ...devices.phone, serviceWorkers: "block", baseURL: origin });
  const { request } = context;
  await signUp(request, origin);
  const { id } = await savePlan(request, "Week 1", 7);
  const headers = { "x-session-mode": "cookie" };
  const { content } = await (await request.get(`/api/meal-plans/${id}`, { headers })).json();
  for (let week = 1; week < weeks; week += 1) {
    const data = {
      id: randomUUID(),
      name: `Week ${week + 1}`,
      content: { ...content, startDate: dayOf(week) },
    };
    // oxlint-disable-next-line no-await-in-loop -- One week after the other, as they are saved.
    const saved = await request.post("/api/meal-plans", { headers, data });
    if (!saved.ok()) throw new Error(`A week could not be saved: ${await saved.text()}`);
  }
  const page = await context.newPage();
  await open(page, "/planner");
  await page.getByRole("button", { name: "Plans", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const rows = dialog.getByRole("listitem");
  await rows.first().waitFor();
  while ((await rows.count()) < weeks) {
    const before = await rows.count();
    // oxlint-disable-next-line no-await-in-loop -- Page after page.
    await dialog.getByRole("button", { name: "Show more" }).click();
    // oxlint-disable-next-line no-await-in-loop -- The same.
    await rows.nth(before).waitFor({ state: "attached" });
  }
  const figures = await scroll(page);
  await context.close();
  return { weeks, ...figures };
}

function dayOf(week: number): string {
  return new Date(Date.now() - week * 7 * 86_400_000).toISOString().slice(0, 10);
}

/** Down and up again: the page's own time for a frame, and the frames that came. */
async function scroll(page: Page) {
  const session = await slowDown(page.context(), page);
  // Time on the thread, and not on the clock: what else the machine does meanwhile does not count.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  const on = await middleOf(page.getByRole("dialog").getByRole("region"));
  await page.evaluate(watchFrames);
  const begin = await spent();
  for (let swipe = 0; swipe < swipes; swipe += 1) {
    // oxlint-disable-next-line no-await-in-loop -- One swipe after the other, as a thumb does.
    await session.send("Input.synthesizeScrollGesture", {
      ...on,
      // The last page came in at the end.
      yDistance: swipe < swipes / 2 ? 1500 : -1500,
      speed: 3000,
      gestureSourceType: "touch",
    });
  }
  const threadMs = (await spent()) - begin;
  const frames = await page.evaluate(() => globalThis.frameTimes);
  const sorted = frames.toSorted((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
  return {
    frames: frames.length,
    threadMsAFrame: threadMs / frames.length,
    medianMs: at(0.5),
    slowMs: at(0.95),
  };
}

declare global {
  /** How long each frame took to come after the one before. */
  var frameTimes: number[];
}

function watchFrames(): void {
  globalThis.frameTimes = [];
  let last = performance.now();
  const look = (now: number): void => {
    globalThis.frameTimes.push(now - last);
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
