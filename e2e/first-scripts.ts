import { stat } from "node:fs/promises";
import { join } from "node:path";
import { devices } from "./browser.ts";
import type { launchBrowser } from "./launch.ts";
import { signUp } from "./person.ts";
import { prerenderedPaths } from "./routes.ts";

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

/** What only waits for the paint and then fetches the rest. */
const starterBytes = 2560;
const dist = join(import.meta.dirname, "../apps/web/dist");

/**
 * What the screens of every day weigh at most, in KiB of gzip: what is reached, rounded up (ADR 0045, 0047). Whoever makes one
 * lighter lowers its figure; nobody raises one without a reason in that record.
 */
export const heldKib = {
  guest: {
    "/landing": 98,
    "/planner": 159,
    "/shopping-list": 160,
    "/recipe/sample": 165,
    "/recipe-history": 116,
  },
  person: {
    "/dashboard": 121,
    "/profile": 124,
    "/cooking-timer": 155,
    "/extra-planner": 128,
    "/food-analysis": 125,
    // With the gate: what somebody is offered who keeps no diary, beside what they have stored.
    "/calorie-tracking": 125,
  },
} as const;

/** The same for whoever keeps a diary, which is a tool as the plan and the list are. */
export const heldDiaryKib = 139;

type Visitor = keyof typeof heldKib;

/**
 * The scripts a browser fetches for a screen as soon as somebody is there, as the server would send them gzipped. Where the
 * guard sends guests away, that is somebody who has just signed up.
 */
export async function measureScripts(browser: Browser, origin: string, path: string, visitor?: Visitor) {
  const asGuest = visitor === "person" ? undefined : await visit(browser, origin + path, async () => {});
  const isForGuests = asGuest?.endedAt === path;
  const { scripts, firstPaintMs } = isForGuests
    ? asGuest
    : await visit(browser, origin + path, async ({ request }) => void (await signUp(request, origin)));
  const sizes = await Promise.all(scripts.map(async ({ file }) => (await stat(`${dist}${file}.gz`)).size));
  const heavy = scripts.filter((_, index) => (sizes[index] ?? 0) > starterBytes);
  return {
    kib: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    files: scripts.length,
    // The tiny starter may come early; what weighs anything may not.
    isAfterPaint: heavy.every(({ startMs }) => startMs > firstPaintMs),
    isPublic: prerenderedPaths.includes(path),
    isForGuests,
  };
}

type Context = Awaited<ReturnType<Browser["newContext"]>>;

async function visit(browser: Browser, address: string, prepare: (context: Context) => Promise<void>) {
  const context = await browser.newContext({ ...devices.phone, serviceWorkers: "block" });
  await prepare(context);
  const page = await context.newPage();
  await page.goto(address);
  // Public pages fetch their script at the first sign of a person, who sees something before they move.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.mouse.move(1, 1);
  await page.locator("html[data-app=ready]").waitFor();
  await page.waitForLoadState("networkidle");
  const seen = await page.evaluate(() => ({
    // A part's file is fetched, and taken out of the browser's cache where it is imported.
    scripts: performance
      .getEntriesByType("resource")
      .filter(
        ({ name }, index, all) => name.endsWith(".js") && all.findIndex((one) => one.name === name) === index,
      )
      .map(({ name, startTime }) => ({ file: new URL(name).pathname, startMs: startTime })),
    firstPaintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity,
  }));
  const endedAt = new URL(page.url()).pathname;
  await context.close();
  return { ...seen, endedAt };
}
