import { paperOf } from "./paper.ts";
import { expect, open, test } from "./test.ts";

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
  const paper = await paperOf(page, page.getByRole("button", { name: "Print Recipe" }));
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
