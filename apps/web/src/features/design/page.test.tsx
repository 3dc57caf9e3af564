import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { axeFindsNothing } from "../../testing/axe.ts";
import { deviceSays, onDesktop, sizeIs } from "../../testing/device.ts";
import { finger, middleOf, mouse } from "../../testing/hand.ts";
import { renderAt } from "../../testing/render-at.tsx";
import * as t from "./texts/en/page.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const item = (name: string) => page.getByRole("menuitem", { name });
const tab = (name: string) => page.getByRole("tab", { name });
const day = (name: string) => page.getByRole("listitem", { name, exact: true });

async function openDesign() {
  const screen = await renderAt("/design");
  await expect.element(page.getByRole("heading", { level: 1, name: "Design system" })).toBeVisible();
  return screen;
}

/** Opens something as a keyboard does. */
async function press(name: string, key = "{Enter}") {
  button(name).element().focus();
  await userEvent.keyboard(key);
}

test.each([["phone"], ["desktop"]])(
  "on a %s both palettes have nothing for axe to find, with more contrast too",
  async (device) => {
    if (device === "desktop") await onDesktop();
    await openDesign();
    const contrast = page.getByRole("switch", { name: "More contrast" });
    for (const theme of ["Dark", "Light"]) {
      await page.getByRole("main").getByText(theme, { exact: true }).click();
      await expect.element(document.documentElement).toHaveAttribute("data-theme", theme.toLowerCase());
      await axeFindsNothing(`in the ${theme} palette`);
      await contrast.click();
      await axeFindsNothing(`in the ${theme} palette with more contrast`);
      await contrast.click();
    }
  },
);

test("a dialog keeps the focus inside, closes on Escape and gives the focus back", async () => {
  await openDesign();
  await press("Dialog");
  const dialog = page.getByRole("dialog", { name: "Rename this plan" });
  await expect.element(dialog).toBeVisible();
  await axeFindsNothing();
  for (let step = 0; step < 6; step += 1) {
    await userEvent.keyboard("{Tab}");
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button("Dialog")).toHaveFocus();
});

