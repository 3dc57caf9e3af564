import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { playwright } from "@vitest/browser-playwright";
import {
  defineConfig,
  type Plugin,
  type TestProjectConfiguration,
  type UserWorkspaceConfig,
} from "vitest/config";
import { languages } from "./apps/web/scripts/languages.ts";
import { devices, pagesAlone } from "./e2e/browser.ts";
import { quickFolder } from "./packages/testkit/src/quick-folder.ts";

// Workers and what they start write where their environment says.
process.env["TMPDIR"] = quickFolder();
// Most of those that they start are one of a few programs, which is compiled once.
process.env["NODE_COMPILE_CACHE"] = fileURLToPath(new URL(".cache/node", import.meta.url));

// Whatever machine this is: where people live decides their day and their measures.
const zone = process.env["ZONE"] ?? "Europe/Prague";
process.env["TZ"] = zone;

/** Pictures are the server's, and no test of a screen is about what is on them. */
const blankPictures: Plugin = {
  name: "blank-pictures",
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      if (!/^\/(?:api\/pictures|files)\//u.test(request.url ?? "")) return next();
      response.setHeader("content-type", "image/svg+xml");
      response.end('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
    });
  },
};

/** A screen waits for its browser half of the time: three pages for each core keep it busy. */
const pages = { maxWorkers: 3 * availableParallelism(), sequence: { groupOrder: 1 } };

/** Set, no answer comes at once in tests of screens: see CONTRIBUTING.md. */
const slow = process.env["SLOW_ANSWERS"];

const inPseudoLanguage = "src/**/*.pseudo.test.tsx";

/**
 * React as people get it takes a third less work than the one that checks what it is given. That one draws every screen in the
 * pseudo-language, and with `REACT=development` all of them (`npm run proof`).
 */
const asPeopleGetIt: UserWorkspaceConfig =
  process.env["REACT"] === "development"
    ? {}
    : {
        oxc: { jsx: { development: false } },
        optimizeDeps: {
          rolldownOptions: { transform: { define: { "process.env.NODE_ENV": '"production"' } } },
        },
      };

/** Screens, in the browser that people have, with a fake of the server. */
function screens(
  name: string,
  files: { include: string[]; exclude?: string[] },
  { plugins = [], optimizeDeps, ...more }: UserWorkspaceConfig,
): TestProjectConfiguration {
  return {
    ...more,
    extends: fileURLToPath(new URL("apps/web/vite.config.ts", import.meta.url)),
    root: fileURLToPath(new URL("apps/web", import.meta.url)),
    plugins: [blankPictures, ...plugins],
    optimizeDeps: { entries: ["src/**/*.{ts,tsx}"], ...optimizeDeps },
    test: {
      name,
      ...files,
      ...pages,
      env: slow === undefined ? {} : { SLOW_ANSWERS: slow },
      testTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // A part of a text finds it, as in e2e/: both layers read alike.
        locators: { exact: false },
        viewport: devices.phone.viewport,
        provider: playwright({
          launchOptions: pagesAlone,
          contextOptions: {
            reducedMotion: "reduce",
            serviceWorkers: "block",
            timezoneId: zone,
          },
          actionTimeout: 60_000,
        }),
        instances: [{ browser: "chromium" }],
      },
    },
  };
}

// Unit tests lie beside the code; the server's own configuration brings both databases.
export default defineConfig({
  test: {
    // What a failed test has to say is not cut off: on another machine nothing else is left of it.
    chaiConfig: { truncateThreshold: 4000 },
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
          // Left alone, Vitest keeps a core free for others, of which there are none.
          maxWorkers: availableParallelism(),
          // Pure code shares nothing: loading it once a worker is enough.
          isolate: false,
          // No test is about time; a busy machine is no reason to fail.
          testTimeout: 600_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      screens("screens", { include: ["src/**/*.test.tsx"], exclude: [inPseudoLanguage] }, asPeopleGetIt),
      // The same screens where every text is in letters of its own: what is in plain ones was left in a screen.
      screens("pseudo-language", { include: [inPseudoLanguage] }, { plugins: [languages("pseudo")] }),
      "apps/*/vitest.config.ts",
    ],
  },
});
