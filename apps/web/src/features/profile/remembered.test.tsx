import { readPreferences, savePreferences } from "@meal/contract/profile";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { keptMeasures } from "../../platform/measures.ts";
import { deviceQueue } from "../../platform/outbox/device-queue.ts";
import { showKeptTheme, themeHere } from "../../platform/theme.ts";
import { zoneHere } from "../../platform/zone-here.ts";
import { answer, answerWith, refuse } from "../../testing/answers.ts";
import { somebody } from "../../testing/fake-session.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { preferencesOf } from "../../testing/usual-answers.ts";

type Kept = Pick<ReturnType<typeof preferencesOf>, "theme" | "measures" | "time_zone">;

const dark = page.getByRole("button", { name: "Switch to the dark theme" });
const shownTheme = () => document.documentElement.dataset["theme"];

beforeEach(showKeptTheme);

/** A device of somebody whose account has this. */
async function openWith(kept: Partial<Kept>) {
  const robin = somebody();
  const account = { ...preferencesOf(robin), ...kept };
  const screen = await renderAt("/terms", {
    as: robin,
    answers: [
      answerWith(readPreferences, () => account),
      answerWith(savePreferences, ({ body: { theme, measures, time_zone } }) =>
        Object.assign(account, theme && { theme }, measures && { measures }, time_zone && { time_zone }),
      ),
    ],
  });
  return { screen, account, robin };
}

test("a new device shows the theme and takes the measures of its person's account", async () => {
  await openWith({ theme: "dark", measures: "metric" });
  await expect.poll(shownTheme).toBe("dark");
  expect([themeHere(), keptMeasures()]).toEqual(["dark", "metric"]);
});

test("a device with a theme of its own keeps it, and its measures are those that were chosen last anywhere", async () => {
  localStorage.setItem("ui-theme", "light");
  localStorage.setItem("recipe-measures", "us");
  const { screen } = await openWith({ theme: "dark", measures: "metric" });
  await expect.poll(keptMeasures).toBe("metric");
  expect([shownTheme(), themeHere()]).toEqual(["light", "light"]);
  expect(screen.sent(savePreferences)).toEqual([]);
});

test("what a guest chose becomes the account's that has nothing yet", async () => {
  localStorage.setItem("ui-theme", "system");
  localStorage.setItem("recipe-measures", "us");
  const { screen, account, robin } = await openWith({});
  await expect.poll(() => account).toMatchObject({ theme: "system", measures: "us" });
  await expect.poll(async () => deviceQueue(robin.id).read()).toEqual([]);
  expect(screen.sent(savePreferences)).toHaveLength(1);
});

test("an account knows which day it is where its person is, and is told once", async () => {
  const { screen, account, robin } = await openWith({ time_zone: "Pacific/Niue" });
  await expect.poll(() => account.time_zone).toBe(zoneHere());
  await expect.poll(async () => deviceQueue(robin.id).read()).toEqual([]);
  expect(screen.sent(savePreferences).map(({ body }) => body)).toEqual([{ time_zone: zoneHere() }]);
});

test("a choice made without a network is here at once, and in the account when there is one", async () => {
  const { screen, account } = await openWith({ theme: "light" });
  await expect.poll(themeHere).toBe("light");
  screen.goOffline();
  await dark.click();
  expect([shownTheme(), themeHere()]).toEqual(["dark", "dark"]);
  expect(account.theme).toBe("light");
  screen.goOnline();
  await expect.poll(() => account.theme).toBe("dark");
});

test("a choice that the server refuses stays on the device, and is not sent again and again", async () => {
  const { screen } = await openWith({ theme: "light" });
  await expect.poll(themeHere).toBe("light");
  screen.now(refuse(savePreferences, "invalid_input"));
  await dark.click();
  await expect.poll(() => screen.sent(savePreferences)).toHaveLength(1);
  screen.now(answer(savePreferences, preferencesOf(somebody())));
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await expect.poll(() => screen.sent(savePreferences)).toHaveLength(2);
  expect(themeHere()).toBe("light");
});

test("a guest's choice stays on the device", async () => {
  const screen = await renderAt("/terms");
  await dark.click();
  expect([shownTheme(), themeHere()]).toEqual(["dark", "dark"]);
  expect(screen.sent(savePreferences)).toEqual([]);
});
