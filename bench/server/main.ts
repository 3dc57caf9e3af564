import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { migrate } from "@meal/server/db/migrate";
import { migrations } from "@meal/server/db/migrations";
import { openSqlite } from "@meal/server/db/open-sqlite";
import begun from "@meal/server/process.json" with { type: "json" };
import { findFreePort } from "@meal/testkit/free-port";
import { measureBackups } from "./backups.ts";
import { measureDiary } from "./diary.ts";
import { measureChat } from "./chat.ts";
import { measureExports } from "./exports.ts";
import { measureLoadMemory } from "./load-memory.ts";
import { measureLiveList } from "./live-list.ts";
import { measureImports } from "./import-file.ts";
import { content, listLength, rowsPerPerson, seedNotes, type NoteTables } from "./notes.ts";
import { seedPeople } from "./people.ts";
import { measurePlans } from "./plans.ts";
import { measureSavedRecipes } from "./saved-recipes.ts";
import { measureSessionCheck } from "./session-check.ts";
import { measureSignInTimes } from "./sign-in-time.ts";
import { measureStalls } from "./stalls.ts";

const rounds = Number(process.env["ROUNDS"] ?? 5);
const secondsPerRound = Number(process.env["SECONDS"] ?? 3);
const connections = 32;
const contestants = ["ours", "bare"] as const;
const root = join(import.meta.dirname, "../..");
// What takes minutes ends in a comparison by wrk; without it none of that is worth starting.
if (spawnSync("wrk", ["-v"]).error) {
  process.stderr.write("bench:server needs wrk: install it first (Debian: apt-get install wrk).\n");
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "meal-bench-"));
const say = (line: string) => process.stdout.write(`${line}\n`);

interface Measure {
  readonly perSecond: number;
  readonly p99Ms: number;
}

try {
  await measureStart();
  await measureSessionCheck(say);
  await measureSignInTimes(say);
  await measureSavedRecipes(say);
  await measureDiary(say);
  await measureImports(say);
  await measureExports(say);
  await measureBackups(say);
  await measurePlans(say);
  await measureChat(say);
  await measureStalls(say);
  await measureLoadMemory(say);
  await measureLiveList(say);
  const small = await compare(1000);
  const large = await compare(1_000_000);
  say(`1,000,000 rows against 1,000: ${(large / small).toFixed(2)} (bar >= 0.80)`);
} finally {
  rmSync(folder, { recursive: true });
}

/** Interleaves the contestants, so that a noisy minute falls on both. */
async function compare(rows: number): Promise<number> {
  const data = join(folder, String(rows));
  execFileSync("mkdir", [data]);
  const product = await openSqlite(join(data, "app.db"));
  await migrate(product, migrations);
  await seedPeople(product, Math.floor(rows / rowsPerPerson));
  await product.close();
  const database = await openSqlite<NoteTables>(join(data, "app.db"));
  await seedNotes(database, rows);
  await database.close();
  const script = writeScript(rows);
  const measures: Record<(typeof contestants)[number], Measure[]> = { ours: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    for (const kind of round % 2 === 0 ? contestants : contestants.toReversed()) {
      measures[kind].push(await measure(kind, data, script));
    }
  }
  const ratios = measures.ours.map(
    ({ perSecond }, round) => perSecond / (measures.bare[round]?.perSecond ?? Number.NaN),
  );
  const [ours, bare] = [measures.ours, measures.bare].map((all) =>
    median(all.map(({ perSecond }) => perSecond)),
  );
  const p99 = median(measures.ours.map(({ p99Ms }) => p99Ms));
  say(
    `signed-in list read, ${rows.toLocaleString("en")} rows, list of ${listLength}, ${connections} connections, 90 % reads, 10 % durable writes:`,
  );
  say(`  ours ${ours?.toFixed(0)} a second (bar >= 3000), bare handler ${bare?.toFixed(0)}`);
  say(
    `  ratio, median of ${rounds} interleaved rounds: ${median(ratios).toFixed(2)} (bar >= 0.60); p99 ${p99.toFixed(1)} ms (bar <= 25)`,
  );
  return ours ?? Number.NaN;
}

async function measure(kind: string, data: string, script: string): Promise<Measure> {
  const port = await findFreePort();
  const child = spawn(process.execPath, [
    join(import.meta.dirname, "contestant.ts"),
    kind,
    data,
    String(port),
  ]);
  await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
  try {
    run(port, script, 1);
    return run(port, script, secondsPerRound);
  } finally {
    await end(child);
  }
}

function run(port: number, script: string, seconds: number): Measure {
  const options = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "-s",
    script,
    `http://127.0.0.1:${port}`,
  ];
  const text = execFileSync("wrk", options, { encoding: "utf8" });
  if (/Non-2xx|Socket errors/u.test(text)) throw new Error(text);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/u.exec(text)?.[1]);
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/u.exec(text) ?? [];
  const scale = unit === "us" ? 0.001 : unit === "s" ? 1000 : 1;
  return { perSecond, p99Ms: Number(value) * scale };
}

function writeScript(rows: number): string {
  const path = join(folder, "mix.lua");
  const body = JSON.stringify({ title: "New", content: content(1) });
  writeFileSync(
    path,
    `math.randomseed(7)
local body = [[${body}]]
request = function()
  local person = "person-" .. math.random(0, ${Math.floor(rows / rowsPerPerson) - 1})
  local headers = { ["x-person"] = person, ["cookie"] = "session=" .. person }
  if math.random() < 0.9 then return wrk.format("GET", "/api/notes?limit=${listLength}", headers) end
  headers["content-type"] = "application/json"
  return wrk.format("POST", "/api/notes", headers, body)
end
`,
  );
  return path;
}

/** The real program: from the command to its first answer, and what it holds when nobody asks for anything. */
async function measureStart(): Promise<void> {
  const startsMs: number[] = [];
  const memoryMb: number[] = [];
  for (let i = 0; i < 6; i++) {
    const port = await findFreePort();
    const env = {
      ...begun.environment,
      PATH: process.env["PATH"],
      PORT: String(port),
      DATA_DIR: join(folder, "product"),
      LOG_LEVEL: "warn",
    };
    const startedAt = performance.now();
    const child = spawn(process.execPath, [...begun.arguments, "apps/server/src/main.ts"], {
      cwd: root,
      env,
    });
    await once(child.stdout, "data");
    await fetch(`http://127.0.0.1:${port}/api/health`);
    startsMs.push(performance.now() - startedAt);
    await sleep(1000);
    memoryMb.push(residentMb(child));
    await end(child);
  }
  // The first start fills the compile cache.
  say(
    `start to first answer: ${median(startsMs.slice(1)).toFixed(0)} ms, the first ${startsMs[0]?.toFixed(0)} ms (bar <= 2000)`,
  );
  // The thread of the engine is there from the start (ADR 0029), and gone after ten minutes in which nobody plans.
  say(`memory with a warm engine: ${median(memoryMb.slice(1)).toFixed(0)} MB resident (bar <= 250)`);
}

function residentMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
