import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";
import { migrate } from "../migrate.ts";
import { migrations } from "../migrations.ts";
import type { Tables } from "../tables.ts";

const name = "20261122-1600-add-plan-dates";
const earlier = Object.fromEntries(Object.entries(migrations).filter(([each]) => each < name));
const { [name]: added } = migrations;
if (added === undefined) throw new Error("The migration has another name.");

/** The tables of that time. */
interface TablesThen extends Omit<Tables, "meal_plans"> {
  readonly meal_plans: Omit<Tables["meal_plans"], "owner_id">;
}

const day = (number: unknown) => ({ day: number, meals: [] });

describeOnBothDatabases("people who had plans before one was in use", ({ custom }) => {
  it("find on every date the newest plan that has it, as before", async () => {
    const database = await custom<TablesThen>(earlier);
    const { db } = database;
    const people = ["anna", "bert"].map((id) => ({
      id,
      email: `${id}@example.org`,
      full_name: "",
      is_rejoined: false,
      new_email: null,
      password_hash: null,
      address_hash: null,
      created_at: 0,
      updated_at: 0,
      last_sign_in_at: null,
      email_confirmed_at: null,
    }));
    await db.insertInto("users").values(people).execute();
    const add = async (user_id: string, id: string, at: number, start: string | null, content: object) => {
      const rest = { name: id, revision: 1, created_at: Date.UTC(2026, 10, at, 23), updated_at: 0 };
      await db
        .insertInto("meal_plans")
        .values({ user_id, id, content, start_date: start, ...rest })
        .execute();
    };
    await add("anna", "week", 20, "2026-11-22", { days: [day(1), day(2), day(3)] });
    await add("anna", "trial", 21, "2026-11-23", { days: [day(1)] });
    await add("anna", "broken", 22, "2026-11-22", { days: "none" });
    await add("bert", "wrapped", 19, null, { content: { days: [day("one"), day(2)] } });
    expect(await migrate(database, { ...earlier, [name]: added })).toEqual([name]);
    const rows = await db.selectFrom("plan_dates").selectAll().orderBy("user_id").orderBy("date").execute();
    expect(rows.map(({ user_id, date, plan_id }) => `${user_id} ${date} ${plan_id}`)).toEqual([
      "anna 2026-11-22 week",
      "anna 2026-11-23 trial",
      "anna 2026-11-24 week",
      "bert 2026-11-19 wrapped",
      "bert 2026-11-20 wrapped",
    ]);
  });
});
