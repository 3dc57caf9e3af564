import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@meal/testkit/free-port";
import BetterSqlite3 from "better-sqlite3";
import { afterEach, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "meal-process-"));
const children: ChildProcessWithoutNullStreams[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) await end(child, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcessWithoutNullStreams;
  readonly url: string;
  /** What it said before it was ready, or before it ended. */
  readonly said: string;
}

/** Runs the real program until it is ready or has ended. */
async function run(settings: Readonly<Record<string, string>>): Promise<Started> {
  const port = settings["PORT"] ?? String(await findFreePort());
  const env = {
    PATH: process.env["PATH"],
    LOG_LEVEL: "warn",
    DATA_DIR: join(folder, "data"),
    PORT: port,
    ...settings,
  };
  const child = spawn(process.execPath, ["apps/server/src/main.ts"], { cwd: root, env });
  children.push(child);
  let said = "";
  const ready = Promise.withResolvers<void>();
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  child.stdout.on("data", (chunk) => {
    said += String(chunk);
    ready.resolve();
  });
  await Promise.race([ready.promise, once(child, "close")]);
  return { child, said, url: `http://127.0.0.1:${port}` };
}

async function refused(settings: Readonly<Record<string, string>>): Promise<string> {
  const { child, said } = await run(settings);
  expect(child.exitCode).toBe(1);
  return said;
}

async function end(child: ChildProcessWithoutNullStreams, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, "exit");
  }
  return child.exitCode;
}

describe("the program", () => {
  it("says where it is, where the data lies and what stands in, and answers", async () => {
    const { said, url } = await run({});
    expect(said).toContain(`AI Meal Planner is ready: ${url.replace("127.0.0.1", "localhost")}\n`);
    expect(said).toContain(`Data folder: ${join(folder, "data")}\n`);
    expect(said).toContain("Running on built-in stand-ins: mail, AI, and payments\n");
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });

  it("names no stand-in for payments where nothing can be bought", async () => {
    const { said } = await run({ APP_URL: "https://meals.example.org" });
    expect(said).toContain("Running on built-in stand-ins: mail and AI\n");
  });

  it("keeps what it stores from everybody else on the machine", async () => {
    await run({});
    const modes = ["", "app.db", "app.db-wal", "auth-secret", "lock"].map((name) =>
      (statSync(join(folder, "data", name)).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(["700", "600", "600", "600", "600"]);
  });

  it("ends cleanly when asked to, and gives the data folder back", async () => {
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const { child, url } = await run({});
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
      expect(await end(child, signal)).toBe(0);
    }
  });

  it("starts again after it was killed", async () => {
    const first = await run({});
    await end(first.child, "SIGKILL");
    const second = await run({});
    expect((await fetch(`${second.url}/api/health`)).status).toBe(200);
  });
});

describe("the program refuses in one clear line", () => {
  it("a data folder that another process owns", async () => {
    await run({});
    const line = `The data folder ${join(folder, "data")} is in use by another running server.`;
    expect(await refused({})).toMatch(new RegExp(`^${RegExp.escape(line)}[^\\n]*\\n$`, "u"));
  });

  it("a data folder that cannot be one", async () => {
    await run({});
    const path = join(folder, "data", "app.db", "below");
    expect(await refused({ DATA_DIR: path })).toMatch(
      /^The data folder \S+ cannot be written \(ENOTDIR\)\.[^\n]*\n$/u,
    );
  });

  it("a port that is taken", async () => {
    const { url } = await run({});
    const settings = { PORT: new URL(url).port, DATA_DIR: join(folder, "other") };
    expect(await refused(settings)).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken\.[^\n]*\n$/u);
  });

  it("a database that does not answer, without telling its password", async () => {
    const said = await refused({ DATABASE_URL: "postgres://me:hunter2@127.0.0.1:9/meals" });
    expect(said).toMatch(
      /^The PostgreSQL of DATABASE_URL \(127\.0\.0\.1:9\/meals\) cannot be used: [^\n]+\n$/u,
    );
    expect(said).not.toContain("hunter2");
  });

  it("a data folder that is a broken database", async () => {
    const first = await run({});
    await end(first.child, "SIGTERM");
    writeFileSync(
      join(folder, "data", "app.db"),
      "this is no database at all, it is a letter to a friend".repeat(100),
    );
    expect(await refused({})).toMatch(/^The database \S+app\.db cannot be read[^\n]*\n$/u);
  });

  it("a database that a newer version made", async () => {
    const first = await run({});
    await end(first.child, "SIGTERM");
    const database = new BetterSqlite3(join(folder, "data", "app.db"));
    database.exec("insert into schema_migrations (name, applied_at) values ('29990101-0000-add-flights', 1)");
    database.close();
    expect(await refused({})).toBe(
      "This database was made by a newer version (it has 29990101-0000-add-flights). Run that version.\n",
    );
  });

  it("settings that are wrong", async () => {
    expect(await refused({ PORT: "http" })).toBe(
      'PORT is "http"; it takes the port to listen on, a whole number from 1 to 65535.\n',
    );
  });
});
