import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";
import { type Planted, simulate } from "./simulate.ts";

/** BILLING_SEED begins elsewhere, BILLING_RUNS makes it longer. */
const first = Number(process.env["BILLING_SEED"] ?? 1);
const runs = Number(process.env["BILLING_RUNS"] ?? 4);
const seeds = Array.from({ length: runs }, (_, index) => first + index);

describeOnBothDatabases("months of subscriptions with a provider in trouble", ({ kind, product }) => {
  it("never charge twice, never refuse who paid, never let in who did not, and end in the truth", async () => {
    const database = await product();
    for (const seed of seeds) expect([seed, await simulate(database, seed)]).toEqual([seed, []]);
  });

  it
    .runIf(kind === "sqlite")
    .each<Planted>(["no job", "believed for ever", "paid at once", "held up is active"])(
    "are found wrong with a planted fault: %s",
    async (planted) => {
      const database = await product();
      const found: string[] = [];
      for (let seed = 1; seed <= 20 && found.length === 0; seed += 1)
        found.push(...(await simulate(database, seed, planted)));
      expect(found.length).toBeGreaterThan(0);
    },
  );
});
