import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { quickFolder } from "../packages/testkit/src/quick-folder.ts";
import { devices, pagesAlone } from "./browser.ts";
import { whereItIsAnotherDay } from "./clock.ts";
import type { Word } from "./test.ts";

// The servers of the journeys keep their data where the environment says.
process.env["TMPDIR"] = quickFolder();

// Whatever machine this is, and at whatever hour: where people live decides their day and their measures.
process.env["TZ"] = process.env["ZONE"] ??= whereItIsAnotherDay();

// Two runs at the same time keep out of each other's way; the processes of one run share the folder.
process.env["E2E_OUTPUT"] ??= `../.cache/e2e/${process.pid}`;

// oxlint-disable-next-line import/no-default-export -- Playwright reads its configuration from the default export.
export default defineConfig<Word>({
  testDir: ".",
  outputDir: process.env["E2E_OUTPUT"],
  // A journey waits for pages, threads and databases a third of its time.
  workers: Math.ceil(1.5 * availableParallelism()),
  // A state is waited for as long as a busy machine takes to reach it; no test measures time.
  // A second try tells a busy machine from a broken screen; whoever needed one is named at the end of `npm test`.
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  globalSetup: "./global-setup.ts",
  reporter: [["line"], ["json", { outputFile: "../.cache/e2e.json" }]],
  use: {
    // global-setup.ts starts the server and names its address before any test's process begins.
    baseURL: process.env["E2E_ORIGIN"] ?? "",
    launchOptions: pagesAlone,
    // A worker that takes over, or a page on the move, would come into the middle of a test that is about neither.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // The second try of a test that failed is the one that is looked at; a trace of every test costs a fifth of the run.
    trace: "on-first-retry",
  },
  projects: [
    { name: "phone", use: devices.phone, grepInvert: /@desktop/u },
    { name: "desktop", use: devices.desktop, grep: /@desktop/u },
    // Each way to notice that there is no network is tried where the browser does not know of it, too.
    {
      name: "phone whose browser always says online",
      use: { ...devices.phone, alwaysSaysOnline: true },
      grep: /@unnoticed/u,
    },
  ],
});
