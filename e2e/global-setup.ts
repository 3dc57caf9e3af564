import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { startServer } from "./server.ts";

const ensureCookbook = join(import.meta.dirname, "../scripts/ensure-cookbook.mjs");

/** Starts the product once for all tests; what it returns stops it. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default async function setUp(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [ensureCookbook], { stdio: "inherit" });
  // The diary is part of Premium, and nobody here pays.
  const server = await startServer({
    FREE_LIMITS: "calorie_tracking=unlimited",
    // Where it matters who a guest is, a test says so as a proxy would.
    TRUSTED_PROXIES: "127.0.0.1,::1",
  });
  process.env["E2E_ORIGIN"] = server.origin;
  return server.stop;
}
