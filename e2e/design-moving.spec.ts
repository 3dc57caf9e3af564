import { expect, type Page } from "@playwright/test";
import { button, test } from "./design-page.ts";
import { fingerOn } from "./finger.ts";
import { middleOf } from "./middle-of.ts";

const day = (page: Page, name: string) => page.getByRole("listitem", { name });

/** Both places in sight, and none of them so near to an edge that the page would scroll along. */
async function open(page: Page, openPage: () => Promise<void>) {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 1200 });
  await openPage();
  await day(page, "Tuesday").evaluate((element) => element.scrollIntoView({ block: "center" }));
  const from = await middleOf(day(page, "Monday").getByText("Lentil soup"));
  return { from, to: await middleOf(day(page, "Tuesday")) };
}

test.describe("something that can be moved", () => {
  test("is carried by the mouse, and put back by Escape", async ({ page, open: openPage, isMobile }) => {
    test.skip(isMobile, "A phone has no mouse.");
    const { from, to } = await open(page, openPage);
    for (const isGivenUp of [true, false]) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 4 });
      await expect(day(page, "Tuesday")).toHaveAttribute("data-over");
      if (isGivenUp) await page.keyboard.press("Escape");
      await page.mouse.up();
      await expect(day(page, isGivenUp ? "Monday" : "Tuesday")).toContainText("Lentil soup");
      await expect(page.locator("[data-move-item][data-moving], [data-over]")).toHaveCount(0);
    }
    await expect(page.getByText("Lentil soup moved to Tuesday")).toBeAttached();
  });

  test("is lifted by a finger that rests on it", async ({ page, open: openPage, isMobile }) => {
    test.skip(!isMobile, "A desktop has no finger.");
    const { from, to } = await open(page, openPage);
    const finger = await fingerOn(page);
    await finger.rest(from);
    await expect(page.locator("[data-move-item][data-moving]")).toContainText("Lentil soup");
    await finger.goTo({ x: from.x, y: from.y + 30 });
    await finger.goTo(to);
    await expect(day(page, "Tuesday")).toHaveAttribute("data-over");
    await finger.leave();
    await expect(day(page, "Tuesday")).toContainText("Lentil soup");
    await expect(page.getByText("Lentil soup moved to Tuesday")).toBeAttached();
  });

  test("lets a finger that goes on at once scroll the page", async ({ page, open: openPage, isMobile }) => {
    test.skip(!isMobile, "A desktop has no finger.");
    const { from } = await open(page, openPage);
    const finger = await page.context().newCDPSession(page);
    const before = await page.evaluate(() => scrollY);
    await finger.send("Input.synthesizeScrollGesture", { ...from, yDistance: -200, speed: 2000 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    await expect(day(page, "Monday")).toContainText("Lentil soup");
  });

  test("is moved by its menu, reads out where it went and keeps the focus", async ({
    page,
    open: openPage,
  }) => {
    await openPage();
    await button(page, "More for Lentil soup").press("Enter");
    await page.getByRole("menuitem", { name: "Move to Wednesday" }).press("Enter");
    await expect(day(page, "Wednesday")).toContainText("Lentil soup");
    await expect(page.getByText("Lentil soup moved to Wednesday")).toBeAttached();
    await expect(button(page, "More for Lentil soup")).toBeFocused();
  });
});
