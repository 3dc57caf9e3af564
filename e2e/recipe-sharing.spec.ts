import type { Page } from "@playwright/test";
import { message } from "./person.ts";
import { expect, open, test } from "./test.ts";

/** Puts something else in the place of a part of the browser that a test cannot bring about otherwise. */
async function replaceShare(page: Page, outcome: "works" | "fails" | "is given up"): Promise<void> {
  await page.addInitScript((wanted) => {
    const share = async ({ text }: ShareData) => {
      if (wanted === "fails") throw new DOMException("No", "NotAllowedError");
      if (wanted === "is given up") throw new DOMException("Closed", "AbortError");
      document.documentElement.dataset["shared"] = text;
    };
    Object.defineProperty(navigator, "share", { value: share });
  }, outcome);
}

const clipboardText = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test("a recipe goes to the clipboard where the device has no share sheet", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await open(page, "/recipe/sample");
  await page.getByRole("button", { name: "More servings" }).click();
  await page.getByRole("button", { name: "Share" }).click();
  await expect(message(page, "Recipe copied")).toBeVisible();
  expect(await clipboardText(page)).toContain("Ingredients (for 3):\n3 tbsp olive oil\n1½ onions, chopped");
});

test("the share sheet gets the whole recipe, and giving it up is no failure", async ({ page, context }) => {
  await replaceShare(page, "works");
  await open(page, "/recipe/sample");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-shared", /^Lemon chickpea stew/u);
  const another = await context.newPage();
  await replaceShare(another, "is given up");
  await open(another, "/recipe/sample");
  await another.getByRole("button", { name: "Share" }).click();
  await expect(message(another, "Failed to share recipe")).toHaveCount(0);
});

test("a share sheet that fails is told, and the clipboard takes over", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await replaceShare(page, "fails");
  await open(page, "/recipe/sample");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(message(page, "Failed to share recipe")).toBeVisible();
  await expect(message(page, "Recipe copied")).toBeVisible();
});

test("a clipboard that refuses is told", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, "share");
    navigator.clipboard.writeText = () => Promise.reject(new Error("No"));
  });
  await open(page, "/recipe/sample");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(message(page, "Failed to copy recipe")).toBeVisible();
});

test("printing opens a window with nothing but the recipe, in the amounts on the screen", async ({
  page,
  context,
  complaints,
}) => {
  await context.addInitScript(() => {
    globalThis.print = () => void (document.documentElement.dataset["printed"] = "yes");
  });
  await open(page, "/recipe/sample");
  await page.getByRole("button", { name: "More servings" }).click();
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Print Recipe" }).click();
  const paper = await opening;
  complaints.watch(paper);
  await expect(paper).toHaveURL(/\/recipe\/sample\/print$/u);
  await expect(paper.getByText("3 tbsp olive oil")).toBeVisible();
  await expect(paper.locator("html")).toHaveAttribute("data-printed", "yes");
  await paper.emulateMedia({ media: "print" });
  await expect(paper.getByRole("contentinfo")).toBeHidden();
  await expect(paper.getByRole("button", { name: "Print" })).toBeHidden();
});

test("a dark page is printed in the colours of the light one", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("ui-theme", "dark"));
  await open(page, "/recipe/sample/print");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a blocked pop-up is told in the specified words", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.open = () => null;
  });
  await open(page, "/recipe/sample");
  await page.getByRole("button", { name: "Print Recipe" }).click();
  await expect(message(page, "Pop-up blocked! Please allow pop-ups for printing.")).toBeVisible();
});
