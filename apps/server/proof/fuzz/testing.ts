import { contractEndpoints } from "@meal/testkit/contract-endpoints";
import { createBareApp, createTestApp } from "@meal/testkit/test-app";
import { onTestFinished } from "vitest";
import { databaseSessions } from "../../src/adapters/sessions/database/database-sessions.ts";
import type { Database } from "../../src/db/database.ts";
import { listen } from "../../src/http/listen.ts";
import type { Route } from "../../src/http/route.ts";
import { createLogger } from "../../src/log.ts";
import { targetSettings, type Target } from "./target.ts";

/** A product that listens in the test's own process, and what its log had to complain of; with routes of the test's own, if any. */
export async function openTarget(
  database: Database,
  more: readonly Route[] = [],
): Promise<{ readonly target: Target; readonly complaints: readonly string[] }> {
  const complaints: string[] = [];
  const log = createLogger("error", { write: (line) => void complaints.push(line) });
  const product = createTestApp(database, { settings: targetSettings, log });
  const { clock, cookie, tokens } = product.accounts;
  const sessions = databaseSessions({ db: database.db, clock, cookie, tokens });
  const app =
    more.length === 0 ? product.app : createBareApp({ routes: [...product.routes, ...more], sessions, log });
  const server = await listen(app, { host: "127.0.0.1", port: 0 });
  onTestFinished(async () => {
    await server.stop();
    await product.accounts.background.settle();
  });
  const url = `http://127.0.0.1:${server.port}`;
  return { target: { url, database, endpoints: await contractEndpoints() }, complaints };
}
