import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe has nothing to find on the page as it stands; one that is still being drawn has until then. */
export async function axeFindsNothing(page: Page, when = ""): Promise<void> {
  // One look at a long page may take a busy machine longer than other states take.
  const patience = { message: `what axe finds ${when}`, timeout: 45_000 };
  await expect.poll(() => axeFinds(page), patience).toEqual([]);
}

async function axeFinds(page: Page): Promise<string[]> {
  // Our pages have no frames: without them axe needs no second tab, which would take the focus from this one.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withTags(wcag).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
