// What runs in the page is written here too.
/// <reference lib="dom" />
import { daysLater } from "@meal/domain/dates/days-later";
import { devices } from "../../e2e/browser.ts";
import { today } from "../../e2e/clock.ts";
import { noted } from "../../e2e/food-diary-page.ts";
import { signUp } from "../../e2e/person.ts";
import { startServer } from "../../e2e/server.ts";
import { open } from "../../e2e/test.ts";
import { type Browser, slowDown } from "./long-list.ts";

const days = 38;
const entriesADay = 25;
const views = ["Daily View", "Weekly View", "Monthly View"];
const rounds = 5;
const dayMs = 86_400_000;

/** How long somebody who writes much into their diary waits on a slow phone for each of its charts. */
export async function measureCharts(browser: Browser) {
  // The diary is part of Premium, and nobody here pays.
  const { origin, stop } = await startServer({ FREE_LIMITS: "calorie_tracking=unlimited" });
  const context = await browser.newContext({ ...devices.phone, serviceWorkers: "block", baseURL: origin });
  await signUp(context.request, origin);
  for (let number = 0; number < days * entriesADay; number += 1)
    // oxlint-disable-next-line no-await-in-loop -- One after the other, as they were eaten.
    await noted(context.request, `Food ${number}`, {
      calories: 80 + (number % 40),
      consumed_at: new Date(Date.now() - (number % days) * dayMs).toISOString(),
      eaten_on: daysLater(today(), -(number % days)),
    });
  const page = await context.newPage();
  await open(page, "/calorie-tracking");
  await page.getByRole("tab", { name: views[0] ?? "" }).waitFor();
  await slowDown(context, page);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    // oxlint-disable-next-line no-await-in-loop -- One press after the other, as a person does.
    for (const view of views) times.push(await page.evaluate(pressUntilPainted, view));
  await context.close();
  await stop();
  return { presses: times.length, entries: days * entriesADay, longestMs: Math.max(...times) };
}

/** Presses a tab, and waits for the frame in which its chart stands. */
async function pressUntilPainted(view: string): Promise<number> {
  const tabs = [...document.querySelectorAll<HTMLElement>("[role=tab]")];
  const tab = tabs.find(({ textContent }) => textContent === view);
  const isDrawn = () =>
    tab?.ariaSelected === "true" &&
    document.querySelector("[role=tabpanel]:not([hidden]) figure svg rect") !== null;
  const startedAt = performance.now();
  tab?.click();
  // What a frame showed is drawn when the next one begins.
  for (let frames = 0, after = 0; after < 2; frames += 1, after += isDrawn() ? 1 : 0) {
    if (frames > 600) throw new Error(`${view} has no chart`);
    // oxlint-disable-next-line no-await-in-loop -- Frame by frame.
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - startedAt;
}
