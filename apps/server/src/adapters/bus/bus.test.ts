import { describeBus } from "@meal/testkit/compliance/bus";
import { afterEach, describe, expect, inject, it } from "vitest";
import { Client } from "pg";
import type { Database } from "../../db/database.ts";
import { openPostgres } from "../../db/open-postgres.ts";
import { createLogger } from "../../log.ts";
import type { Bus } from "../../ports/bus.ts";
import { localBus } from "./local-bus.ts";
import { postgresBus } from "./postgres-bus.ts";

const cleanUps: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function openPostgresBus(): Bus {
  const url = inject("postgresUrl");
  const database: Database = openPostgres({ url, onIdleError: () => {} });
  cleanUps.push(() => database.close());
  const bus = postgresBus({ db: database.db, listenUrl: url, log: createLogger("silent") });
  cleanUps.push(() => bus.close());
  return bus;
}

describe("within one process", () => {
  describeBus(async () => {
    const bus = localBus();
    return { here: bus, there: bus };
  });
});

describe("over PostgreSQL", () => {
  describeBus(async () => ({ here: openPostgresBus(), there: openPostgresBus() }));

  it("listens again after the connection broke, and wakes for what it may have missed", async () => {
    const bus = openPostgresBus();
    let woken = Promise.withResolvers<void>();
    const leave = bus.subscribe("a", () => woken.resolve());
    await woken.promise;
    woken = Promise.withResolvers();
    const client = new Client({ connectionString: inject("postgresUrl") });
    await client.connect();
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen meal_planner'`,
    );
    await client.end();
    expect(rowCount).toBeGreaterThan(0);
    await woken.promise;
    leave();
  });
});
