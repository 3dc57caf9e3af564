import { test as base, type Page } from "@playwright/test";

/** What the console said that nobody asked for. */
export interface Complaints {
  /** Names a complaint that this test causes on purpose. */
  readonly allow: (pattern: RegExp) => void;
  /** Listens to one more page. */
  readonly watch: (page: Page) => void;
}

/** What a test may be told about the browser. */
export interface Word {
  /** The browser says that there is a network, whatever there is: as on the Wi-Fi of a hotel, and with some versions. */
  readonly alwaysSaysOnline: boolean;
}

/** What Playwright says where a test keeps service workers out. */
const noWorker = /^Service Worker registration blocked by Playwright$/u;

/** What ends a session: logging out, and a new address, which signs in anew. */
const endsSession = /^\/api\/auth\/(?:logout|verify)$/u;
/** What was being asked when a session ends is answered without one, and every browser says so. */
const withoutSession = /status of 401/u;

/** Every test fails on a warning or an error of the console, so also on a broken Content-Security-Policy. */
export const test = base.extend<{ complaints: Complaints } & Word>({
  alwaysSaysOnline: [false, { option: true }],
  context: async ({ context, alwaysSaysOnline }, use) => {
    if (alwaysSaysOnline) await context.addInitScript(sayOnline);
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const heard: string[] = [];
      const allowed = [noWorker];
      const watch = (watched: Page) => {
        watched.on("console", (message) => {
          if (["warning", "error"].includes(message.type())) heard.push(message.text());
        });
        watched.on("pageerror", (error) => heard.push(error.message));
        watched.on("request", (request) => {
          if (endsSession.test(new URL(request.url()).pathname)) allowed.push(withoutSession);
        });
      };
      watch(page);
      await use({ watch, allow: (pattern) => void allowed.push(pattern) });
      const complaints = heard.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      if (complaints.length > 0) throw new Error(`The console complained:\n${complaints.join("\n")}`);
    },
    { auto: true },
  ],
});

/** Runs in the page, before any script of the app. */
function sayOnline(): void {
  Object.defineProperty(Navigator.prototype, "onLine", { get: () => true });
  for (const type of ["offline", "online"]) {
    addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
  }
}

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Public pages fetch their script at the first sign of a person.
  await page.mouse.move(1, 1);
  await page.locator("html[data-app=ready]").waitFor();
}

export { expect } from "@playwright/test";
