import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createRandom } from "@meal/engine/random";
import { contractEndpoints } from "@meal/testkit/contract-endpoints";
import { randomFrom } from "@meal/testkit/inputs/random";
import { startPostgres } from "@meal/testkit/postgres-server";
import { quickFolder } from "@meal/testkit/quick-folder";
import { migrations } from "../../src/db/migrations.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import type { Tables } from "../../src/db/tables.ts";
import { createLogger } from "../../src/log.ts";
import { crossAccounts } from "./cross-account.ts";
import { startFuzzedServer } from "./process.ts";
import { report } from "./report.ts";
import { fuzz } from "./run.ts";
import { targetSettings } from "./target.ts";
import { breakWires } from "./wire.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    requests: { type: "string", default: "20000" },
    rows: { type: "string", default: "4" },
    database: { type: "string", default: "sqlite,postgres" },
  },
});
// A stall is then the program's, and not that of a disk that others use.
process.env["TMPDIR"] = quickFolder();
const plan = { seed: Number(values.seed), requests: Number(values.requests), rows: Number(values.rows) };
const random = () => randomFrom(createRandom(plan.seed));
for (const kind of values.database.split(",")) {
  const isWhole = kind === "postgres" ? await onPostgres() : await run("SQLite", {});
  if (!isWhole) process.exitCode = 1;
}

async function onPostgres(): Promise<boolean> {
  const postgres = await startPostgres({ isDurable: false });
  try {
    return await run("PostgreSQL", { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function run(name: string, place: Readonly<Record<string, string>>): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), "meal-fuzz-"));
  const server = await startFuzzedServer({ DATA_DIR: folder, ...targetSettings, ...place });
  const where = { dataFolder: folder, url: place["DATABASE_URL"] };
  const database = await openDatabase<Tables>(where, migrations, createLogger("silent"));
  try {
    const target = { url: server.url, database, endpoints: await contractEndpoints() };
    const requests = await fuzz(target, plan);
    const wires = await breakWires(target, random(), Math.ceil(plan.requests / 10));
    const figures = await server.figures();
    // These put rows of their own making where only other services do, of which the log may complain when they are read.
    const strangers = await crossAccounts(target, random());
    return report(`${name}, seed ${plan.seed}`, {
      endpoints: target.endpoints,
      requests,
      strangers,
      wires,
      figures,
    });
  } finally {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
