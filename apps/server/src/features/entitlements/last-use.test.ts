import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "@meal/testkit/server-process";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { sql } from "kysely";
import { afterEach, expect, inject, it } from "vitest";
import type { Database } from "../../db/database.ts";
import { createCaller } from "../accounts/testing/caller.ts";
import { anna, signIn, signUp } from "../accounts/testing/people.ts";

const timer = { feature_name: "cooking_timer" };
const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

/** Processes that share what their database lets them share: two over one PostgreSQL, or one over its own file. */
async function startServers(database: Database): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "meal-last-use-"));
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const shared = database.kind === "postgres" ? { DATABASE_URL: await urlOf(database) } : {};
  const names = database.kind === "postgres" ? ["a", "b"] : ["a"];
  const urls: string[] = [];
  for (const name of names) {
    const AUTH_SECRET = "the secret that all of them share";
    const server = await startServerProcess({ DATA_DIR: join(folder, name), AUTH_SECRET, ...shared });
    cleanUps.push(() => server.stop());
    urls.push(server.url);
  }
  return urls;
}

async function urlOf({ db }: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const url = new URL(inject("postgresUrl"));
  url.pathname = rows[0]?.name ?? "";
  return url.href;
}

describeOnBothDatabases("a hundred calls at once for the last free use", ({ product }) => {
  it("let exactly one through", async () => {
    const urls = await startServers(await product());
    const callers = urls.map((url) => createCaller(url, "program", "192.0.2.1"));
    const [first] = callers;
    if (!first) throw new Error("No server runs.");
    await signUp(first, anna);
    const { access_token }: { access_token: string } = JSON.parse(await (await signIn(first)).text());
    for (const caller of callers) caller.bear(access_token);
    const use = (index: number) =>
      (callers[index % callers.length] ?? first).post("/api/rpc/increment_feature_usage", timer);
    expect([(await use(0)).status, (await use(1)).status]).toEqual([200, 200]);
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => use(index)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(99);
    const usage: { features: unknown } = JSON.parse(await (await first.get("/api/usage")).text());
    expect(usage.features).toContainEqual({ feature: "cooking_timer", used: 3, limit: 3 });
  });
});
