import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "@meal/testkit/free-port";
import { hasPgbouncer, startPgbouncer } from "@meal/testkit/pgbouncer";
import { startServerProcess } from "@meal/testkit/server-process";
import BetterSqlite3 from "better-sqlite3";
import { afterEach, describe, expect, inject, it } from "vitest";
import { startSmtp } from "../adapters/mail/testing/smtp-server.ts";
import { examine, type Deployment } from "./examine.ts";

const DAY_MS = 86_400_000;
const plenty = () => 40_000_000_000;
const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "meal-doctor-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder that a real server made, and that server still running on it. */
async function startServer(): Promise<string> {
  const folder = newFolder();
  const server = await startServerProcess({ DATA_DIR: folder });
  cleanUps.push(() => server.stop());
  return folder;
}

function keepBackup(folder: string, name: string, ageMs: number): void {
  mkdirSync(join(folder, "backups"), { recursive: true, mode: 0o700 });
  const file = join(folder, "backups", name);
  writeFileSync(file, "", { mode: 0o600 });
  const madeAt = new Date(Date.now() - ageMs);
  utimesSync(file, madeAt, madeAt);
}

/** The command as a person calls it. */
async function run(env: Record<string, string>, words: readonly string[] = []) {
  const program = join(import.meta.dirname, "../cli/doctor.ts");
  const child = spawn(process.execPath, [program, ...words], { env, cwd: newFolder() });
  let [said, errors] = ["", ""];
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (errors += String(chunk)));
  await once(child, "close");
  return { code: child.exitCode, last: said.trim().split("\n").at(-1), said, errors };
}

/** What is said, by what it is about: a sentence to act on begins with "to do". */
async function ask(settings: Record<string, string>, more: Partial<Deployment> = {}) {
  const environment = { LOG_LEVEL: "silent", ...settings };
  const findings = await examine({
    environment,
    folder: "/nowhere",
    now: Date.now(),
    freeBytes: plenty,
    ...more,
  });
  return Object.fromEntries(
    findings.map(({ about, isWell, sentence }) => [about, isWell ? sentence : `to do: ${sentence}`]),
  );
}

describe("the doctor", () => {
  it("finds a new deployment well", async () => {
    const folder = join(newFolder(), "none-yet");
    const said = await ask({ DATA_DIR: folder });
    expect(Object.keys(said)).toEqual([
      "Configuration",
      "Disk",
      "Permissions",
      "Database",
      "Backups",
      "Mail",
      "Models",
      "Proxy",
    ]);
    expect(Object.values(said).join("\n")).not.toContain("to do");
    expect(said["Disk"]).toBe(`40 GB are free for ${folder}.`);
  });

  it("finds what a running server made well, and asks for a backup until there is a new one", async () => {
    const folder = await startServer();
    const before = await ask({ DATA_DIR: folder });
    expect(before["Backups"]).toMatch(/^to do: There is none in .* npm run backup/u);
    keepBackup(folder, "before-migration-1.zip", 0);
    expect((await ask({ DATA_DIR: folder }))["Backups"]).toMatch(/^to do: There is none/u);
    keepBackup(folder, "old.zip", 9 * DAY_MS);
    expect((await ask({ DATA_DIR: folder }))["Backups"]).toMatch(/^to do: The newest in .* is 9 days old/u);
    keepBackup(folder, "new.zip", 2 * DAY_MS);
    const said = await ask({ DATA_DIR: folder });
    expect(Object.values(said).join("\n")).not.toContain("to do");
    expect(said).toMatchObject({
      Permissions: `Only its owner can read ${folder}.`,
      Database: `${join(folder, "app.db")} is whole and fits this version.`,
      Clock: "The clock is after everything that the database remembers.",
      Backups: `The newest in ${join(folder, "backups")} is 2 days old.`,
    });
    const elsewhere = await ask({ DATA_DIR: folder }, { backups: join(folder, "files") });
    expect(elsewhere["Backups"]).toMatch(/^to do: There is none in .*files: .* --backups FOLDER/u);
  });

  it("says what is wrong with the folder, the disk and the clock", async () => {
    const folder = await startServer();
    chmodSync(folder, 0o755);
    chmodSync(join(folder, "auth-secret"), 0o644);
    const now = Date.now() - DAY_MS;
    const link = join(newFolder(), "linked");
    symlinkSync(folder, link);
    const said = await ask({ DATA_DIR: link }, { now, freeBytes: () => 5_000_000 });
    expect(said["Permissions"]).toBe(
      `to do: Others on this machine can read 2 files or folders: chmod -R go-rwx '${folder}'`,
    );
    expect(said["Disk"]).toMatch(/^to do: 5\.0 MB are free for .* make room until it is 1\.0 GB/u);
    expect(said["Clock"]).toMatch(/^to do: This machine says 20.* set its clock/u);
  });

  it("says when the database is of a newer version, or no database at all", async () => {
    const folder = newFolder();
    const file = join(folder, "app.db");
    const newer = new BetterSqlite3(file);
    newer.exec(
      "create table schema_migrations (name text, applied_at bigint); insert into schema_migrations values ('99990101-0000-later', 1)",
    );
    newer.close();
    expect((await ask({ DATA_DIR: folder }))["Database"]).toBe(
      "to do: It was made by a newer version (it has 99990101-0000-later): run that version.",
    );
    writeFileSync(file, "not a database".repeat(100));
    expect((await ask({ DATA_DIR: folder }))["Database"]).toMatch(
      /^to do: .*app\.db cannot be read .*restore it from a backup/u,
    );
  });

  it("stops at settings that cannot be used, and names them", async () => {
    const wrong = await ask({ PORT: "80a" });
    expect(wrong).toEqual({ Configuration: expect.stringMatching(/^to do: PORT is "80a"; it takes/u) });
    expect(await ask({ GOOGLE_CLIENT_ID: "alone" })).toEqual({
      Configuration: expect.stringContaining("go together"),
    });
  });

  it("asks for the proxy's address, and for the address that people open", async () => {
    const DATA_DIR = newFolder();
    expect((await ask({ DATA_DIR, HOST: "0.0.0.0" }))["Proxy"]).toMatch(/^to do: .*TRUSTED_PROXIES/u);
    expect((await ask({ DATA_DIR, TRUSTED_PROXIES: "10.0.0.0/8" }))["Proxy"]).toMatch(/^to do: Set APP_URL/u);
    const behind = { TRUSTED_PROXIES: "10.0.0.0/8", APP_URL: "https://meals.example.org" };
    expect((await ask({ DATA_DIR, ...behind }))["Proxy"]).toBe(
      "Addresses of people are taken from 10.0.0.0/8.",
    );
  });
});

