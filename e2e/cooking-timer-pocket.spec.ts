import { createECDH, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, type CDPSession, chromium, type Page, type Request } from "@playwright/test";
import { browser, devices } from "./browser.ts";
import { logOut, newPerson, signIn, signUp } from "./person.ts";
import { startServer } from "./server.ts";
import { shownNotifications } from "./shown-notifications.ts";
import { expect, open, test as base } from "./test.ts";
import { completionNotes, listen, openTimer, start, stepIs, stepNotes } from "./timer-page.ts";
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
  /** Whether its push service still knows it. */
  readonly isSubscribed: () => boolean;
}

/** Devices of one person. Push reaches a worker only in a profile that is kept, and only where its person agreed. */
const test = base.extend<{ openPocket: () => Promise<Pocket> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture stands on.
  openPocket: async ({}, use) => {
    const server = await startServer({ WEB_PUSH: "on" });
    const person = newPerson();
    const contexts: BrowserContext[] = [];
    const profiles: string[] = [];
    try {
      await use(async () => {
        const profile = await mkdtemp(join(tmpdir(), "meal-profile-"));
        profiles.push(profile);
        const context = await chromium.launchPersistentContext(profile, {
          ...browser,
          ...devices.phone,
          baseURL: server.origin,
          serviceWorkers: "allow",
          reducedMotion: "reduce",
          permissions: ["notifications"],
        });
        const comeIn = contexts.length === 0 ? signUp : signIn;
        contexts.push(context);
        await comeIn(context.request, server.origin, person);
        return pocketOf(context, server.origin);
      });
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
      await server.stop();
      await Promise.all(profiles.map((profile) => rm(profile, { recursive: true, force: true })));
    }
  },
});

async function pocketOf(context: BrowserContext, origin: string): Promise<Pocket> {
  let key: readonly number[] | null = null;
  await context.exposeFunction("keyAtPushService", (next?: readonly number[] | null) => {
    if (next !== undefined) key = next;
    return key;
  });
  await context.addInitScript(stubSubscription, subscription());
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
    isSubscribed: () => key !== null,
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
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- The page gets this function alone.
  const keyThere = async (...next: readonly unknown[]): Promise<readonly number[] | null> =>
    Reflect.get(window, "keyAtPushService")(...next);
  const made = (key: readonly number[]) => ({
    options: { applicationServerKey: Uint8Array.from(key).buffer },
    toJSON: () => json,
    unsubscribe: async () => (await keyThere(null)) === null,
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const key = await keyThere();
      return key === null ? null : made(key);
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      const key = [...applicationServerKey];
      await keyThere(key);
      return made(key);
    },
  });
}

async function openKept(page: Page, ...minutes: readonly number[]): Promise<void> {
  await page.clock.install();
  await openTimer(page, ...minutes);
  await appIsKept(page);
  await start(page);
}

test("an alarm rings once, whether the page is there or not, and however often its push comes", async ({
  openPocket,
}) => {
  const { context, told, push, shown } = await openPocket();
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

test("an alarm rings once on a page out of sight, asleep and awake, with pushes late and lost, and on no other device", async ({
  openPocket,
}) => {
  const { context, told, push, shown } = await openPocket();
  const other = await openPocket();
  const elsewhere = await other.context.newPage();
  await open(elsewhere, "/cooking-timer");
  await appIsKept(elsewhere);
  const notes = await listen(context);
  const page = await context.newPage();
  await openKept(page, 1, 1, 1);
  const [first, second] = await told();
  await page.evaluate(() => Object.defineProperty(document, "visibilityState", { value: "hidden" }));

  // Asleep, its clock stands: the push rings, on this device alone. Awake again it is silent about that step.
  await push(first);
  await other.push(first);
  await expect.poll(shown).toEqual(["Next Step Ready!"]);
  await page.clock.fastForward(minute);
  await stepIs(page, "Step 2 of 3");

  // The next push is lost, so the page rings by itself, and says so. Late after all, the push is for nothing.
  await page.clock.fastForward(minute);
  await expect.poll(shown).toEqual(["Next Step Ready!", "Next Step Ready!"]);
  await expect.poll(notes).toBe(stepNotes);
  await push(second);
  await page.clock.fastForward(minute);
  await expect.poll(shown).toEqual(["Next Step Ready!", "Next Step Ready!", "Cooking Complete!"]);
  await expect.poll(notes).toBe(stepNotes + completionNotes);
  expect(other.shown()).toEqual([]);
});

test("a device whose person leaves is no longer known to its push service", async ({ openPocket }) => {
  const { context, told, isSubscribed } = await openPocket();
  const page = await context.newPage();
  await openTimer(page, 30);
  await appIsKept(page);
  await start(page);
  await told();
  expect(isSubscribed()).toBe(true);

  // The session runs out over the timer, which goes on ringing; whoever is not meant takes it away.
  await context.clearCookies();
  await page.reload();
  const notMe = page.getByRole("button", { name: "Not you?" });
  await expect(notMe).toBeVisible();
  expect(isSubscribed()).toBe(true);
  await notMe.click();
  await expect.poll(isSubscribed).toBe(false);
});

test("a device that is signed out is no longer known to its push service", async ({ openPocket }) => {
  const { context, told, isSubscribed } = await openPocket();
  const page = await context.newPage();
  await openTimer(page, 30);
  await appIsKept(page);
  await start(page);
  await told();
  expect(isSubscribed()).toBe(true);
  await logOut(page);
  await expect.poll(isSubscribed).toBe(false);
});
