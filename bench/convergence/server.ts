import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changeShoppingList, shoppingList } from "@meal/contract/shopping-list";
import { actorOf, type UserId } from "@meal/domain/accounts/actor";
import { localBus } from "@meal/server/adapters/bus/local-bus";
import { loadKitchen } from "@meal/server/adapters/chef/builtin/load-kitchen";
import { migrate } from "@meal/server/db/migrate";
import { migrations } from "@meal/server/db/migrations";
import { openSqlite } from "@meal/server/db/open-sqlite";
import type { Tables } from "@meal/server/db/tables";
import { listWork } from "@meal/server/features/shopping-list/list-work";
import { ShoppingLists } from "@meal/server/features/shopping-list/service";
import type { NumberedOperation } from "@meal/domain/shopping-list/operations";
import { fakeClock } from "@meal/testkit/fake-clock";

/** The shipped service for one person, as it is met from outside: what comes and goes is text that the contract reads. */
export interface PersonsServer {
  change(
    operations: readonly NumberedOperation[],
  ): Promise<ReturnType<typeof changeShoppingList.output.parse>>;
  read(): Promise<ReturnType<typeof shoppingList.parse>>;
  /** Follows the plan in use, after this one was chosen if it is named. */
  refresh(planId?: string): Promise<ReturnType<typeof shoppingList.parse>>;
  savePlan(id: string, ingredients: readonly string[]): Promise<void>;
  /** The server's clock goes wrong. */
  jump(ms: number): void;
}

/** All plans are for this day; which of them is in use on it, is chosen. */
const TODAY = "2026-11-22";

const todayOf = async () => TODAY;
const overTheWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Opens a real database for all people of a run. It forgets power cuts, which are another proof. */
export async function openServer() {
  const folder = mkdtempSync(join(tmpdir(), "meal-convergence-"));
  const database = await openSqlite<Tables>(join(folder, "app.db"), async () => {});
  await migrate(database, migrations);
  const clock = fakeClock();
  const kitchen = loadKitchen();
  const lists = new ShoppingLists({
    database,
    clock,
    bus: localBus(),
    engine: {
      needsOf: async (groups) => listWork.needsOf(kitchen, groups),
      foodsOf: async (lines) => listWork.foodsOf(kitchen, lines),
    },
    todayOf,
  });
  let created = 0;
  return {
    async person(name: string): Promise<PersonsServer> {
      await addUser(database, name);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The person was just made.
      const person = actorOf(name as UserId);
      const { body } = changeShoppingList.input;
      return {
        change: async (operations) => {
          const sent = body.parse(overTheWire({ operations }));
          return changeShoppingList.output.parse(overTheWire(await lists.change(person, sent.operations)));
        },
        read: async () => shoppingList.parse(overTheWire(await lists.read(person.ownerId))),
        refresh: async (planId) => {
          if (planId !== undefined) await usePlan(database, name, planId);
          return shoppingList.parse(overTheWire(await lists.refresh(person)));
        },
        savePlan: async (planId, ingredients) => {
          created += 1;
          await addPlan(database, name, planId, ingredients, created);
        },
        jump: (ms) => clock.advance(ms),
      };
    },
    async close() {
      await database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

type ProductDatabase = Awaited<ReturnType<typeof openSqlite<Tables>>>;

async function addUser({ db }: ProductDatabase, id: string): Promise<void> {
  const at = { created_at: 0, updated_at: 0, last_sign_in_at: null, email_confirmed_at: null };
  const user = { id, email: `${id}@example.org`, full_name: "", is_rejoined: false };
  const nothing = { new_email: null, password_hash: null, address_hash: null };
  await db
    .insertInto("users")
    .values({ ...user, ...nothing, ...at })
    .execute();
}

async function addPlan(
  { db }: ProductDatabase,
  user_id: string,
  id: string,
  ingredients: readonly string[],
  created_at: number,
): Promise<void> {
  const content = { days: [{ day: 1, meals: [{ id, name: "Meal", ingredients }] }] };
  const plan = {
    user_id,
    owner_id: user_id,
    id,
    name: id,
    content,
    start_date: TODAY,
    revision: 1,
    created_at,
    updated_at: 0,
  };
  await db
    .insertInto("meal_plans")
    .values(plan)
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doUpdateSet({ content }))
    .execute();
}

async function usePlan({ db }: ProductDatabase, user_id: string, plan_id: string): Promise<void> {
  await db
    .insertInto("plan_dates")
    .values({ user_id, owner_id: user_id, date: TODAY, plan_id })
    .onConflict((conflict) => conflict.columns(["user_id", "date"]).doUpdateSet({ plan_id }))
    .execute();
}
