import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { migrate, type Migration, type Migrations } from "./migrate.ts";
import { transaction } from "./transaction.ts";

const addColours: Migration = async (db) => {
  await sql`create table colours (name text not null)`.execute(db);
};
const addRed: Migration = async (db) => {
  await sql`insert into colours (name) values ('red')`.execute(db);
};
const failHalfWay: Migration = async (db) => {
  await sql`create table half (name text not null)`.execute(db);
  await sql`insert into nowhere (name) values ('x')`.execute(db);
};
const addShade: Migration = async (db) => {
  await sql`alter table colours add column shade text`.execute(db);
};
const first: Migrations = { "20260101-0000-add-colours": addColours };
const both: Migrations = { "20260102-0000-add-red": addRed, ...first };

describeOnBothDatabases("migrating", ({ custom }) => {
  it("applies what is new, in the order of the names, once", async () => {
    const database = await custom<{ colours: { name: string } }>({});
    expect(await migrate(database, both)).toEqual(["20260101-0000-add-colours", "20260102-0000-add-red"]);
    expect(await migrate(database, both)).toEqual([]);
    expect(await database.db.selectFrom("colours").selectAll().execute()).toEqual([{ name: "red" }]);
  });

  it("leaves the old state when one fails, and can go on once it is mended", async () => {
    const database = await custom<{ half: { name: string } }>(first);
    const broken = { ...both, "20260103-0000-fail": failHalfWay };
    await expect(migrate(database, broken)).rejects.toThrow("20260103-0000-fail failed; nothing was changed");
    await expect(database.db.selectFrom("half").selectAll().execute()).rejects.toThrow(/half/u);
    expect(await migrate(database, both)).toEqual(["20260102-0000-add-red"]);
  });

  it("is done by one process when several start at once", async () => {
    const database = await custom({});
    const applied = await Promise.all([
      migrate(database, both),
      migrate(database, both),
      migrate(database, both),
    ]);
    expect(applied.flat()).toHaveLength(2);
  });

  it("lets whoever is at work go on, statements that were planned before included", async () => {
    const database = await custom<{ colours: { name: string } }>(both);
    const read = () => database.db.selectFrom("colours").selectAll().execute();
    const readTogether = () => Promise.all([read(), read(), read()]);
    expect(await readTogether()).toEqual([[{ name: "red" }], [{ name: "red" }], [{ name: "red" }]]);
    await migrate(database, { ...both, "20260103-0000-add-shade": addShade });
    const red = [{ name: "red", shade: null }];
    expect(await readTogether()).toEqual([red, red, red]);
    expect(await transaction(database.db, (trx) => trx.selectFrom("colours").selectAll().execute())).toEqual(
      red,
    );
  });

  it("refuses a database that a newer version made", async () => {
    const database = await custom(both);
    await expect(migrate(database, first)).rejects.toThrow("newer version (it has 20260102-0000-add-red)");
  });
});
