// What runs in the page is written here too.
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { randomUUID } from "node:crypto";
import { devices } from "../../e2e/browser.ts";
import type { launchBrowser } from "../../e2e/launch.ts";
import { signUp } from "../../e2e/person.ts";
import { addItem, choose, openList, tickOf } from "../../e2e/shopping-page.ts";

type Browser = Awaited<ReturnType<typeof launchBrowser>>;
type Context = Awaited<ReturnType<Browser["newContext"]>>;
type Page = Awaited<ReturnType<Context["newPage"]>>;

const slowdown = 4;
const names = ["potatoes", "řepa", "رمان", "牛乳", "🥑 avocado", "bread", "milk"];
const aisles = ["produce", "bakery", "pantry", "dairy_eggs", "frozen"];

/** Ticks a long list as a phone would, and writes a list of 200 items into a file. */
export async function measureTicking(browser: Browser, origin: string) {
  const long = await openLongList(browser, origin, 500);
  const ticks = await long.page.evaluate(tickSome);
  await long.context.close();
  const short = await openLongList(browser, origin, 200);
  const begin = performance.now();
  const downloading = short.page.waitForEvent("download");
  await choose(short.page, "Export PDF");
  await downloading;
  const pdfMs = performance.now() - begin;
  await short.context.close();
  const times = ticks.map(({ ms }) => ms).toSorted((one, other) => one - other);
  return {
    medianMs: times[Math.floor(times.length / 2)] ?? Infinity,
    isInSameFrame: ticks.every(({ isDrawn }) => isDrawn),
    pdfMs,
  };
}

async function openLongList(browser: Browser, origin: string, count: number) {
  const context = await browser.newContext({
    ...devices.phone,
    serviceWorkers: "block",
    baseURL: origin,
  });
  await signUp(context.request, origin);
  await fill(context, count);
  const page = await context.newPage();
  await openList(page);
  await tickOf(page, `${count} `).waitFor({ state: "attached" });
  // What is loaded when it is first needed lies there already.
  await addItem(page, "limes");
  await slowDown(context, page);
  return { context, page };
}

async function fill({ request }: Context, count: number): Promise<void> {
  const operations = Array.from({ length: count }, (_, at) => {
    const name = `${at + 1} ${names[at % names.length]}`;
    const item = { id: randomUUID(), name, quantity: "1", unit: "kg", aisle: aisles[at % aisles.length] };
    return { opId: randomUUID(), operation: { kind: "add", item } };
  });
  const headers = { "x-session-mode": "cookie" };
  const answer = await request.post("/api/shopping-list/operations", { headers, data: { operations } });
  if (!answer.ok()) throw new Error(`The list could not be filled: ${await answer.text()}`);
}

async function slowDown(context: Context, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
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
