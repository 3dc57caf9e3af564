import type { BrowserContext, Page } from "@playwright/test";
import { type Person, signUp, stored } from "./person.ts";
import { expect, open, test as base } from "./test.ts";

/** Where the timer lies on the device. */
export const timerKey = "cookingTimerPersistentState";

/** Somebody new in every test: a timer may be made only so often for free. */
export const test = base.extend<{ person: Person }>({
  person: [
    async ({ context, baseURL }, use) => use(await signUp(context.request, baseURL ?? "")),
    { auto: true },
  ],
});

/** The address that brings steps of so many minutes along. */
function timerAddress(name: string, ...minutes: readonly number[]): string {
  const steps = minutes.map((timeInMinutes, at) => ({
    instruction: `Step number ${at + 1}`,
    timeInMinutes,
    color: "step-cooking",
    category: "cooking",
  }));
  return `/cooking-timer?recipeData=${encodeURIComponent(JSON.stringify({ name, steps }))}`;
}

/** Opens a timer over such steps; its address is that of the page alone. */
export async function openTimer(page: Page, ...minutes: readonly number[]): Promise<void> {
  await open(page, timerAddress("Soup", ...minutes));
  await page.getByRole("button", { name: "Create Timer" }).click();
  await expect(page).toHaveURL(/\/cooking-timer$/u);
  await stepIs(page, `Step 1 of ${minutes.length}`);
}

export const start = (page: Page) => page.getByRole("button", { name: "Start", exact: true }).click();

/** The step that is cooked. */
export async function stepIs(page: Page, words: string): Promise<void> {
  await expect(
    page.getByRole("region", { name: "Current step" }).getByText(words, { exact: true }),
  ).toBeVisible();
}

/** What is left of the step. */
export const remaining = (page: Page) => page.getByRole("timer");

export const finished = (page: Page) => page.getByRole("dialog", { name: "You've finished cooking!" });

/** How many notes a step's alarm has, and the one at the end. */
export const stepNotes = 3;
export const completionNotes = 6;

/** Counts the notes that any tab of these pages sounds. */
export async function listen(context: BrowserContext): Promise<() => number> {
  let notes = 0;
  await context.exposeFunction("heardNote", () => {
    notes += 1;
  });
  await context.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- It is called on the context it belongs to.
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function listened(this: AudioContext) {
      const hear: unknown = Reflect.get(window, "heardNote");
      if (typeof hear === "function") hear();
      return create.call(this);
    };
  });
  return () => notes;
}

/** A device whose clock can be set while its steady clock knows nothing of it, and that keeps its screen on or cannot. */
export async function settleDevice(page: Page, keepsAwake: boolean): Promise<void> {
  await page.addInitScript((isKeeping) => {
    const real = Date.now.bind(Date);
    Date.now = () => real() + Number(localStorage.getItem("clock-is-ahead") ?? 0);
    const lock = Object.assign(new EventTarget(), { release: () => Promise.resolve() });
    const request = () => {
      document.documentElement.dataset["awake"] = "true";
      return Promise.resolve(lock);
    };
    const wakeLock = isKeeping ? { request } : undefined;
    Object.defineProperty(navigator, "wakeLock", { value: wakeLock });
  }, keepsAwake);
}

/** The device's clock is so far ahead from now on. */
export function setClock(page: Page, aheadMs: number): Promise<void> {
  return page.evaluate((ms) => localStorage.setItem("clock-is-ahead", String(ms)), aheadMs);
}

/** Somebody sets the clock, and the timer notices: what lies on the device is right by the new one. */
export async function setClockNoticed(page: Page, aheadMs: number): Promise<void> {
  const before = await stored(page, timerKey);
  await setClock(page, aheadMs);
  await expect.poll(() => stored(page, timerKey)).not.toBe(before);
}
