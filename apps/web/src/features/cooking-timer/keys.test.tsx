import { listCooked } from "@meal/contract/cooking-timer";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { axeFindsNothing } from "../../testing/axe.ts";
import { cooked, mayCook, timerAddress } from "../../testing/cooking.ts";
import { coveredActions } from "../../testing/covered-actions.ts";
import { onDesktop, sizeIs } from "../../testing/device.ts";
import { somebody } from "../../testing/fake-session.ts";
import { message } from "../../testing/marks.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { toast } from "../../ui/toast-store.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const stepNow = page.getByRole("region", { name: "Current step" });
const shown = page.getByRole("dialog", { name: "Your Cooking History" });

async function openTimer(...minutes: readonly number[]) {
  const screen = await renderAt(timerAddress("Soup", ...minutes), { as: somebody(), answers: mayCook });
  await button("Create Timer").click();
  await expect.element(stepNow.getByText(`Step 1 of ${minutes.length}`, { exact: true })).toBeVisible();
  return screen;
}

test("a device without sound says so once the timer starts", async () => {
  vi.stubGlobal("AudioContext", undefined);
  await openTimer(5);
  await button("Start").click();
  await expect.element(message("Could not initialize audio. Sounds may not play.")).toBeVisible();
  await expect.element(button("Pause")).toBeVisible();
  vi.unstubAllGlobals();
});

test("a keyboard is enough to cook", async () => {
  await onDesktop();
  await openTimer(5, 7);
  button("Start").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Pause")).toHaveFocus();
  await userEvent.keyboard("{Tab} ");
  await expect.element(stepNow.getByText("Step 2 of 2", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}{Enter}");
  await expect.element(button("Start")).toHaveFocus();
});

test.each([
  [640, 320],
  [800, 320],
])("the buttons lie over no word of a step in a window of %i by %i", async (width, height) => {
  await sizeIs(width, height);
  await openTimer(5, 7);
  const words = stepNow.element().querySelector("p.text-xl") ?? document.body;
  for (const part of [words, button("Start").element()]) {
    part.scrollIntoView({ block: "center" });
    const [shownWords, buttons] = [
      words.getBoundingClientRect(),
      button("Start").element().getBoundingClientRect(),
    ];
    expect(shownWords.bottom <= buttons.top || shownWords.top >= buttons.bottom).toBe(true);
  }
});

test.each([["phone"], ["desktop"]])(
  "a timer and what comes after it are in order on a %s",
  async (device) => {
    if (device === "desktop") await onDesktop();
    await openTimer(0, 0);
    await axeFindsNothing("with a timer");
    await button("Next").click();
    await button("Finish").click();
    const popup = page.getByRole("dialog", { name: "You've finished cooking!" });
    await expect.element(popup.getByText("Now, what would you like to do?")).toBeVisible();
    await axeFindsNothing("in the popup");
    await popup.getByRole("button", { name: "Close" }).click();
    await expect.element(popup).not.toBeInTheDocument();
  },
);

test.each([["phone"], ["desktop"]])("a long history scrolls in its own frame on a %s", async (device) => {
  if (device === "desktop") await onDesktop();
  const items = Array.from({ length: 12 }, (_, at) => cooked(`Stew number ${at}`));
  const answers = [...mayCook, answer(listCooked, { items, total: 12 })];
  await renderAt("/cooking-timer", { as: somebody(), answers });
  await button("Cooking History").click();
  const frame = shown.getByRole("region", { name: "What you cooked" });
  await expect.poll(() => frame.getByRole("article").elements().length).toBe(12);
  expect(frame.element().getBoundingClientRect().height).toBeLessThanOrEqual(0.7 * innerHeight + 1);
  await axeFindsNothing("in the history");
  await sizeIs(320, 640);
  const { scrollWidth, clientWidth } = frame.element();
  expect(scrollWidth - clientWidth).toBe(0);
  await frame.getByRole("button", { name: "Remove Stew number 0" }).click();
  await expect.element(page.getByRole("dialog", { name: "Remove Stew number 0?" })).toBeVisible();
  await axeFindsNothing("with the question");
});

test.each([
  [390, 844],
  [844, 390],
  [1280, 800],
])("a message covers no main action of the large view, %i × %i", async (width, height) => {
  await sizeIs(width, height);
  await openTimer(0, 5);
  await button("Large view").click();
  await expect.element(page.getByRole("dialog", { name: "Step 1 of 2" })).toBeVisible();
  toast({
    title: "Added to your day",
    description: "Soup, 1 serving",
    action: { label: "Undo", onPress() {} },
  });
  await expect.poll(coveredActions).toBe("");
});
