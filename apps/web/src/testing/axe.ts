import axe from "axe-core";
import { expect } from "vitest";

/** The rules that screens keep to, in these tests as in those of e2e/. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Axe has nothing to find on the screen as it stands; one that is still being drawn has until then. */
export async function axeFindsNothing(when = ""): Promise<void> {
  const patience = { message: `what axe finds ${when}`, timeout: 45_000 };
  await expect.poll(axeFinds, patience).toEqual([]);
}

async function axeFinds(): Promise<string[]> {
  // The page around the screen is the test runner's.
  const { violations } = await axe.run(document.body, { runOnly: { type: "tag", values: wcag } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
