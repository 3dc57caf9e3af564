// What runs in the page is written here too.
/// <reference lib="dom" />
import { devices } from "../../e2e/browser.ts";
import { savePlan, usePlan } from "../../e2e/kitchen.ts";
import { signUp } from "../../e2e/person.ts";
import { open } from "../../e2e/test.ts";
import { appIsKept } from "../../e2e/worker.ts";
import { type Browser, slowDown } from "./long-list.ts";

const starts = 7;

/** The installed app of somebody who has a plan, opened again on a slow phone: until it shows what they eat next. */
export async function measureStart(browser: Browser, origin: string) {
  const context = await browser.newContext({ ...devices.phone, serviceWorkers: "allow", baseURL: origin });
  await signUp(context.request, origin);
  const { id } = await savePlan(context.request, "Week", 7);
  await usePlan(context.request, id);
  await context.addInitScript(watchFirst);
  const first = await context.newPage();
  await open(first, "/dashboard");
  await appIsKept(first);
  await first
    .getByRole("button", { name: "Open the recipe" })
    .or(first.getByRole("link", { name: "Open the recipe" }))
    .first()
    .waitFor();
  // What was asked is kept a moment later.
  await first.waitForTimeout(3000);
  await first.close();
  const times: { shell: number; useful: number; ready: number; thread: number }[] = [];
  for (let start = 0; start < starts; start += 1) {
    /* oxlint-disable no-await-in-loop -- One start after the other, as a person does. */
    const page = await context.newPage();
    const session = await slowDown(context, page);
    // Beside the clock the thread's own time, in which nothing else that the machine does counts.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    // Slow 4G, as Lighthouse has it.
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 90_000,
    });
    await page.goto("/dashboard", { waitUntil: "commit" });
    await page.waitForFunction(() => globalThis.usefulAt !== undefined && globalThis.readyAt !== undefined);
    const { metrics } = await session.send("Performance.getMetrics");
    const thread = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
    const clock = await page.evaluate(() => ({
      shell: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
      useful: globalThis.usefulAt ?? Infinity,
      ready: globalThis.readyAt ?? Infinity,
    }));
    times.push({ ...clock, thread });
    await page.close();
    /* oxlint-enable no-await-in-loop */
  }
  await context.close();
  const median = (all: readonly number[]) =>
    all.toSorted((one, other) => one - other)[starts >> 1] ?? Infinity;
  return {
    starts,
    firstPaintMs: median(times.map(({ shell }) => shell)),
    usefulMs: median(times.map(({ useful }) => useful)),
    readyMs: median(times.map(({ ready }) => ready)),
    threadMs: median(times.map(({ thread }) => thread)),
    longestMs: Math.max(...times.map(({ useful }) => useful)),
  };
}

declare global {
  /** When the next meal was on the screen, be it as it was last seen. */
  var usefulAt: number | undefined;
  /** When the app had drawn it anew, and answered presses at once. */
  var readyAt: number | undefined;
}

/** Looks before every frame whether the next meal can be opened; what a frame showed is drawn when the next one begins. */
function watchFirst(): void {
  const look = (): void => {
    const isThere = /Open the recipe/u.test(document.querySelector("main")?.textContent ?? "");
    if (isThere) requestAnimationFrame(() => (globalThis.usefulAt ??= performance.now()));
    const isReady = isThere && document.documentElement.dataset["app"] === "ready";
    requestAnimationFrame(isReady ? () => (globalThis.readyAt = performance.now()) : look);
  };
  requestAnimationFrame(look);
}
