import { defineConfig } from "vitest/config";

// Unit tests lie beside the code; the server's own configuration brings both databases.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/{src,bin,scripts}/**/*.test.ts",
            "apps/web/src/**/*.test.ts",
            "bench/**/*.test.ts",
            "scripts/*.test.mjs",
          ],
          environment: "node",
          // No test is about time; a busy machine is no reason to fail.
          testTimeout: 120_000,
        },
      },
      "apps/*/vitest.config.ts",
    ],
  },
});
