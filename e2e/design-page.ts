import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Locator, Page } from "@playwright/test";
import { expect, test as base } from "./test.ts";

const folder = join(import.meta.dirname, process.env["E2E_OUTPUT"] ?? "", "design-page");
const isBuilt = join(folder, "is-built");

/** The page exists in development only: the first test of a run that wants it builds it, the others wait. */
async function buildOnce(): Promise<void> {
  const isFirst = (await mkdir(folder, { recursive: true })) !== undefined;
  if (!isFirst) return expect.poll(() => existsSync(isBuilt), { timeout: 60_000 }).toBe(true);
  const script = join(import.meta.dirname, "../apps/web/scripts/design.ts");
  await promisify(execFile)(process.execPath, [script, folder]);
  await writeFile(isBuilt, "");
}

/** The page's own files come from that folder, and everything else from the product's server. */
async function serveDesign(page: Page): Promise<void> {
  await page.route("**/design", (route) => route.fulfill({ path: join(folder, "index.html") }));
  await page.route("**/assets/*", (route) =>
    route.fulfill({ path: join(folder, new URL(route.request().url()).pathname) }),
  );
}

export const test = base.extend<{ open: () => Promise<void> }, { builtDesign: void }>({
  builtDesign: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      await buildOnce();
      await use();
    },
    { scope: "worker", timeout: 90_000, auto: true },
  ],
  open: async ({ page }, use) => {
    await serveDesign(page);
    await use(async () => {
      await page.goto("/design");
      await expect(page.getByRole("heading", { level: 1, name: "Design system" })).toBeVisible();
    });
  },
});

export function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}
