import { expect, open, test } from "./test.ts";

const html = "html";

test.describe("the theme", () => {
  test("is light for a newcomer, what was chosen stays, and the device is followed when asked to", async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await open(page, "/support");
    await expect(page.locator(html)).toHaveAttribute("data-theme", "light");
    await page.getByRole("button", { name: "Switch to the dark theme" }).click();
    await expect(page.locator(html)).toHaveAttribute("data-theme", "dark");
    expect(await page.evaluate(() => localStorage.getItem("ui-theme"))).toBe("dark");
    await page.reload();
    await expect(page.locator(html)).toHaveAttribute("data-theme", "dark");
    await page.getByRole("button", { name: "Switch to the light theme" }).click();
    await expect(page.locator(html)).toHaveAttribute("data-theme", "light");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("System").click();
    for (const theme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator(html)).toHaveAttribute("data-theme", theme);
    }
  });

  test("is right before any file of ours arrives", async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED/u);
    await page.addInitScript(() => localStorage.setItem("ui-theme", "dark"));
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/landing");
    await expect(page.locator(html)).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("body")).toHaveCSS("color", "rgb(243, 237, 228)");
  });
});
