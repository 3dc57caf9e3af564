import type { BrowserContextOptions } from "@playwright/test";
import { signUp } from "./person.ts";
import { test as base } from "./test.ts";

/** Where the product of this run answers. */
const origin = () => process.env["E2E_ORIGIN"] ?? "";

/** For tests that leave the account as they found it: one Robin a worker, who is signed in wherever they begin. */
export const test = base.extend<object, { robin: BrowserContextOptions["storageState"] }>({
  robin: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext();
      await signUp(request, origin());
      await use(await request.storageState());
      await request.dispose();
    },
    { scope: "worker" },
  ],
  storageState: ({ robin }, use) => use(robin),
});
