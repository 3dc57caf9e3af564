import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";
import type { Db } from "./database.ts";
import { prepared } from "./prepared.ts";
import { transaction } from "./transaction.ts";

const limits = (db: Db) => db.selectFrom("rate_limits").select("used");

describeOnBothDatabases("a prepared statement", ({ product }) => {
  it("is put together once for each database, and binds what each use gives", async () => {
    const { db } = await product();
    let built = 0;
    const usesOf = prepared((from: Db, key: string, least: number) => {
      built += 1;
      return limits(from).where("key", "=", key).where("used", ">=", least);
    });
    for (const key of ["a", "b"])
      await db
        .insertInto("rate_limits")
        .values({ key, used: key.charCodeAt(0), ends_at: 0 })
        .execute();
    expect(await usesOf(db, "a", 0)).toEqual([{ used: 97 }]);
    expect(await usesOf(db, "b", 97)).toEqual([{ used: 98 }]);
    expect(await usesOf(db, "b", 99)).toEqual([]);
    expect(built).toBe(1);
    expect(await transaction(db, (trx) => usesOf(trx, "a", 97))).toEqual([{ used: 97 }]);
  });

  it("refuses values that stand in another order, or not at all", async () => {
    const { db } = await product();
    const swapped = prepared((from: Db, least: number, key: string) =>
      limits(from).where("key", "=", key).where("used", ">=", least),
    );
    await expect(swapped(db, 1, "a")).rejects.toThrow("once and in order");
    const fixed = prepared((from: Db, key: string) =>
      limits(from).where("key", "=", "a").where("used", ">=", key.length),
    );
    await expect(fixed(db, "a")).rejects.toThrow("once and in order");
  });
});
