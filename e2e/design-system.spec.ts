import { expect } from "@playwright/test";
import { axeFindsNothing } from "./axe.ts";
import { button, test } from "./design-page.ts";
import { carouselStands } from "./still-clock.ts";

test("both palettes have nothing for axe to find, with more contrast too", async ({ page, open }) => {
  test.slow();
  await open();
  const contrast = page.getByRole("switch", { name: "More contrast" });
  for (const theme of ["Light", "Dark"]) {
    await page.getByRole("radio", { name: theme }).check({ force: true });
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme.toLowerCase());
    await axeFindsNothing(page, `in the ${theme} palette`);
    await contrast.check();
    await axeFindsNothing(page, `in the ${theme} palette with more contrast`);
    await contrast.uncheck();
  }
});

test("a dialog keeps the focus inside, closes on Escape and gives the focus back", async ({ page, open }) => {
  await open();
  await button(page, "Dialog").press("Enter");
  const dialog = page.getByRole("dialog", { name: "Rename this plan" });
  await expect(dialog).toBeVisible();
  await axeFindsNothing(page);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press("Tab");
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button(page, "Dialog")).toBeFocused();
});

test("a menu is walked with arrows, letters, Home and End, and gives the focus back", async ({
  page,
  open,
}) => {
  await open();
  const trigger = button(page, "More for this meal");
  await trigger.press("Enter");
  const item = (name: string) => page.getByRole("menuitem", { name });
  await expect(item("Swap this meal")).toBeFocused();
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await axeFindsNothing(page);
  await page.keyboard.press("ArrowDown");
  await expect(item("Share")).toBeFocused();
  await page.keyboard.press("r");
  await expect(item("Remove")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(item("Swap this meal")).toBeFocused();
  await page.keyboard.press("End");
  await expect(item("Remove")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute("aria-expanded", "false");

  // A chosen item does its work and closes the menu; a disabled one does neither.
  await trigger.press("Enter");
  await page.getByRole("menuitem", { name: "Not now" }).click({ force: true });
  await expect(page.getByRole("menu")).toBeVisible();
  await page.getByRole("menuitem", { name: "Remove" }).press("Enter");
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(page.getByRole("status").filter({ hasText: "Meal removed" })).toBeVisible();
});

test("tabs follow the arrow keys, and bring what they show when they are chosen", async ({ page, open }) => {
  await open();
  await page.getByRole("tab", { name: "Daily" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Weekly" })).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: "Weekly" })).toContainText("Seven days");
  await page.keyboard.press("End");
  await expect(page.getByRole("tab", { name: "Monthly" })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Daily" })).toBeFocused();
  // What it shows comes only now.
  await page.getByRole("tab", { name: "Monthly" }).click();
  await expect(page.getByRole("tabpanel", { name: "Monthly" })).toContainText("The weeks of this month.");
});

test("chips are added by Enter and comma and taken away by Backspace, and both are announced", async ({
  page,
  open,
}) => {
  await open();
  const input = page.getByRole("textbox", { name: "What you do not eat" });
  await input.fill("Capers");
  await input.press("Enter");
  await expect(button(page, "Remove Capers")).toBeVisible();
  await input.pressSequentially("Olives,");
  await expect(page.getByText("Olives added")).toBeAttached();
  await input.press("Backspace");
  await expect(button(page, "Remove Olives")).toBeHidden();
  await expect(page.getByText("Olives removed")).toBeAttached();
  await button(page, "Remove Coriander").click();
  await expect(input).toBeFocused();
});

test("a message offers to undo what it tells; good news waits for its turn, bad news interrupts", async ({
  page,
  open,
}) => {
  await open();
  await button(page, "Toast: undo").click();
  await button(page, "Undo").click();
  await expect(page.getByText("Lentil soup is back")).toBeVisible();
  await expect(page.getByText("Lentil soup removed")).toBeHidden();
  await button(page, "Toast: success").click();
  await expect(page.locator("[aria-live=polite]").filter({ hasText: "Plan saved" })).toBeVisible();
  await button(page, "Toast: destructive").click();
  const bad = page.locator("[aria-live=assertive]").filter({ hasText: "Not saved" });
  await expect(bad).toBeVisible();
  // A message that holds the focus does not go away by itself.
  const close = bad.getByRole("button", { name: "Close message" });
  await close.focus();
  await axeFindsNothing(page);
  await close.press("Enter");
  await expect(bad).toBeHidden();
});

test("a password can be looked at; a tooltip shows for the keyboard and goes on Escape", async ({
  page,
  open,
}) => {
  await open();
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("type", "password");
  await button(page, "Show password").click();
  await expect(password).toHaveAttribute("type", "text");

  await button(page, "Wide sheet").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toBeHidden();
});

test("the carousel stands still and offers nothing to pause", async ({ page, open }) => {
  await page.clock.install();
  await open();
  await carouselStands(page);
  await page.clock.runFor(9000);
  await expect(button(page, "Show Meal planner")).toHaveAttribute("aria-current", "true");
  await expect(button(page, "Pause")).toBeHidden();
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll("*")].map((element) =>
      Number.parseFloat(getComputedStyle(element).transitionDuration),
    ),
  );
  expect(Math.max(...durations)).toBeLessThan(0.001);
});
