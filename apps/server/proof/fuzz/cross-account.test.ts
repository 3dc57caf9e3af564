import { endpoint, type Endpoint } from "@meal/contract/endpoint";
import { createRandom } from "@meal/engine/random";
import { nameOf } from "@meal/testkit/contract-endpoints";
import { randomFrom } from "@meal/testkit/inputs/random";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";
import { z } from "zod";
import type { Database } from "../../src/db/database.ts";
import { route, type Route } from "../../src/http/route.ts";
import { crossAccounts } from "./cross-account.ts";
import { openTarget } from "./testing.ts";

/** Everything there is is asked many times, which a busy machine takes minutes for. */
const patienceMs = 600_000;
/** FUZZ_SEED repeats a run that found something. */
const seed = Number(process.env["FUZZ_SEED"] ?? 14);
const params = z.object({ id: z.uuid() });

const readName = endpoint({
  method: "GET",
  path: "/api/meal-plans/:id/name",
  summary: "Forgets whose plan it is.",
  access: "signed-in",
  input: { params },
  output: z.object({ name: z.string() }),
  errors: ["not_found"],
});
const touch = endpoint({
  method: "POST",
  path: "/api/meal-plans/:id/touch",
  summary: "Forgets whose plan it is, and says nothing.",
  access: "public",
  input: { params },
  output: "nothing",
  errors: [],
});
const readNothing = endpoint({
  method: "GET",
  path: "/api/unheard-of/:id",
  summary: "Takes ids that nobody is told.",
  access: "public",
  input: { params },
  output: z.object({}),
  errors: ["not_found"],
});

/** What makes plans, and the one table of which no row may be just anything. */
function isEnough({ path }: Endpoint): boolean {
  return path === "/api/meal-plans" || path === "/api/auth/factors";
}

/** Endpoints as they must not be. */
function faultyRoutes({ db }: Database): readonly Route[] {
  return [
    route(readName, async ({ params: { id } }) => {
      const plan = db.selectFrom("meal_plans").select("name").where("id", "=", id);
      return { name: (await plan.executeTakeFirst())?.name ?? "" };
    }),
    route(touch, async ({ params: { id } }) => {
      await db.updateTable("meal_plans").set({ revision: 7 }).where("id", "=", id).execute();
    }),
  ];
}

describeOnBothDatabases("whoever names what is somebody else's", ({ product }) => {
  it("learns nothing and changes nothing, at any endpoint there is", { timeout: patienceMs }, async () => {
    const { target } = await openTarget(await product());
    const outcome = await crossAccounts(target, randomFrom(createRandom(seed)));
    expect(outcome.wrongs).toEqual([]);
    expect(outcome.unproved).toEqual([]);
    expect([...outcome.tried].toSorted()).toEqual(target.endpoints.map(nameOf).toSorted());
    expect(outcome.calls).toBeGreaterThan(485);
  });

  it("is found out where a new endpoint forgets the owner, and the endpoint named whose ids nobody knows", async () => {
    const database = await product();
    const { target } = await openTarget(database, faultyRoutes(database));
    const endpoints = [...target.endpoints.filter(isEnough), readName, touch, readNothing];
    const outcome = await crossAccounts({ ...target, endpoints }, randomFrom(createRandom(seed)));
    expect(outcome.wrongs.join("\n")).toMatch(/free: GET \S+\/name tells what somebody else wrote/u);
    expect(outcome.wrongs.join("\n")).toMatch(/strangers changed meal_plans/u);
    expect(outcome.unproved).toEqual([nameOf(readNothing)]);
  });
});
