import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test as base } from "./test.ts";

const root = join(import.meta.dirname, "..");

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function isServing(address: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isUp = await fetch(address).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${address}`);
}

/** The page exists in development only, so these tests bring a development server of their own. */
export const test = base.extend<{ open: () => Promise<void> }, { designAddress: string }>({
  designAddress: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
    async ({}, use) => {
      const port = await freePort();
      const apiPort = new URL(process.env["E2E_ORIGIN"] ?? "http://localhost:3000").port;
      const vite = spawn(
        process.execPath,
        [join(root, "node_modules/vite/bin/vite.js"), "--port", String(port), "--strictPort"],
        {
          cwd: join(root, "apps/web"),
          env: { ...process.env, PORT: apiPort },
          stdio: "ignore",
        },
      );
      await isServing(`http://127.0.0.1:${port}/design`);
      await use(`http://127.0.0.1:${port}/design`);
      const ended = new Promise<void>((resolve) => vite.once("close", () => resolve()));
      vite.kill("SIGTERM");
      await ended;
    },
    { scope: "worker" },
  ],
  open: async ({ page, complaints, designAddress }, use) => {
    // The development server has no icons: they are made by the build.
    complaints.allow(/status of 404/u);
    await use(async () => {
      await page.goto(designAddress);
      await expect(page.getByRole("heading", { level: 1, name: "Design system" })).toBeVisible();
    });
  },
});

export function button(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}
