import { describe, expect, it } from "vitest";
import { planted } from "./faults.ts";
import { simulate } from "./simulation.ts";

const patienceMs = 120_000;

describe("a household's devices, however bad the network", () => {
  it(
    "converge, with nothing lost, doubled, or unticked by the system",
    async () => {
      const { operations, faults } = await simulate(30);
      expect(faults).toEqual([]);
      expect(operations).toBeGreaterThan(500);
    },
    patienceMs,
  );

  it.each(Object.entries(planted))(
    "would be caught: %s",
    async (_, faults) => {
      expect((await simulate(60, faults)).faults).not.toEqual([]);
    },
    patienceMs,
  );
});
