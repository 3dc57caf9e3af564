import { expect, open, test } from "./test.ts";

const html = "html";

test.describe("the theme", () => {
  test("is light for a newcomer, and what was chosen stays", async ({ page }) => {
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
  });

  test("is right before any file of ours arrives", async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED/u);
    await page.addInitScript(() => localStorage.setItem("ui-theme", "dark"));
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto("/landing");
    await expect(page.locator(html)).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("body")).toHaveCSS("color", "rgb(243, 237, 228)");
  });

  test("follows the device when asked to, and every change of it", async ({ page }) => {
    await open(page, "/terms");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByText("System").click();
    expect(await page.evaluate(() => localStorage.getItem("ui-theme"))).toBe("system");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(page.locator(html)).toHaveAttribute("data-theme", "dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(page.locator(html)).toHaveAttribute("data-theme", "light");
  });
});
