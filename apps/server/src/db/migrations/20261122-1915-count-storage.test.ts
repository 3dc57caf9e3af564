import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";
import { fillTables } from "../../features/account-data/testing/fill-tables.ts";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "../migrations.ts";
import type { Tables } from "../tables.ts";

const name = "20261122-1915-count-storage";
const earlier = Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));
const { [name]: added } = migrations;
if (added === undefined) throw new Error("The migration has another name.");
const upToIt = { ...earlier, [name]: added };

const person = {
  id: "anna",
  email: "anna@example.org",
  full_name: "",
  is_rejoined: false,
  new_email: null,
  password_hash: null,
  address_hash: null,
  network_hash: null,
  created_at: 0,
  updated_at: 0,
  last_sign_in_at: null,
  email_confirmed_at: null,
};

/** What somebody uses who stored something in every table, before or after it was counted. */
async function usedOf(database: Database, isFilledBefore: boolean) {
  const { db } = database;
  await db.insertInto("users").values(person).execute();
  if (isFilledBefore) await fillTables(database, person.id, "mark");
  expect(await migrate(database, upToIt)).toEqual([name]);
  if (!isFilledBefore) await fillTables(database, person.id, "mark");
  // A file from before has no size yet.
  await db.updateTable("stored_files").set({ bytes: 1 }).execute();
  return db.selectFrom("storage_used").selectAll().executeTakeFirst();
}

describeOnBothDatabases("people who stored things before they were counted", ({ custom }) => {
  it("have them counted as if each had been stored afterwards", async () => {
    const before = await usedOf(await custom<Tables>(earlier), true);
    expect(before?.total).toBeGreaterThan(900);
    expect(await usedOf(await custom<Tables>(earlier), false)).toEqual(before);
  });
});
