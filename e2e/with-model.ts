import { STAND_IN_KEY } from "../packages/testkit/src/stand-ins/answers.ts";
import { startGemini } from "../packages/testkit/src/stand-ins/gemini.ts";
import type { ProviderServer } from "../packages/testkit/src/stand-ins/provider-server.ts";
import { type RunningServer, startServer } from "./server.ts";
import { test as base } from "./test.ts";

/** Tests on a server of their own whose chef is a language model, and that model in the test's hand. */
export const withModel = (settings: Readonly<Record<string, string>> = {}) =>
  base.extend<object, { model: ProviderServer; server: RunningServer }>({
    model: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
      async ({}, use) => {
        const model = await startGemini();
        await use(model);
        await model.stop();
      },
      // Starting servers is no part of a test's own time.
      { scope: "worker", timeout: 60_000 },
    ],
    server: [
      async ({ model }, use) => {
        const key = { GEMINI_API_KEY: STAND_IN_KEY, AI_TEXT_BASE_URL: model.url };
        const server = await startServer({ ...key, ...settings });
        await use(server);
        await server.stop();
      },
      { scope: "worker", timeout: 60_000 },
    ],
    baseURL: async ({ server }, use) => use(server.origin),
  });