describe("the doctor asks what is around", () => {
  it("the mail server, without sending anything", async () => {
    const DATA_DIR = newFolder();
    const smtp = await startSmtp();
    const there = await ask({ DATA_DIR, SMTP_URL: smtp.url });
    expect(there["Mail"]).toMatch(/^The mail server answers/u);
    expect(smtp.received).toEqual([]);
    await smtp.stop();
    const gone = await ask({ DATA_DIR, SMTP_URL: smtp.url });
    expect(gone["Mail"]).toMatch(/^to do: The mail server of SMTP_URL cannot be used: .*ECONNREFUSED/u);
  });

  it("models, without a key, and says which key is missing", async () => {
    const DATA_DIR = newFolder();
    const asked: (string | undefined)[] = [];
    const port = await findFreePort();
    const model = createServer(({ headers }, answer) => {
      asked.push(headers.authorization);
      answer.writeHead(404).end();
    });
    model.listen(port, "127.0.0.1");
    await once(model, "listening");
    const origin = `http://127.0.0.1:${port}`;
    const settings = {
      DATA_DIR,
      AI_TEXT_PROVIDER: "openai-compatible",
      AI_TEXT_MODEL: "small",
      OPENAI_BASE_URL: `${origin}/v1`,
      OPENAI_API_KEY: "hunter2",
    };
    expect((await ask(settings))["Models"]).toBe(`openai-compatible answers at ${origin}.`);
    expect(asked).toEqual([undefined]);
    model.closeAllConnections();
    model.close();
    await once(model, "close");
    expect((await ask(settings))["Models"]).toMatch(/^to do: openai-compatible does not answer at/u);
    const keyless = { DATA_DIR, AI_TEXT_PROVIDER: "anthropic", AI_TEXT_MODEL: "small" };
    expect((await ask(keyless))["Models"]).toBe("to do: The key of anthropic is not set.");
  });

  it("PostgreSQL and its clock, and keeps its password to itself", async () => {
    const DATA_DIR = newFolder();
    const there = await ask({ DATA_DIR, DATABASE_URL: inject("postgresUrl") });
    expect(there).toMatchObject({
      Database: expect.stringMatching(/^PostgreSQL \(127\.0\.0\.1:\d+\/postgres\) answers\. It is empty/u),
      Clock: "This machine and the database agree about the time.",
    });
    expect(there).not.toHaveProperty("Pooler");
    const url = `postgres://me:hunter2@127.0.0.1:${await findFreePort()}/meals`;
    const gone = await ask({ DATA_DIR, DATABASE_URL: url });
    expect(gone["Database"]).toMatch(/^to do: .*\/meals\) cannot be used: .*ECONNREFUSED/u);
    expect(JSON.stringify(gone)).not.toContain("hunter2");
  });

  it.runIf(hasPgbouncer())("a pooler before PostgreSQL, and where to listen then", async () => {
    const DATA_DIR = newFolder();
    const pooler = await startPgbouncer(inject("postgresUrl"));
    cleanUps.push(() => pooler.stop());
    const deaf = await ask({ DATA_DIR, DATABASE_URL: pooler.url });
    expect(deaf["Pooler"]).toMatch(/^to do: .*set DATABASE_LISTEN_URL/u);
    const settings = { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: inject("postgresUrl") };
    expect(await ask({ DATA_DIR, ...settings })).not.toHaveProperty("Pooler");
  });
});

describe("npm run doctor", () => {
  it("ends as failed when there is something to do, and leaves no trace", async () => {
    const DATA_DIR = join(newFolder(), "none-yet");
    const wrong = await run({ DATA_DIR, HOST: "0.0.0.0", APP_URL: "http://meals.lan" });
    expect([wrong.code, wrong.errors]).toEqual([1, ""]);
    expect(wrong.said).toContain("✓ Configuration: ");
    expect(wrong.said).toContain("✗ Proxy: ");
    expect(wrong.last).toBe("1 of 8 to do.");
    const right = await run({ DATA_DIR });
    expect([right.code, right.last]).toEqual([0, "All is well."]);
    expect(existsSync(DATA_DIR)).toBe(false);
    const misread = await run({ DATA_DIR }, ["--heal"]);
    expect([misread.code, misread.said]).toEqual([1, ""]);
    expect(misread.errors).toMatch(/^Usage: npm run doctor/u);
  });
});
