import { createRandom } from "@meal/engine/random";
import { randomFrom } from "@meal/testkit/inputs/random";
import { describeOnBothDatabases } from "@meal/testkit/test-database";
import { expect, it } from "vitest";
import { fuzz } from "./run.ts";
import { openTarget } from "./testing.ts";
import { breakWires } from "./wire.ts";

/** FUZZ_SEED repeats a run that found something, FUZZ_REQUESTS makes it longer. */
const seed = Number(process.env["FUZZ_SEED"] ?? 14);
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 300);
const faults = requests / 3;

describeOnBothDatabases("requests made from the contract", ({ product }) => {
  it("are answered as it says, without a fault of ours and without telling anything", async () => {
    const { target, complaints } = await openTarget(await product());
    const outcome = await fuzz(target, { seed, requests, rows: 4 });
    expect([...outcome.wrongs]).toEqual([]);
    expect(complaints).toEqual([]);
    expect(outcome.requests).toBeGreaterThanOrEqual(requests);
    const health = await fetch(`${target.url}/api/health`);
    expect(health.status).toBe(200);
  });
});

describeOnBothDatabases("whatever comes over the wire", ({ product }) => {
  it("is answered or refused, and neither ends the server nor tells anything", async () => {
    const { target, complaints } = await openTarget(await product());
    const outcome = await breakWires(target, randomFrom(createRandom(seed)), faults);
    expect(outcome.wrongs).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
