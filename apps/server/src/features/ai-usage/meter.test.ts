import type { UserId } from "@meal/domain/accounts/actor";
import { fakeClock } from "@meal/testkit/fake-clock";
import { createTestApp } from "@meal/testkit/test-app";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";
import type { Database } from "../../db/database.ts";
import type { AiCallRecord } from "../../ports/chef.ts";
import { createAccount } from "../accounts/admin/service.ts";
import { databaseMeter } from "./meter.ts";
import { usageTable } from "./usage-table.ts";

const DAY_MS = 86_400_000;
const noon = Date.UTC(2026, 10, 22, 12);

async function person(database: Database, email: string): Promise<UserId> {
  const { accounts } = createTestApp(database);
  const made = { email, password: "a password", fullName: "", isConfirmed: true };
  return (await createAccount(accounts, made)).id;
}

const call = (userId: UserId | null, changed: Partial<AiCallRecord> = {}): AiCallRecord => ({
  userId,
  function: "chat",
  provider: "gemini",
  model: "a model",
  inputTokens: 1200,
  outputTokens: 300,
  costMicroUsd: 2500,
  durationMs: 812.4,
  outcome: "ok",
  ...changed,
});

describeOnBothDatabases("the meter", ({ product }) => {
  it("stops one person, and everybody, once the day's share is used, until the next day", async () => {
    const database = await product();
    const [anna, ben] = [
      await person(database, "anna@example.org"),
      await person(database, "ben@example.org"),
    ];
    const clock = fakeClock(noon);
    const meter = databaseMeter({ db: database.db, clock, dailyCalls: 3, dailyCallsPerPerson: 2 });
    expect(await meter.mayCall(anna)).toBe(true);
    await meter.record(call(anna));
    await meter.record(call(anna, { outcome: "model_timeout" }));
    expect([await meter.mayCall(anna), await meter.mayCall(ben), await meter.mayCall(null)]).toEqual([
      false,
      true,
      true,
    ]);
    await meter.record(call(null));
    expect([await meter.mayCall(ben), await meter.mayCall(null)]).toEqual([false, false]);
    clock.advance(DAY_MS / 2);
    expect([await meter.mayCall(anna), await meter.mayCall(null)]).toEqual([true, true]);
  });

  it("stops nobody where no limit is set", async () => {
    const database = await product();
    const meter = databaseMeter({
      db: database.db,
      clock: fakeClock(noon),
      dailyCalls: 0,
      dailyCallsPerPerson: 0,
    });
    await meter.record(call(null));
    expect(await meter.mayCall(null)).toBe(true);
  });

  it("tells the operator what was used, and by how many", async () => {
    const database = await product();
    const anna = await person(database, "anna@example.org");
    const clock = fakeClock(noon - 40 * DAY_MS);
    const meter = databaseMeter({ db: database.db, clock, dailyCalls: 0, dailyCallsPerPerson: 0 });
    await meter.record(call(anna));
    clock.advance(40 * DAY_MS);
    expect(await usageTable(database.db, clock.now(), 30)).toBe(
      "No call went to a language model in the last 30 days.",
    );
    await meter.record(call(anna));
    await meter.record(
      call(null, { outcome: "aborted", costMicroUsd: null, inputTokens: null, outputTokens: null }),
    );
    await meter.record(call(anna, { function: "planMeals", model: "another", costMicroUsd: 1_000_000 }));
    const told = await usageTable(database.db, clock.now(), 30);
    expect(told.split("\n")).toEqual([
      "The last 30 days:",
      "",
      "provider  model    function   calls  failed  people  tokens in  tokens out  US dollars  seconds each",
      "gemini    a model  chat           2       1       1      1,200         300      0.0025           0.8",
      "gemini    another  planMeals      1       0       1      1,200         300      1.0000           0.8",
      "all                               3       1              2,400         600      1.0025",
      "",
      "For 1 call no price is known; its cost is not in the sum.",
    ]);
    expect(told).not.toContain("anna");
  });
});
