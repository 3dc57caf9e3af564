import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectProblem } from "@meal/testkit/expect-problem";
import { findFreePort } from "@meal/testkit/free-port";
import { Client } from "pg";
import { afterEach, expect, inject, it } from "vitest";
import { createCaller } from "../testing/caller.ts";
import { anna, isSignedIn, signIn, signUp } from "../testing/people.ts";

const root = join(import.meta.dirname, "../../../../../..");
const folder = mkdtempSync(join(tmpdir(), "meal-two-"));
const children: ChildProcess[] = [];
const databaseName = `two_${Date.now()}`;

afterEach(async () => {
  for (const child of children.splice(0)) {
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  await administer(`drop database ${databaseName} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The real program with a data folder of its own, on the shared database. */
async function startProcess(name: string, databaseUrl: string): Promise<string> {
  const port = String(await findFreePort());
  const env = {
    PATH: process.env["PATH"],
    PORT: port,
    LOG_LEVEL: "fatal",
    DATA_DIR: join(folder, name),
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: "the secret that both of them share",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  const child = spawn(process.execPath, ["apps/server/src/main.ts"], { cwd: root, env });
  children.push(child);
  await once(child.stdout, "data");
  return `http://127.0.0.1:${port}`;
}

it("two server processes over one PostgreSQL share sessions, places and rate limits", async () => {
  await administer(`create database ${databaseName}`);
  const url = new URL(inject("postgresUrl"));
  url.pathname = databaseName;
  const urls = [await startProcess("a", url.href), await startProcess("b", url.href)] as const;
  const from = (process: 0 | 1, address = "192.0.2.1") => createCaller(urls[process], "program", address);

  // A session that one of them began is known to the other, and ended there it is over everywhere.
  await signUp(from(0));
  const signedIn: { access_token: string } = JSON.parse(await (await signIn(from(1))).text());
  const [here, there] = [from(0), from(1)];
  here.bear(signedIn.access_token);
  there.bear(signedIn.access_token);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
  await here.post("/api/auth/logout?scope=local");
  expect(await isSignedIn(there)).toBe(false);

  // One place is left at this address, and both processes are asked for it at once.
  const racers = Array.from({ length: 6 }, async (_, index) => {
    const person = { ...anna, email: `racer${index}@example.org` };
    return (await from(index % 2 === 0 ? 0 : 1).post("/api/auth/signup", person)).status;
  });
  const statuses = await Promise.all(racers);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 403)).toHaveLength(5);

  // Thirty wrong passwords, half of them at each, use up the tries at both.
  for (let index = 0; index < 30; index += 1) {
    const guess = signIn(from(index % 2 === 0 ? 0 : 1, `198.51.100.${index}`), {
      ...anna,
      password: "guess",
    });
    await expectProblem(await guess, "invalid_credentials");
  }
  await expectProblem(await signIn(from(0)), "too_many_requests");
  await expectProblem(await signIn(from(1)), "too_many_requests");
});
