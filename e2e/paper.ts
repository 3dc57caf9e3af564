import { expect, type Locator, type Page } from "@playwright/test";

/**
 * The window that a press opens half a second later. Where the browser was held up until the press no longer counts, it
 * is blocked; the product says so, and a person presses again.
 */
export async function paperOf(page: Page, button: Locator): Promise<Page> {
  const papers: Page[] = [];
  await expect(async () => {
    const opening = page.waitForEvent("popup", { timeout: 15_000 });
    await button.click();
    papers.push(await opening);
  }).toPass();
  const [paper] = papers;
  if (paper === undefined) throw new Error("No window was opened.");
  return paper;
}
