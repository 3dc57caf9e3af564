import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";
import { type Planted, simulate } from "./simulate.ts";
import type { PlantedInStores } from "./in-trouble.ts";
import { simulateStores } from "./stores.ts";
import { tellOfStore } from "./told.ts";

/** BILLING_SEED begins elsewhere, BILLING_RUNS makes it longer. */
const first = Number(process.env["BILLING_SEED"] ?? 1);
const runs = Number(process.env["BILLING_RUNS"] ?? 4);
const seeds = Array.from({ length: runs }, (_, index) => first + index);

/** One that is soon over, where nobody asks for another. */
const storeSeeds = process.env["BILLING_SEED"] === undefined ? [9] : seeds;

describeOnBothDatabases("months of subscriptions with a provider in trouble", ({ kind, product }) => {
  it("never charge twice, never refuse who paid, never let in who did not, and end in the truth", async () => {
    const database = await product();
    for (const seed of seeds) expect([seed, await simulate(database, seed)]).toEqual([seed, []]);
  });

  it
    .runIf(kind === "sqlite")
    .each<Planted>([
      "no job",
      "believed for ever",
      "paid at once",
      "held up is active",
      "what is tried is paid",
    ])("are found wrong with a planted fault: %s", async (planted) => {
    const database = await product();
    const found: string[] = [];
    for (let seed = 1; seed <= 20 && found.length === 0; seed += 1)
      found.push(...(await simulate(database, seed, planted)));
    expect(found.length).toBeGreaterThan(0);
  });
});

describeOnBothDatabases("months of purchases in both stores, which are in trouble", ({ kind, product }) => {
  it("are their buyer's, never refuse who paid, never let in who did not, and end in the truth", async () => {
    const database = await product();
    for (const seed of storeSeeds) expect([seed, await simulateStores(database, seed)]).toEqual([seed, []]);
  });

  it.runIf(kind === "sqlite").each<readonly [PlantedInStores, number]>([
    ["no job", 2],
    ["believed for ever", 23],
    ["held up is active", 2],
    ["refunds are not seen", 4],
    ["stores are not told", 2],
    ["anybody's purchase", 13],
  ])("are found wrong with a planted fault: %s", async (planted, seed) => {
    expect(await simulateStores(await product(), seed, planted)).not.toEqual([]);
  });
});

describeOnBothDatabases(
  "notifications of a store, lost, doubled, late and in any order",
  ({ kind, product }) => {
    it.each(["apple", "google"] as const)("from %s leave what a fresh look finds", async (name) => {
      const { heard, wrongs } = await tellOfStore(await product(), 1, name, { count: 30 });
      expect(wrongs).toEqual([]);
      expect(heard).toBeGreaterThanOrEqual(30);
    });

    it.runIf(kind === "sqlite")("are found wrong with a planted fault: a store's old answers", async () => {
      const { wrongs } = await tellOfStore(await product(), 1, "apple", { count: 30, isStale: true });
      expect(wrongs).not.toEqual([]);
    });
  },
);
