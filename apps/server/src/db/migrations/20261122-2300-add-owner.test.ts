import { householdOfOne, type OwnerId } from "@meal/domain/accounts/actor";
import { userId } from "@meal/testkit/people";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { fillTables } from "../../features/account-data/testing/fill-tables.ts";
import { readDatesInUse } from "../../features/planner/plan-dates-repository.ts";
import { findPlanWithMeal, listPlans } from "../../features/planner/plans-repository.ts";
import { findList, findOperations } from "../../features/shopping-list/repository.ts";
import type { Database } from "../database.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "../migrations.ts";
import type { Tables } from "../tables.ts";
import { transaction } from "../transaction.ts";
import { prepare } from "./20261122-2300-add-owner.ts";

const name = "20261122-2300-add-owner";
const earlier = Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));
const { [name]: added } = migrations;
if (added === undefined) throw new Error("The migration has another name.");
const upToIt = { ...earlier, [name]: added };

const shared = ["meal_plans", "plan_meals", "plan_dates", "shopping_list", "shopping_operations"] as const;

async function addPerson({ untyped }: Database, id: string): Promise<void> {
  await sql`insert into users (id, email, full_name, is_rejoined, created_at, updated_at)
    values (${id}, ${`${id}@example.org`}, '', false, 0, 0)`.execute(untyped);
}

/** A plan as the version before stored it. */
async function addPlan({ untyped }: Pick<Database, "untyped">, person: string, id: string): Promise<void> {
  await sql`insert into meal_plans (user_id, id, name, content, revision, created_at, updated_at)
    values (${person}, ${id}, ${id}, '{}', 1, 0, 0)`.execute(untyped);
}

async function rowsOf({ untyped }: Database, table: string) {
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select * from ${sql.table(table)} order by user_id`.execute(untyped);
  return rows;
}

/** What the repositories find of one household, which read the newest form alone. */
async function foundBy(database: Database, owner: OwnerId, mark: string) {
  await migrate(database, migrations);
  const { db } = database;
  const plans = await listPlans(db, owner, { page: 1, pageSize: 9 });
  return {
    plans: plans.map(({ id }) => id),
    planOfMeal: (await findPlanWithMeal(db, owner, `${mark}planmealsmealid`))?.id,
    dates: [...(await readDatesInUse(db, owner))],
    list: (await findList(db, owner))?.id,
    operations: [...(await findOperations(db, owner, [`${mark}shoppingoperationsopid`])).keys()],
  };
}

describeOnBothDatabases("people who stored things before a household owned them", ({ kind, custom }) => {
  it("keep every row as it was, as their own household's", async () => {
    const database = await custom<Tables>(earlier);
    for (const person of ["anna", "bert"]) {
      await addPerson(database, person);
      await fillTables(database, person, `${person}mark`);
    }
    await sql`update plan_meals set plan_id = user_id || 'markmealplansid'`.execute(database.untyped);
    const before = new Map<string, readonly object[]>();
    for (const table of [...shared, "storage_used"]) before.set(table, await rowsOf(database, table));
    expect(await migrate(database, upToIt)).toEqual([name]);
    for (const table of shared) {
      const rows = await rowsOf(database, table);
      expect(rows.map(({ user_id, owner_id }) => [user_id, owner_id])).toEqual([
        ["anna", "anna"],
        ["bert", "bert"],
      ]);
      expect(rows).toMatchObject(before.get(table) ?? []);
    }
    expect(await rowsOf(database, "storage_used")).toEqual(before.get("storage_used"));
    expect(await foundBy(database, householdOfOne(userId("anna")), "annamark")).toEqual({
      plans: ["annamarkmealplansid"],
      planOfMeal: "annamarkmealplansid",
      dates: [["annamarkplandatesdate", "annamarkplandatesplanid"]],
      list: "annamarkshoppinglistid",
      operations: ["annamarkshoppingoperationsopid"],
    });
  });

  it("take all of it along when they go, and nothing of anybody else", async () => {
    const database = await custom<Tables>(earlier);
    for (const person of ["anna", "bert"]) {
      await addPerson(database, person);
      await fillTables(database, person, `${person}mark`);
    }
    await migrate(database, upToIt);
    await database.db.deleteFrom("users").where("id", "=", "anna").execute();
    for (const table of [...shared, "recovery_codes", "favorite_recipes"])
      expect((await rowsOf(database, table)).map(({ user_id }) => user_id)).toEqual(["bert"]);
  });

  it.runIf(kind === "postgres")(
    "may go on storing with the version before while it is prepared",
    async () => {
      const database = await custom<Tables>(earlier);
      await addPerson(database, "anna");
      // More rows than are filled in at once, of more than one person.
      for (const person of ["bert", "carl", "dora"]) {
        await addPerson(database, person);
        await sql`insert into shopping_operations (user_id, op_id, applied_at)
        select ${person}, ${person} || number, 0 from generate_series(1, 4000) number`.execute(
          database.untyped,
        );
      }
      const used = await rowsOf(database, "storage_used");
      let pieces = 0;
      await prepare(async (work) => {
        const result = await transaction(database.untyped, work);
        pieces += 1;
        await addPlan(database, "anna", `plan ${pieces}`);
        return result;
      });
      expect(pieces).toBeGreaterThan(20);
      expect(await migrate(database, upToIt)).toEqual([name]);
      const unowned = sql`select 1 from shopping_operations where owner_id is distinct from user_id`;
      expect((await unowned.execute(database.untyped)).rows).toEqual([]);
      expect(await rowsOf(database, "meal_plans")).toHaveLength(pieces);
      expect((await rowsOf(database, "storage_used")).filter(({ user_id }) => user_id !== "anna")).toEqual(
        used,
      );
      // Both were counted all the same: what was stored meanwhile, and what is stored from now on.
      const [anna] = await rowsOf(database, "storage_used");
      expect(anna?.["total"]).toBeGreaterThan(100 * pieces);
    },
  );

  it("is prepared by one process and finished by another that started at the same moment", async () => {
    const database = await custom<Tables>(earlier);
    await addPerson(database, "anna");
    await addPlan(database, "anna", "plan");
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database, upToIt)));
    expect(applied.flat()).toEqual([name]);
    expect(await rowsOf(database, "meal_plans")).toMatchObject([{ owner_id: "anna" }]);
  });
});
