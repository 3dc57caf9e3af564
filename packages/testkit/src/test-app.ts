import { randomUUID } from "node:crypto";
import { TestCheckout } from "@meal/server/adapters/payments/test-checkout/test-checkout";
import type { Clock } from "@meal/server/ports/clock";
import { createLogger } from "@meal/server/log";
import { compose, type Product, type ProductInputs } from "@meal/server/compose";
import { readConfig } from "@meal/server/config";
import type { Database } from "@meal/server/db/database";
import { createApp, type AppParts } from "@meal/server/http/create-app";
import { proxyList } from "@meal/server/config";
import { systemClock } from "@meal/server/adapters/clock/system-clock";
import { fakeFiles } from "./fake-files.ts";
import { fakeMail } from "./fake-mail.ts";
import { testWorkers } from "./test-engine.ts";
import { argon2Passwords } from "@meal/server/security/passwords";
import { guestSessions } from "@meal/server/adapters/sessions/guest/guest-sessions";

/** The origin that test apps are opened under. */
export const testOrigin = "http://localhost:3000";

/** The real hash at the least cost: what a password takes is no matter of most tests, and they make hundreds. */
export const quickPasswords = argon2Passwords({ memoryCost: 8, timeCost: 1 });

const testSecret = "a secret that only the tests have";

interface TestAppOptions extends Partial<
  Pick<
    ProductInputs,
    | "log"
    | "web"
    | "clock"
    | "mail"
    | "passwords"
    | "background"
    | "appUrl"
    | "chef"
    | "files"
    | "push"
    | "workers"
    | "till"
    | "storePlaces"
  >
> {
  /** Environment variables that differ from the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Somebody to pay, where no money moves. */
export function testTill(clock: Clock): TestCheckout {
  return new TestCheckout({
    clock,
    pageOf: (id) => `${testOrigin}/api/test-checkout/${id}`,
    newId: randomUUID,
  });
}

/** The whole product on a test database, called without a socket: `app.request("/api/health")`. */
export function createTestApp(database: Database, options: TestAppOptions = {}): Product {
  const config = readConfig({ LOG_LEVEL: "silent", ...options.settings }, "/nowhere");
  const log = options.log ?? createLogger("silent");
  const { settings: _, web, ...given } = options;
  const fakes = {
    till: testTill(options.clock ?? systemClock),
    mail: fakeMail(),
    files: fakeFiles(),
    workers: testWorkers,
    passwords: quickPasswords,
  };
  const defaults = { clock: systemClock, ...fakes, appUrl: testOrigin, secret: testSecret };
  return compose({ ...defaults, ...given, config, database, log, web });
}

/** Only the HTTP side, around routes of the test's own. */
export function createBareApp(
  parts: Pick<AppParts, "routes"> & Partial<AppParts>,
): ReturnType<typeof createApp> {
  return createApp({
    sessions: guestSessions,
    log: createLogger("silent"),
    appUrl: testOrigin,
    proxies: proxyList([]),
    web: undefined,
    ...parts,
  });
}

/** The options of a request with a JSON body. */
export function json(
  method: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): RequestInit {
  return { method, body: JSON.stringify(body), headers: { "content-type": "application/json", ...headers } };
}
