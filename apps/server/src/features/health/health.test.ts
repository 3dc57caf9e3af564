import { endpoint } from "@meal/contract/endpoint";
import { expectProblem } from "@meal/testkit/expect-problem";
import { fakeClock } from "@meal/testkit/fake-clock";
import { createBareApp, createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { type KyselyPlugin, sql } from "kysely";
import { expect, it } from "vitest";
import { route } from "../../http/route.ts";

/** Counts what is written of the limits, and fails like a full disk where there is no room. */
function disk(code: string) {
  const state = { isFull: false, writes: 0 };
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      if (!JSON.stringify(node).includes("insert into rate_limits")) return node;
      state.writes += 1;
      if (state.isFull) throw Object.assign(new Error("disk full"), { code });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { state, plugin };
}

describeOnBothDatabases("the health of the server", ({ kind, product, custom }) => {
  it("tells that it works, with which database, and its version", async () => {
    const { app } = createTestApp(await product());
    const response = await app.request("/api/health");
    expect(await response.json()).toEqual({
      status: "ok",
      database: kind,
      version: expect.stringMatching(/^\d+\.\d+/u),
    });
  });

  it("tells that the database does not answer", async () => {
    const database = await product();
    const { app } = createTestApp(database);
    await database.close();
    await expectProblem(await app.request("/api/health"), "database_unreachable");
  });

  it("tells that the disk is full and that there is room again, and writes every few seconds at most", async () => {
    const database = await product();
    const clock = fakeClock();
    const { state, plugin } = disk(kind === "sqlite" ? "SQLITE_FULL" : "53100");
    const { app } = createTestApp({ ...database, db: database.db.withPlugin(plugin) }, { clock });
    for (let asked = 0; asked < 20; asked += 1) expect((await app.request("/api/health")).status).toBe(200);
    expect(state.writes).toBe(1);
    state.isFull = true;
    clock.advance(5000);
    for (let asked = 0; asked < 20; asked += 1)
      await expectProblem(await app.request("/api/health"), "storage_full");
    expect(state.writes).toBe(2);
    state.isFull = false;
    clock.advance(5000);
    expect((await app.request("/api/health")).status).toBe(200);
  });

  it("is no fault of ours where the database itself says that its disk is full", async () => {
    const { untyped } = await custom({});
    const fill = endpoint({
      method: "GET",
      path: "/api/fill",
      summary: "Fills the disk.",
      access: "public",
      input: {},
      output: "nothing",
      errors: [],
    });
    const handler = route(fill, async () => {
      if (kind === "sqlite") {
        await sql`pragma max_page_count = 1`.execute(untyped);
        await sql`create table crumbs as select zeroblob(100000) as crumb`.execute(untyped);
      } else await sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(untyped);
    });
    const app = createBareApp({ routes: [handler] });
    await expectProblem(await app.request("/api/fill"), "storage_full");
  });
});
