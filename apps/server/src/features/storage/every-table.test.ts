import { sql } from "kysely";
import { expect, it } from "vitest";
import { fillTables } from "../account-data/testing/fill-tables.ts";
import { peoplesTables, readSchema } from "../account-data/testing/schema.ts";
import { anna, signUp } from "../accounts/testing/people.ts";
import { describeAccounts } from "../accounts/testing/world.ts";

/** Tables with rows of people that do not count as what they store, each with what bounds it instead. */
const uncounted: Readonly<Record<string, string>> = {
  users: "one row a person",
  profiles: "one row a person",
  user_preferences: "one row a person, of short texts",
  planner_preferences: "one row a person, of short texts",
  user_feature_usage: "one row a person",
  user_calorie_limits: "one row a person",
  calendar_feeds: "one row a person",
  storage_used: "one row a person",
  extra_planner_usage: "one row a month",
  subscriptions: "written by the server, as their provider answers",
  payments: "written by the server, one for each month that was paid",
  billing_events: "written by the server, as their provider tells of something",
  usage_reservations: "removed when the work is done",
  ai_calls: "written by the server, within the rates of the functions",
  import_jobs: "ten a person, each with a thousand failures at most",
  identities: "one a provider",
  passkeys: "a number a person",
  push_devices: "ten a person",
  auth_factors: "a number a person",
  recovery_codes: "a number a person",
  auth_challenges: "over in minutes",
  auth_sessions: "within the rate of signing in, and over one day",
  refresh_tokens: "go with their session",
  one_time_tokens: "within the rate of mails, and over in days",
  plan_meals: "made from plans, which are counted",
  plan_dates: "made from plans, which are counted",
  dish_swaps: "made from plans, which are counted",
  search_documents: "made from plans and recipes, which are counted",
};

describeAccounts("every table with rows of people", ({ open }) => {
  it("is counted as what they store, or says what bounds it instead", async () => {
    const world = await open();
    const { database } = world;
    await signUp(world.browser(), anna);
    const { id } = await database.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    await fillTables(database, id, "mark");
    const schema = await readSchema(database);
    const total = async () =>
      (await database.db.selectFrom("storage_used").select("total").executeTakeFirst())?.total ?? 0;
    const counted: string[] = [];
    // Children first: none goes with its parent before its own turn.
    const kept = new Set(["users", "storage_used"]);
    for (const table of peoplesTables(schema)
      .toReversed()
      .filter((each) => !kept.has(each))) {
      const before = await total();
      await sql`delete from ${sql.table(table)}`.execute(database.db);
      if ((await total()) < before) counted.push(table);
    }
    const expected = peoplesTables(schema).filter((table) => uncounted[table] === undefined);
    expect(counted.toSorted()).toEqual(expected.toSorted());
    expect(Object.keys(uncounted).filter((table) => !peoplesTables(schema).includes(table))).toEqual([]);
  });
});
