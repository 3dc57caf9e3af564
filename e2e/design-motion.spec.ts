import { expect } from "@playwright/test";
import { button, test } from "./design-page.ts";

test.describe("with motion", () => {
  test("the carousel goes on every four seconds and waits while somebody is in it", async ({
    page,
    open,
  }) => {
    await page.clock.install();
    await open();
    await page.clock.runFor(4100);
    await expect(button(page, "Show Extra plans")).toHaveAttribute("aria-current", "true");
    await button(page, "Show Shopping list").focus();
    await page.clock.runFor(9000);
    await expect(button(page, "Show Extra plans")).toHaveAttribute("aria-current", "true");
    await button(page, "Show Product questions").press("Enter");
    await page.clock.runFor(1000);
    await page.keyboard.press("Tab");
    await page.getByRole("radio", { name: "Light" }).focus();
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
