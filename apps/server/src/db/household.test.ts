import { actorOf, householdOfOne, type Actor } from "@meal/domain/accounts/actor";
import { userId } from "@meal/testkit/people";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";
import { changeDatesInUse, readDatesInUse } from "../features/planner/plan-dates-repository.ts";
import {
  addExtraPlan,
  countExtraPlans,
  findExtraPlan,
  removeExtraPlan,
} from "../features/extra-planner/plans-repository.ts";
import {
  addPlan,
  changePlan,
  findPlanWithMeal,
  listPlans,
  setPlanMeals,
} from "../features/planner/plans-repository.ts";
import {
  addOperations,
  changeList,
  findList,
  findOperations,
  lockList,
} from "../features/shopping-list/repository.ts";
import type { Db } from "./database.ts";
import { transaction } from "./transaction.ts";

/** Two people of one household, which has an id of its own, and somebody else. */
const home = householdOfOne(userId("home"));
const anna: Actor = { userId: userId("anna"), ownerId: home };
const bert: Actor = { userId: userId("bert"), ownerId: home };
const carl = actorOf(userId("carl"));

const plan = {
  id: "week",
  name: "Week",
  content: {},
  start_date: null,
  revision: 1,
  created_at: 0,
  updated_at: 0,
};
const firstPage = { page: 1, pageSize: 9 };

async function addPeople(db: Db): Promise<void> {
  const nothing = { new_email: null, password_hash: null, address_hash: null, network_hash: null };
  const at = { created_at: 0, updated_at: 0, last_sign_in_at: null, email_confirmed_at: null };
  for (const { userId: id } of [anna, bert, carl]) {
    const person = { id, email: `${id}@example.org`, full_name: "", is_rejoined: false, ...nothing, ...at };
    await db.insertInto("users").values(person).execute();
  }
}

describeOnBothDatabases("what a household of two shares", ({ kind, product }) => {
  it("is one person's to make and the other's to read and delete: extra recipes", async () => {
    const { db } = await product();
    await addPeople(db);
    const soup = { id: "soup", recipe_name: "Soup", background_story: "", image_url: "", details_json: {} };
    await addExtraPlan(db, anna, { ...soup, created_at: 0 });
    expect(await findExtraPlan(db, bert.ownerId, soup.id)).toMatchObject({ user_id: "anna" });
    expect(await findExtraPlan(db, carl.ownerId, soup.id)).toBeUndefined();
    // An id is only one household's: others may have it too.
    await addExtraPlan(db, carl, { ...soup, created_at: 0 });
    expect((await removeExtraPlan(db, bert.ownerId, soup.id))?.user_id).toBe("anna");
    expect(await countExtraPlans(db, home)).toBe(0);
    expect(await countExtraPlans(db, carl.ownerId)).toBe(1);
  });

  it("is one person's to make and the other's to read and change: plans", async () => {
    const { db } = await product();
    await addPeople(db);
    await addPlan(db, anna, plan);
    await setPlanMeals(db, bert, plan.id, ["soup"]);
    await changeDatesInUse(db, bert, () => new Map([["2026-11-22", plan.id]]));
    const change = { name: "Our week", updated_at: 1 };
    expect(await changePlan(db, bert.ownerId, plan, change)).toMatchObject({
      name: "Our week",
      user_id: "anna",
    });
    expect((await findPlanWithMeal(db, anna.ownerId, "soup"))?.id).toBe(plan.id);
    expect([...(await readDatesInUse(db, anna.ownerId))]).toEqual([["2026-11-22", plan.id]]);
    expect(await listPlans(db, carl.ownerId, firstPage)).toEqual([]);
    // An id is only one household's: others may have it too.
    await addPlan(db, carl, plan);
    expect(await listPlans(db, home, firstPage)).toHaveLength(1);
  });

  it("is one person's to make and the other's to read and change: the shopping list", async () => {
    const { db } = await product();
    await addPeople(db);
    const lock = (actor: Actor, id: string) =>
      transaction(db, async (trx) => (await lockList(trx, kind, actor, { id, updated_at: 0 })).id);
    expect(await Promise.all([lock(anna, "one"), lock(bert, "one")])).toEqual(["one", "one"]);
    expect(await lock(bert, "two")).toBe("one");
    await changeList(db, bert.ownerId, { revision: 7 });
    await addOperations(db, bert, [{ op_id: "tick", refused: null, applied_at: 0 }]);
    expect(await findList(db, anna.ownerId)).toMatchObject({
      user_id: expect.stringMatching(/anna|bert/u),
      revision: 7,
    });
    expect([...(await findOperations(db, anna.ownerId, ["tick"])).keys()]).toEqual(["tick"]);
    expect(await findList(db, carl.ownerId)).toBeUndefined();
    expect([...(await findOperations(db, carl.ownerId, ["tick"])).keys()]).toEqual([]);
  });
});
