import { expect } from "@playwright/test";
import { button, test } from "./design-page.ts";
import { carouselMoves, carouselStands, openWithStillClock } from "./still-clock.ts";

test.describe("with motion", () => {
  test("the carousel goes on every four seconds and waits while somebody is in it", async ({
    page,
    open,
  }) => {
    await openWithStillClock(page, open);
    await page.clock.runFor(4100);
    await expect(button(page, "Show Extra plans")).toHaveAttribute("aria-current", "true");
    await button(page, "Show Shopping list").focus();
    await carouselStands(page);
    await page.clock.runFor(9000);
    await expect(button(page, "Show Extra plans")).toHaveAttribute("aria-current", "true");
    await button(page, "Show Product questions").press("Enter");
    await expect(button(page, "Show Product questions")).toHaveAttribute("aria-current", "true");
    await page.getByRole("radio", { name: "Light" }).focus();
    await carouselMoves(page);
    await page.clock.runFor(4100);
    await expect(button(page, "Show Meal planner")).toHaveAttribute("aria-current", "true");
  });
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("what is chosen is still told apart", async ({ page, open }) => {
    await open();
    const edge = (name: string) =>
      page
        .getByText(name, { exact: true })
        .evaluate((element) => getComputedStyle(element.closest("label") ?? element).borderTopColor);
    expect(await edge("Week")).not.toBe(await edge("Day"));
  });
});
