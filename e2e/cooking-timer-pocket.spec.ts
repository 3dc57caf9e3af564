import { createECDH, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type CDPSession, chromium, type Page, type Request } from "@playwright/test";
import { browser, devices } from "./browser.ts";
import { signUp } from "./person.ts";
import { startServer } from "./server.ts";
import { shownNotifications } from "./shown-notifications.ts";
import { expect, open, test as base } from "./test.ts";
import { listen, openTimer, start, stepIs, stepNotes } from "./timer-page.ts";
import { appIsKept } from "./worker.ts";

const minute = 60_000;

interface Alarm {
  readonly alarm: string;
  readonly stepIndex: number;
  readonly at: number;
}

interface Pocket {
  readonly context: BrowserContext;
  /** The alarms that the server was told last; it took them. */
  readonly told: () => Promise<readonly Alarm[]>;
  /** What a push service does: it wakes the worker. */
  readonly push: (alarm: Alarm | undefined) => Promise<void>;
  /** The titles of what the device showed so far. */
  readonly shown: () => readonly string[];
}

/** Push reaches a worker only in a profile that is kept, and only where its person agreed. */
const test = base.extend<{ pocket: Pocket }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture stands on.
  pocket: async ({}, use) => {
    const server = await startServer({ WEB_PUSH: "on" });
    const profile = await mkdtemp(join(tmpdir(), "meal-profile-"));
    const context = await chromium.launchPersistentContext(profile, {
      ...browser,
      ...devices.phone,
      baseURL: server.origin,
      serviceWorkers: "allow",
      reducedMotion: "reduce",
      permissions: ["notifications"],
    });
    try {
      await context.addInitScript(stubSubscription, subscription());
      await signUp(context.request, server.origin);
      await use(await pocketOf(context, server.origin));
    } finally {
      await context.close();
      await server.stop();
      await rm(profile, { recursive: true, force: true });
    }
  },
});

async function pocketOf(context: BrowserContext, origin: string): Promise<Pocket> {
  // It looks on from beside the app.
  const beside = await context.newPage();
  await beside.goto("/robots.txt");
  const session = await context.newCDPSession(beside);
  const registrationId = registered(session, origin);
  await session.send("ServiceWorker.enable");
  const plans: Request[] = [];
  context.on("request", (request) => {
    if (request.url().endsWith("/api/push/alarms")) plans.push(request);
  });
  return {
    context,
    told: async () => {
      await expect.poll(async () => (await plans.at(-1)?.response())?.status()).toBe(204);
      const body: { alarms: readonly Alarm[] } = plans.at(-1)?.postDataJSON();
      return body.alarms;
    },
    push: async (ring) => {
      const data = JSON.stringify({ web_push: 8030, ring });
      const to = { origin, registrationId: await registrationId, data };
      await session.send("ServiceWorker.deliverPushMessage", to);
    },
    shown: await shownNotifications(beside),
  };
}

function registered(session: CDPSession, origin: string): Promise<string> {
  return new Promise((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
}

/** A subscription of a push service that nobody reaches. */
function subscription() {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  return {
    endpoint: `https://push.invalid/${randomBytes(16).toString("hex")}`,
    keys: { p256dh: keys.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") },
  };
}

/** Runs in the page: a real subscription would need the push service of the browser's maker. */
function stubSubscription(json: object): void {
  const made = (options: object) => ({
    options,
    toJSON: () => json,
    unsubscribe: () => Promise.resolve(true),
  });
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(null),
    subscribe: (options: object) => Promise.resolve(made(options)),
  });
}

async function openKept(page: Page, ...minutes: readonly number[]): Promise<void> {
  await page.clock.install();
  await openTimer(page, ...minutes);
  await appIsKept(page);
  await start(page);
}

test("an alarm rings once, whether the page is there or not, and however often its push comes", async ({
  pocket,
}) => {
  const { context, told, push, shown } = pocket;
  const notes = await listen(context);
  const page = await context.newPage();
  await openKept(page, 1, 1, 1);
  const [first, second, end] = await told();
  expect([first, second, end].map((alarm) => alarm?.alarm)).toEqual(["step", "step", "completion"]);

  // Closed: the push rings, and a second one does not.
  await page.goto("about:blank");
  await push(first);
  await expect.poll(shown).toEqual(["Next Step Ready!"]);
  await push(first);

  // Open again: what rang is over, and the next one rings on the page alone.
  await page.clock.fastForward(minute);
  await open(page, "/cooking-timer");
  await stepIs(page, "Step 2 of 3");
  await page.mouse.click(2, 2);
  await page.clock.fastForward(minute);
  await stepIs(page, "Step 3 of 3");
  await expect.poll(notes).toBe(stepNotes);
  await push(second);

  // Stopped: the push of a step that does not end is for nothing.
  await page.getByRole("button", { name: "Pause" }).click();
  await expect.poll(told).toEqual([]);
  await push(end);
  expect(shown()).toEqual(["Next Step Ready!"]);
  expect(notes()).toBe(stepNotes);
});
