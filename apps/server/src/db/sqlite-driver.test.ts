import BetterSqlite3 from "better-sqlite3";
import { CompiledQuery } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { SqliteDriver } from "./sqlite-driver.ts";

it("lets people read while the file is rewritten, and has whoever writes wait without stopping anybody", async () => {
  const driver = new SqliteDriver(new BetterSqlite3(":memory:"), async () => {});
  onTestFinished(() => driver.destroy());
  const run = (sql: string) => driver.execute(CompiledQuery.raw(sql));
  await run("create table words (word text)");
  const { promise: rewritten, resolve: finish } = Promise.withResolvers<void>();
  const rewriting = driver.whileNobodyWrites(() => rewritten);
  const done: string[] = [];
  const writing = run("insert into words values ('late')").then(() => done.push("written"));
  const next = driver.whileNobodyWrites(async () => void done.push("rewritten again"));
  expect((await run("select word from words")).rows).toEqual([]);
  expect(done).toEqual([]);
  finish();
  await Promise.all([rewriting, writing, next]);
  expect(done).toHaveLength(2);
  expect((await run("select word from words")).rows).toEqual([{ word: "late" }]);
});

it("lets people write again after rewriting failed", async () => {
  const driver = new SqliteDriver(new BetterSqlite3(":memory:"), async () => {});
  onTestFinished(() => driver.destroy());
  const broken = driver.whileNobodyWrites(() => Promise.reject(new Error("No room.")));
  await expect(broken).rejects.toThrow("No room.");
  await driver.execute(CompiledQuery.raw("create table words (word text)"));
});
