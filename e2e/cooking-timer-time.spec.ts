import { message } from "./person.ts";
import { expect, open } from "./test.ts";
import {
  listen,
  openTimer,
  remaining,
  setClock,
  setClockNoticed,
  settleDevice,
  start,
  stepIs,
  stepNotes,
  test,
} from "./timer-page.ts";
import { appIsKept, withWorker } from "./worker.ts";

const minute = 60_000;

test("a reload in the middle changes nothing but rings for what ended meanwhile, once", async ({
  page,
  context,
}) => {
  const notes = await listen(context);
  await page.clock.install();
  await openTimer(page, 1, 1, 60);
  await start(page);
  await page.goto("about:blank");
  await page.clock.fastForward(3 * minute);
  await open(page, "/cooking-timer");
  await stepIs(page, "Step 3 of 3");
  await expect(remaining(page)).toHaveText(/^5[89]:\d\d$/u);
  await page.mouse.click(2, 2);
  await expect.poll(notes).toBe(stepNotes);
  await page.reload();
  await stepIs(page, "Step 3 of 3");
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  expect(notes()).toBe(stepNotes);
});

test("two tabs show the same, and one of them rings", async ({ page, context, complaints }) => {
  const notes = await listen(context);
  await context.clock.install();
  await openTimer(page, 1, 10);
  const other = await context.newPage();
  complaints.watch(other);
  await open(other, "/cooking-timer");
  await stepIs(other, "Step 1 of 2");
  await start(page);
  await expect(other.getByRole("button", { name: "Pause" })).toBeVisible();
  await context.clock.fastForward(minute);
  await stepIs(page, "Step 2 of 2");
  await stepIs(other, "Step 2 of 2");
  await expect.poll(notes).toBe(stepNotes);
  await other.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByRole("button", { name: "Start", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Create New Timer" }).click();
  await expect(other.getByLabel("Recipe Name")).toBeVisible();
});

test("the time goes on while the device sleeps, and takes no notice of a clock that is set back", async ({
  page,
}) => {
  await settleDevice(page, false);
  await openTimer(page, 2, 1, 60);
  await start(page);
  await setClockNoticed(page, -40_000);
  await expect(remaining(page)).toHaveText(/^1:\d\d$/u);
  await page.reload();
  await expect(remaining(page)).toHaveText(/^1:\d\d$/u);
  await open(page, "/privacy");
  await expect(page.getByRole("link", { name: "Timer for Soup" })).toBeVisible();
  await setClock(page, 200_000);
  await expect(message(page, "Next Step Ready!")).toBeVisible();
  await page.getByRole("link", { name: "Timer for Soup" }).click();
  await stepIs(page, "Step 3 of 3");
  await expect(remaining(page)).toHaveText(/^(?:59|58):\d\d$/u);
});

test("a device that is kept awake does not sleep: its clock was set", async ({ page }) => {
  await settleDevice(page, true);
  await openTimer(page, 2);
  await start(page);
  await page.locator("html[data-awake]").waitFor();
  // From the next second on it was awake the whole time.
  const now = (await remaining(page).textContent()) ?? "";
  await expect(remaining(page)).not.toHaveText(now);
  await setClockNoticed(page, 10 * minute);
  await expect(remaining(page)).toHaveText(/^1:\d\d$/u);
  await page.reload();
  await expect(remaining(page)).toHaveText(/^1:\d\d$/u);
});

test("whoever's session ends while they cook goes on cooking, and hears the alarm", async ({
  page,
  context,
  complaints,
}) => {
  // What is being asked at that moment is answered without a session.
  complaints.allow(/status of 401/u);
  const notes = await listen(context);
  await page.clock.install();
  await openTimer(page, 250, 60);
  await start(page);
  await page.clock.fastForward(245 * minute);
  await expect(page.getByText("Your session has expired", { exact: true })).toBeVisible();
  await page.clock.fastForward(6 * minute);
  await expect.poll(notes).toBe(stepNotes);
  await expect(page.getByText("Step number 2").first()).toBeVisible();
  await page.getByRole("button", { name: "Not you?" }).click();
  await expect(page).toHaveURL(/\/login$/u);
  await expect(page.getByText("Step number 2")).toHaveCount(0);
});

test.describe("without a network", () => {
  test.use(withWorker);
  test.beforeEach(({ complaints }) => complaints.allow(/ERR_INTERNET_DISCONNECTED/u));

  test("a timer is made, runs, and is there again after a reload", async ({ page, context }) => {
    await open(page, "/cooking-timer");
    await expect(page.getByLabel("Recipe Name")).toBeVisible();
    await appIsKept(page);
    await context.setOffline(true);
    await page.getByLabel("Recipe Name").fill("Rice");
    await page.getByRole("button", { name: "Enter Steps Manually" }).click();
    await page.getByLabel("Recipe Steps").fill("Wash the rice\nSteam it");
    await page.getByRole("button", { name: "Create Timer" }).click();
    await page.getByRole("button", { name: "Next" }).click();
    await page.getByRole("button", { name: "1 min" }).click();
    await start(page);
    await page.reload();
    await stepIs(page, "Steam it");
    await expect(remaining(page)).toHaveText(/^0:[1-5]\d$/u);
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  });
});
