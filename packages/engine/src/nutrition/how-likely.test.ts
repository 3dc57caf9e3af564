import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { estimateText } from "./estimate-text.ts";
import { howLikely } from "./how-likely.ts";

const index = kitchen.foods;
const confidenceIn = (text: string): number => estimateText(index, text).confidence;

describe("how likely an estimate is right", () => {
  it.each([
    ["300 g boiled potatoes", "two boiled potatoes"],
    ["two glasses of milk", "milk"],
    ["two boiled potatoes", "boiled potatoes"],
    ["a 45 g chocolate bar", "a 45 g chocolate bar and a plate of grubblewort"],
    [
      "60 g cheddar",
      "while the rain went on and on outside of the window of our small kitchen I slowly ate 60 g cheddar",
    ],
  ])("%j is surer than %j", (surer, less) => {
    expect(confidenceIn(surer)).toBeGreaterThan(confidenceIn(less));
  });

  it("is sure of what was weighed or poured, and asks where nothing was said", () => {
    expect(confidenceIn("250 ml whole milk")).toBeGreaterThan(0.8);
    expect(confidenceIn("some rice and a plate of grubblewort")).toBeLessThan(0.5);
  });

  it("falls with every part that was not understood and with every word around the foods", () => {
    const food = index.byId("egg");
    if (food === undefined) throw new Error("no eggs");
    const portion = { quantity: 2, unit: null, size: null, name: "eggs" };
    const few = { max: 40, min: 0 };
    fc.assert(
      fc.property(
        fc.integer(few),
        fc.integer(few),
        fc.integer({ min: 1, max: 300 }),
        (missed, more, words) => {
          const evidence = [{ food, score: 1, portion, kcal: 140 }];
          const likely = howLikely(evidence, missed, words);
          expect(likely > 0 && likely < 1).toBe(true);
          expect(howLikely(evidence, missed, words + more)).toBeLessThanOrEqual(likely);
        },
      ),
    );
    expect(howLikely([], 0, 3)).toBe(0);
  });
});
