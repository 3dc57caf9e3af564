import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contractEndpoints, nameOf } from "@meal/testkit/contract-endpoints";
import { startPostgres } from "@meal/testkit/postgres-server";
import { migrations } from "../../src/db/migrations.ts";
import { openDatabase } from "../../src/db/open-database.ts";
import type { Tables } from "../../src/db/tables.ts";
import { createLogger } from "../../src/log.ts";
import { startFuzzedServer } from "./process.ts";
import { fuzz, type FuzzOutcome } from "./run.ts";
import { targetSettings } from "./target.ts";

const barMs = 100;
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    requests: { type: "string", default: "20000" },
    rows: { type: "string", default: "4" },
    database: { type: "string", default: "sqlite,postgres" },
  },
});
const plan = { seed: Number(values.seed), requests: Number(values.requests), rows: Number(values.rows) };
for (const kind of values.database.split(",")) await (kind === "postgres" ? onPostgres() : run("SQLite", {}));

async function onPostgres(): Promise<void> {
  const postgres = await startPostgres({ isDurable: false });
  try {
    await run("PostgreSQL", { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function run(name: string, place: Readonly<Record<string, string>>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "meal-fuzz-"));
  const server = await startFuzzedServer({ DATA_DIR: folder, ...targetSettings, ...place });
  const log = createLogger("silent");
  const where = { dataFolder: folder, url: place["DATABASE_URL"] };
  const database = await openDatabase<Tables>(where, migrations, log);
  try {
    const target = { url: server.url, database, endpoints: await contractEndpoints() };
    const outcome = await fuzz(target, plan);
    const { status } = await fetch(`${server.url}/api/health`);
    report(name, target.endpoints.map(nameOf), outcome, status, await server.figures());
  } finally {
    await database.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(
  name: string,
  endpoints: readonly string[],
  { requests, byStatus, succeeded, wrongs }: FuzzOutcome,
  health: number,
  {
    longestMs,
    stalls,
    complaints,
    memory,
  }: Awaited<ReturnType<Awaited<ReturnType<typeof startFuzzedServer>>["figures"]>>,
): void {
  const counts = [...byStatus].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  const never = endpoints.filter((one) => !succeeded.has(one));
  say(
    `fuzz, ${name}, seed ${plan.seed}: ${requests} requests to ${endpoints.length} endpoints, ${wrongs.size} kinds of wrong answers, ${complaints.length} complaints in the log`,
  );
  say(`  ${counts.join(", ")}; health afterwards ${health}; ${Math.round(memory / 1e6)} MB`);
  say(`  answered with success at least once: ${succeeded.size}; never: ${never.join(", ")}`);
  say(`  longest time without an answer to anybody: ${longestMs} ms (bar ${barMs} ms)`);
  for (const { ms, during } of stalls) say(`    ${ms} ms during ${during.join(", ").slice(0, 300)}`);
  for (const [wrong, { times, example }] of wrongs) say(`  ✗ ${times} × ${wrong}\n    ${example}`);
  for (const complaint of complaints.slice(0, 10)) say(`  ✗ ${complaint.slice(0, 1000)}`);
  if (wrongs.size + complaints.length > 0 || health !== 200) process.exitCode = 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
