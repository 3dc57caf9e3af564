import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasPgbouncer, startPgbouncer } from "@meal/testkit/pgbouncer";
import { startServerProcess } from "@meal/testkit/server-process";
import { sql } from "kysely";
import { afterEach, describe, expect, inject, it, vi } from "vitest";
import { postgresBus } from "../adapters/bus/postgres-bus.ts";
import { createCaller } from "../features/accounts/testing/caller.ts";
import { anna, signUp } from "../features/accounts/testing/people.ts";
import { createLogger } from "../log.ts";
import { openPostgres } from "./open-postgres.ts";
import { transaction } from "./transaction.ts";

const cleanUps: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function open(url: string) {
  const onPooler = vi.fn<() => void>();
  const database = openPostgres({ url, onIdleError: () => {}, onPooler });
  cleanUps.push(() => database.close());
  return { database, onPooler };
}

async function startPooler(databaseUrl: string): Promise<string> {
  const pooler = await startPgbouncer(databaseUrl);
  cleanUps.push(() => pooler.stop());
  return pooler.url;
}

/** Twelve statements of many at once, half of them within transactions. */
async function storm({ db }: ReturnType<typeof open>["database"]): Promise<void> {
  await Promise.all(
    Array.from({ length: 480 }, async (_, index) => {
      const query = sql<{ sum: number }>`select ${index}::int + ${sql.lit(index % 12)}::int as sum`;
      const { rows } = await (index % 2 === 0
        ? query.execute(db)
        : transaction(db, (trx) => query.execute(trx)));
      expect(rows).toEqual([{ sum: index + (index % 12) }]);
    }),
  );
}

it("PostgreSQL itself is no pooler", async () => {
  const { database, onPooler } = open(inject("postgresUrl"));
  await storm(database);
  expect(onPooler).not.toHaveBeenCalled();
  const { rows } = await sql`select name from pg_prepared_statements`.execute(database.db);
  expect(rows).not.toEqual([]);
});

describe.runIf(hasPgbouncer())(
  "behind PgBouncer, which hands its connections from transaction to transaction",
  () => {
    it("every statement is answered, and the pooler is told of once", async () => {
      const { database, onPooler } = open(await startPooler(inject("postgresUrl")));
      await storm(database);
      await sql`select 1`.execute(database.untyped);
      expect(onPooler).toHaveBeenCalledOnce();
    });

    it("what changes is heard over a connection of its own, and without one a warning says so once", async () => {
      const direct = inject("postgresUrl");
      const pooled = await startPooler(direct);
      const { database } = open(pooled);
      const listen = async (listenUrl: string) => {
        const lines: string[] = [];
        const log = createLogger("warn", { write: (line) => void lines.push(line) });
        const bus = postgresBus({ db: database.db, listenUrl, log });
        cleanUps.push(() => bus.close());
        let woken = Promise.withResolvers<void>();
        bus.subscribe("pooled", () => woken.resolve());
        await woken.promise;
        woken = Promise.withResolvers();
        return { bus, lines, heard: () => woken.promise };
      };
      const { bus, lines, heard } = await listen(direct);
      await bus.publish("pooled");
      await heard();
      expect(lines).toEqual([]);
      const deaf = await listen(pooled);
      expect(deaf.lines).toEqual([expect.stringContaining("Set DATABASE_LISTEN_URL to PostgreSQL itself")]);
    });

    it("the whole product answers everybody", async () => {
      const direct = new URL(inject("postgresUrl"));
      direct.pathname = `pooled_${Date.now()}`;
      const { database } = open(inject("postgresUrl"));
      await sql.raw(`create database ${direct.pathname.slice(1)}`).execute(database.db);
      cleanUps.push(() =>
        sql.raw(`drop database ${direct.pathname.slice(1)} with (force)`).execute(database.db),
      );
      const folder = mkdtempSync(join(tmpdir(), "meal-pooled-"));
      cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
      const server = await startServerProcess({
        DATA_DIR: folder,
        DATABASE_URL: await startPooler(direct.href),
        DATABASE_LISTEN_URL: direct.href,
        RATE_LIMIT_FACTOR: "1000",
      });
      cleanUps.push(() => server.stop());
      const caller = createCaller(server.url, "browser", "192.0.2.1");
      await signUp(caller, anna);
      const paths = ["/api/auth/session", "/api/user-preferences", "/api/shopping-list", "/api/health"];
      const answers = Array.from(
        { length: 480 },
        async (_, index) => (await caller.get(paths[index % paths.length] ?? "/")).status,
      );
      const statuses = new Set(await Promise.all(answers));
      expect([...statuses]).toEqual([200]);
    });
  },
);
