import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "@meal/testkit/postgres-server";
import { quickFolder } from "@meal/testkit/quick-folder";
import { migrations } from "../src/db/migrations.ts";
import { openDatabase } from "../src/db/open-database.ts";
import type { Tables } from "../src/db/tables.ts";
import { createLogger } from "../src/log.ts";
import { simulate } from "./billing/simulate.ts";
import { simulateStores } from "./billing/stores.ts";
import { tellOfStore } from "./billing/told.ts";

/** `node apps/server/proof/billing.ts`: months of subscriptions from many seeds, on both databases. */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    runs: { type: "string", default: "2000" },
    // Stores are asked over HTTP, with signatures: a seed takes ten times as long.
    purchases: { type: "string", default: "2000" },
    notifications: { type: "string", default: "10000" },
    database: { type: "string", default: "sqlite,postgres" },
  },
});

process.env["TMPDIR"] = quickFolder();
for (const kind of values.database.split(",")) {
  const wrongs = kind === "postgres" ? await onPostgres() : await run("SQLite", undefined);
  if (wrongs > 0) process.exitCode = 1;
}

async function onPostgres(): Promise<number> {
  const postgres = await startPostgres({ isDurable: false });
  try {
    return await run("PostgreSQL", postgres.url);
  } finally {
    await postgres.stop();
  }
}

async function run(name: string, url: string | undefined): Promise<number> {
  const dataFolder = mkdtempSync(join(tmpdir(), "meal-billing-"));
  const database = await openDatabase<Tables>({ dataFolder, url }, migrations, createLogger("silent"));
  let found = 0;
  try {
    for (const [what, simulation, seeds] of [
      ["subscriptions", simulate, Number(values.runs)],
      ["purchases in stores", simulateStores, Number(values.purchases)],
    ] as const) {
      for (let seed = Number(values.seed); seed < Number(values.seed) + seeds; seed += 1) {
        // oxlint-disable-next-line no-await-in-loop -- One seed after the other.
        for (const wrong of await simulation(database, seed)) {
          found += 1;
          process.stdout.write(`${name}, ${what}, seed ${seed}: ${wrong}\n`);
        }
      }
      process.stdout.write(`${name}: ${seeds} seeds of ${what}, ${found} wrong so far\n`);
    }
    const count = Number(values.notifications);
    for (const store of ["apple", "google"] as const) {
      // oxlint-disable-next-line no-await-in-loop -- One store after the other.
      const { heard, wrongs } = await tellOfStore(database, Number(values.seed), store, { count });
      found += wrongs.length;
      process.stdout.write(
        `${name}: ${heard} notifications of ${store}, ${wrongs.join(", ") || "none wrong"}\n`,
      );
    }
    return found;
  } finally {
    await database.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}