test("a menu is walked with arrows, letters, Home and End, and gives the focus back", async () => {
  await openDesign();
  const trigger = button("More for this meal");
  await press("More for this meal");
  await expect.element(item("Swap this meal")).toHaveFocus();
  await expect.element(trigger).toHaveAttribute("aria-expanded", "true");
  await axeFindsNothing();
  for (const [key, name] of [
    ["{ArrowDown}", "Share"],
    ["r", "Remove"],
    ["{ArrowDown}", "Swap this meal"],
    ["{End}", "Remove"],
    ["{Home}", "Swap this meal"],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(item(name)).toHaveFocus();
  }
  await userEvent.keyboard("{Escape}");
  await expect.element(item("Remove")).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveAttribute("aria-expanded", "false");
});

test("a chosen item does its work and closes the menu; a disabled one does neither", async () => {
  await openDesign();
  await press("More for this meal");
  await item("Not now").click({ force: true });
  await expect.element(item("Not now")).toBeVisible();
  item("Remove").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(item("Remove")).not.toBeInTheDocument();
  await expect.element(page.getByRole("status").getByText("Meal removed")).toBeVisible();
});

test("tabs follow the arrow keys, and bring what they show when they are chosen", async () => {
  await openDesign();
  tab("Daily").element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Weekly")).toHaveFocus();
  await expect.element(page.getByRole("tabpanel", { name: "Weekly" })).toMatchTextContent(/Seven days/u);
  await userEvent.keyboard("{End}");
  await expect.element(tab("Monthly")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(tab("Daily")).toHaveFocus();
  // What it shows comes only now.
  await tab("Monthly").click();
  const shown = page.getByRole("tabpanel", { name: "Monthly" });
  await expect.element(shown).toMatchTextContent(/The weeks of this month./u);
});

test("chips are added by Enter and comma and taken away by Backspace, and both are announced", async () => {
  await openDesign();
  const input = page.getByRole("textbox", { name: "What you do not eat" });
  await input.fill("Capers");
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Remove Capers")).toBeVisible();
  await userEvent.keyboard("Olives,");
  await expect.element(page.getByText("Olives added")).toBeInTheDocument();
  await userEvent.keyboard("{Backspace}");
  await expect.element(button("Remove Olives")).not.toBeInTheDocument();
  await expect.element(page.getByText("Olives removed")).toBeInTheDocument();
  await button("Remove Coriander").click();
  await expect.element(input).toHaveFocus();
});

test("a message offers to undo what it tells; good news waits for its turn, bad news interrupts", async () => {
  await openDesign();
  await button("Toast: undo").click();
  await button("Undo").click();
  await expect.element(page.getByText("Lentil soup is back")).toBeVisible();
  await expect.element(page.getByText("Lentil soup removed")).not.toBeInTheDocument();
  await button("Toast: success").click();
  const notifications = page.getByRole("region", { name: "Notifications" });
  const told = (title: string) =>
    notifications
      .getByText(title, { exact: true })
      .element()
      .closest("[aria-live]")
      ?.getAttribute("aria-live");
  await expect.element(notifications.getByText("Plan saved")).toBeVisible();
  expect(told("Plan saved")).toBe("polite");
  await button("Toast: destructive").click();
  const bad = notifications.getByText("Not saved", { exact: true });
  await expect.element(bad).toBeVisible();
  expect(told("Not saved")).toBe("assertive");
  await axeFindsNothing();
  // A message that holds the focus does not go away by itself.
  const close = notifications.getByRole("alert").getByRole("button", { name: "Close message" });
  close.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(bad).not.toBeInTheDocument();
});

test("a password can be looked at", async () => {
  await openDesign();
  const password = page.getByLabelText("Password", { exact: true });
  await expect.element(password).toHaveAttribute("type", "password");
  await button("Show password").click();
  await expect.element(password).toHaveAttribute("type", "text");
});

test("a tooltip shows for the keyboard and goes on Escape", async () => {
  await openDesign();
  button("Wide sheet").element().focus();
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument();
});

test("where less motion is wished nothing moves, and there is nothing to pause", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  await openDesign();
  const carousel = page.getByRole("region", { name: "What is here?" });
  await expect.element(carousel).toHaveAttribute("data-moving", "false");
  await vi.advanceTimersByTimeAsync(9000);
  await expect.element(button("Show Meal planner")).toHaveAttribute("aria-current", "true");
  await expect.element(button("Pause")).not.toBeInTheDocument();
  const longest = [...document.querySelectorAll("*")].map((element) =>
    Number.parseFloat(getComputedStyle(element).transitionDuration),
  );
  expect(Math.max(...longest)).toBeLessThan(0.001);
  vi.useRealTimers();
});

function edgeOf(name: string): string {
  const words = page.getByText(name, { exact: true }).element();
  return getComputedStyle(words.closest("label") ?? words).borderTopColor;
}

test("what is chosen is still told apart in forced colors", async () => {
  await deviceSays({ "forced-colors": "active" });
  await openDesign();
  expect(edgeOf("Week")).not.toBe(edgeOf("Day"));
});

test("a sheet follows the finger, stays when it is let go of early, and closes when it is pulled away", async () => {
  await openDesign();
  await button(t.sheetAtSide).click();
  const sheet = page.getByRole("dialog");
  const head = await middleOf(sheet.getByRole("heading"));
  const lowerBy = (px: number) => ({ x: head.x, y: head.y + px });
  const top = () => Math.round(sheet.element().getBoundingClientRect().top);
  const rest = top();
  await finger.rest(head);
  await finger.goTo(lowerBy(30));
  await finger.goTo(lowerBy(60));
  await expect.poll(top).toBe(rest + 60);
  await finger.leave();
  await expect.poll(top).toBe(rest);
  await finger.rest(head);
  await finger.goTo(lowerBy(100));
  await finger.goTo(lowerBy(200));
  await finger.leave();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(button(t.sheetAtSide)).toHaveFocus();
});

test("a sheet at the side stays where it is", async () => {
  await onDesktop();
  await openDesign();
  await button(t.sheetAtSide).click();
  const sheet = page.getByRole("dialog");
  const head = await middleOf(sheet.getByRole("heading"));
  await finger.rest(head);
  await finger.goTo({ x: head.x, y: head.y + 300 });
  await finger.leave();
  await expect.element(sheet).toBeVisible();
});

/** Both places in sight, and none of them so near to an edge that the page would scroll along. */
async function openMoving() {
  await openDesign();
  day("Tuesday").element().scrollIntoView({ block: "center" });
  const from = await middleOf(day("Monday").getByText("Lentil soup"));
  return { from, to: await middleOf(day("Tuesday")) };
}

test("what can be moved is carried by the mouse, and put back by Escape", async () => {
  await sizeIs(1280, 1200);
  const { from, to } = await openMoving();
  for (const isGivenUp of [true, false]) {
    await mouse.press(from);
    for (const share of [0.25, 0.5, 0.75, 1]) {
      await mouse.drag({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
    }
    await expect.element(day("Tuesday")).toHaveAttribute("data-over");
    if (isGivenUp) await userEvent.keyboard("{Escape}");
    await mouse.release(to);
    await expect.element(day(isGivenUp ? "Monday" : "Tuesday")).toMatchTextContent(/Lentil soup/u);
    expect(document.querySelector("[data-move-item][data-moving], [data-over]")).toBeNull();
  }
  await expect.element(page.getByText("Lentil soup moved to Tuesday")).toBeInTheDocument();
});

test("what can be moved is lifted by a finger that rests on it", async () => {
  await sizeIs(390, 1200);
  const { from, to } = await openMoving();
  await finger.rest(from);
  await expect
    .poll(() => document.querySelector("[data-move-item][data-moving]")?.textContent)
    .toContain("Lentil soup");
  await finger.goTo({ x: from.x, y: from.y + 30 });
  await finger.goTo(to);
  await expect.element(day("Tuesday")).toHaveAttribute("data-over");
  await finger.leave();
  await expect.element(day("Tuesday")).toMatchTextContent(/Lentil soup/u);
  await expect.element(page.getByText("Lentil soup moved to Tuesday")).toBeInTheDocument();
});

test("a finger that goes on at once scrolls the page, and moves nothing", async () => {
  const { from } = await openMoving();
  const before = scrollY;
  await finger.swipe(from, -200);
  await expect.poll(() => scrollY).toBeGreaterThan(before + 100);
  await expect.element(day("Monday")).toMatchTextContent(/Lentil soup/u);
});

test("what can be moved is moved by its menu, reads out where it went and keeps the focus", async () => {
  await openDesign();
  await press("More for Lentil soup");
  item("Move to Wednesday").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(day("Wednesday")).toMatchTextContent(/Lentil soup/u);
  await expect.element(page.getByText("Lentil soup moved to Wednesday")).toBeInTheDocument();
  await expect.element(button("More for Lentil soup")).toHaveFocus();
});
