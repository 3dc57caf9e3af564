import { expect, type Page } from "@playwright/test";
import axe, { type RunOnly } from "axe-core";
import { devices } from "./browser.ts";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const everything: RunOnly = {
  type: "tag",
  values: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
};
/** The rules that a theme has a say in; all others read what is there and how large it is. */
const colors: RunOnly = { type: "rule", values: ["color-contrast", "link-in-text-block"] };

/** Axe has nothing to find on the page as it stands; one that is still being drawn has until then. */
export async function axeFindsNothing(page: Page, when = "", runOnly = everything): Promise<void> {
  // One look at a long page may take a busy machine longer than other states take.
  const patience = { message: `what axe finds ${when}`, timeout: 45_000 };
  await expect.poll(() => axeFinds(page, runOnly), patience).toEqual([]);
}

/**
 * Axe has nothing to find on either device in either theme: all rules are asked once a device, those about colors in both
 * themes of it. The page has to follow the device's theme.
 */
export async function axeFindsNothingAnywhere(
  page: Page,
  where: string,
  phone = devices.phone.viewport,
): Promise<void> {
  for (const [viewport, ...themes] of [
    [phone, "light", "dark"],
    [devices.desktop.viewport, "dark", "light"],
  ] as const) {
    await page.setViewportSize(viewport);
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      const rules = theme === themes[0] ? everything : colors;
      await axeFindsNothing(page, `${where} in the ${theme} theme, ${viewport.width} px wide`, rules);
    }
  }
}

async function axeFinds(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  // Our pages have no frames that axe would have to wait for.
  return page.evaluate(async (only) => {
    const found = await window.axe?.run(document, {
      runOnly: only,
      resultTypes: ["violations"],
      iframes: false,
    });
    return found?.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`) ?? ["axe is not here"];
  }, runOnly);
}
