import { DEFAULT_LIMITS, withFreeUses } from "@meal/domain/entitlements/limits";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { userId } from "@meal/testkit/people";
import { expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import type { Caller } from "./guest.ts";
import { Billing } from "../billing/service.ts";
import { createLogger } from "../../log.ts";
import { Entitlements } from "./service.ts";

const ada = userId("ada");
const adaCalls: Caller = { kind: "user", userId: ada };
const MINUTE_MS = 60_000;

const guest: Caller = { kind: "guest", device: "phone", address: "192.0.2.7" };

async function setUp(
  database: Database,
  options: { isRejoined?: boolean; freePlans?: null; isPremiumForAll?: boolean } = {},
) {
  const { db } = database;
  const clock = { now: Date.UTC(2026, 0, 31, 23, 30) };
  await db
    .insertInto("users")
    .values({
      id: ada,
      email: "ada@example.org",
      email_confirmed_at: null,
      new_email: null,
      password_hash: null,
      full_name: "Ada",
      address_hash: null,
      is_rejoined: options.isRejoined ?? false,
      created_at: 0,
      updated_at: 0,
      last_sign_in_at: null,
    })
    .execute();
  let ids = 0;
  const entitlements = new Entitlements({
    db,
    limits: options.freePlans === null ? withFreeUses(DEFAULT_LIMITS, { meal_plan: null }) : DEFAULT_LIMITS,
    isPremiumForAll: options.isPremiumForAll ?? false,
    now: () => clock.now,
    newId: () => `reservation-${String((ids += 1))}`,
    keyedHash: (text) => `hash of ${text}`,
  });
  const billing = new Billing({
    database,
    clock: { now: () => clock.now },
    newId: () => "unused",
    payments: { checkout: undefined, stores: [], testPages: undefined },
    graceMs: 0,
    appUrl: "http://localhost",
    log: createLogger("silent"),
    startPerson: (trx, person) => entitlements.begin(trx, person),
  });
  return { db, clock, entitlements, billing };
}

describeOnBothDatabases("counting uses", ({ product }) => {
  it("lets exactly one of a hundred calls at once have the last free use", async () => {
    const { entitlements } = await setUp(await product());
    const calls = Array.from({ length: 100 }, () => entitlements.reserve(adaCalls, "food_analysis"));
    const outcomes = await Promise.all(calls);
    expect(outcomes.filter(({ kind }) => kind === "reserved")).toHaveLength(1);
    expect(outcomes).toContainEqual({ kind: "refused", used: 1, limit: 1 });
  });

  it("gives everybody Premium where the deployment does, and guests their uses", async () => {
    const { entitlements } = await setUp(await product(), { isPremiumForAll: true });
    for (let use = 0; use < 5; use += 1) {
      expect((await entitlements.reserve(adaCalls, "food_analysis")).kind).toBe("reserved");
      expect((await entitlements.reserve(adaCalls, "meal_plan")).kind).toBe("reserved");
    }
    expect(await entitlements.canUse(ada, "calorie_tracking")).toBe(true);
    expect(await entitlements.checkSubscription(adaCalls)).toMatchObject({
      subscribed: true,
      canGeneratePlan: true,
      status: "active",
      nextBillingDate: null,
    });
    expect(await entitlements.checkSubscription(guest)).toMatchObject({ subscribed: false, limit: 3 });
  });

  it("gives a use back when its work fails, and only once", async () => {
    const { entitlements } = await setUp(await product());
    const first = await entitlements.reserve(adaCalls, "food_analysis");
    const id = first.kind === "reserved" ? first.reservationId : null;
    await entitlements.giveBack(id);
    await entitlements.giveBack(id);
    expect(await entitlements.usageOf(ada, "food_analysis")).toMatchObject({ used: 0, limit: 1 });
    expect(await entitlements.canUse(ada, "food_analysis")).toBe(true);
  });

  it("keeps a use that was confirmed, whatever comes after", async () => {
    const { entitlements } = await setUp(await product());
    const first = await entitlements.reserve(adaCalls, "food_analysis");
    const id = first.kind === "reserved" ? first.reservationId : null;
    await entitlements.confirm(id);
    await entitlements.giveBack(id);
    expect(await entitlements.canUse(ada, "food_analysis")).toBe(false);
  });

  it("gives back what nobody confirmed within a quarter of an hour", async () => {
    const { entitlements, clock } = await setUp(await product());
    await entitlements.reserve(adaCalls, "food_analysis");
    clock.now += 14 * MINUTE_MS;
    expect((await entitlements.reserve(adaCalls, "food_analysis")).kind).toBe("refused");
    clock.now += 2 * MINUTE_MS;
    expect((await entitlements.reserve(adaCalls, "food_analysis")).kind).toBe("reserved");
  });

  it("counts a monthly limit anew when the month begins where the person is", async () => {
    const { entitlements, clock, db } = await setUp(await product());
    const january = await entitlements.reserve(adaCalls, "extra_planner");
    await entitlements.confirm(january.kind === "reserved" ? january.reservationId : null);
    clock.now += 60 * MINUTE_MS;
    expect((await entitlements.reserve(adaCalls, "extra_planner")).kind).toBe("reserved");
    expect((await entitlements.reserve(adaCalls, "extra_planner")).kind).toBe("refused");
    await db.updateTable("profiles").set({ time_zone: "America/New_York" }).execute();
    expect(await entitlements.usageOf(ada, "extra_planner")).toMatchObject({ used: 1 });
  });

  it("does not begin anew for somebody who deleted their account and joined again", async () => {
    const { entitlements } = await setUp(await product(), { isRejoined: true });
    expect((await entitlements.checkSubscription(adaCalls)).canGeneratePlan).toBe(false);
    expect((await entitlements.reserve(adaCalls, "meal_plan")).kind).toBe("refused");
  });

  it("does not begin anew for them either when their first call sets a zone, or an operator gave Premium", async () => {
    const zoned = await setUp(await product(), { isRejoined: true });
    await zoned.entitlements.setTimeZone(ada, "Asia/Tokyo");
    expect((await zoned.entitlements.reserve(adaCalls, "meal_plan")).kind).toBe("refused");
    const gifted = await setUp(await product(), { isRejoined: true });
    await gifted.billing.give(ada, "for-good");
    await gifted.billing.give(ada, "never");
    expect((await gifted.entitlements.reserve(adaCalls, "meal_plan")).kind).toBe("refused");
  });
});

describeOnBothDatabases("free plans without a limit", ({ product }) => {
  it("never run out, and nobody is told a figure", async () => {
    const { entitlements } = await setUp(await product(), { freePlans: null });
    for (let use = 0; use < 25; use += 1) await entitlements.reserve(adaCalls, "meal_plan");
    expect(await entitlements.checkSubscription(adaCalls)).toMatchObject({
      canGeneratePlan: true,
      subscribed: false,
      generatedPlansCount: 25,
      limit: null,
    });
  });
});

describeOnBothDatabases("Premium", ({ product }) => {
  it("neither refuses nor counts, but for the number of plans, which is shown", async () => {
    const { entitlements, billing } = await setUp(await product());
    await billing.give(ada, "for-good");
    for (let use = 0; use < 25; use += 1) await entitlements.reserve(adaCalls, "meal_plan");
    await entitlements.reserve(adaCalls, "food_analysis");
    expect(await entitlements.usageOf(ada, "food_analysis")).toMatchObject({ used: 0, limit: null });
    expect(await entitlements.checkSubscription(adaCalls)).toMatchObject({
      canGeneratePlan: true,
      subscribed: true,
      generatedPlansCount: 25,
      limit: 20,
      status: "active",
    });
  });

  it("until a day says so, and ends then", async () => {
    const { entitlements, billing, clock } = await setUp(await product());
    await billing.give(ada, { endsAt: clock.now + MINUTE_MS });
    expect(await entitlements.checkSubscription(adaCalls)).toMatchObject({
      status: "ending-soon",
      subscriptionEndDate: "2026-01-31T23:31:00.000Z",
    });
    clock.now += MINUTE_MS;
    expect(await entitlements.checkSubscription(adaCalls)).toMatchObject({
      status: "inactive",
      subscribed: false,
    });
  });

  it("can be taken away", async () => {
    const { entitlements, billing } = await setUp(await product());
    await billing.give(ada, "for-good");
    await billing.give(ada, "never");
    expect((await entitlements.checkSubscription(adaCalls)).subscribed).toBe(false);
  });
});

describeOnBothDatabases("a guest", ({ product }) => {
  it("has the free plans and not one more", async () => {
    const { entitlements } = await setUp(await product());
    const outcomes = [];
    for (let use = 0; use < 4; use += 1) outcomes.push(await entitlements.reserve(guest, "meal_plan"));
    expect(outcomes.map(({ kind }) => kind)).toEqual(["reserved", "reserved", "reserved", "refused"]);
    expect(await entitlements.checkSubscription(guest)).toMatchObject({ canGeneratePlan: false, limit: 3 });
  });

  it("begins anew neither with another device nor at another address", async () => {
    const { entitlements } = await setUp(await product());
    for (let use = 0; use < 3; use += 1) await entitlements.reserve(guest, "meal_plan");
    const elsewhere = { ...guest, address: "192.0.2.8" };
    expect((await entitlements.reserve({ ...guest, device: "laptop" }, "meal_plan")).kind).toBe("refused");
    expect((await entitlements.reserve(elsewhere, "meal_plan")).kind).toBe("refused");
    const stranger: Caller = { kind: "guest", device: "tablet", address: "192.0.2.8" };
    expect(await entitlements.checkSubscription(stranger)).toMatchObject({ generatedPlansCount: 0 });
  });

  it("gets a plan back that could not be made", async () => {
    const { entitlements } = await setUp(await product());
    const outcome = await entitlements.reserve(guest, "meal_plan");
    await entitlements.giveBack(outcome.kind === "reserved" ? outcome.reservationId : null);
    expect(await entitlements.checkSubscription(guest)).toMatchObject({ generatedPlansCount: 0 });
  });
});
