import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const globalSetup = fileURLToPath(new URL("../../packages/testkit/src/global-setup.ts", import.meta.url));

// oxlint-disable-next-line import/no-default-export -- Vitest reads the default export.
export default defineConfig({
  test: {
    name: "server",
    include: ["src/**/*.test.ts", "proof/**/*.test.ts"],
    globalSetup,
    // As everywhere: what a failed test has to say is not cut off.
    chaiConfig: { truncateThreshold: 4000 },
    // As in the other projects that run without a browser.
    maxWorkers: availableParallelism(),
    // Loading the product anew for every file cost half of the run.
    isolate: false,
    // No test is about time; a busy machine is no reason to fail.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
