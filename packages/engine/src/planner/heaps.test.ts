import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { heapOf } from "./heaps.ts";
import { createPlate } from "./plate.ts";

const plateOf = (id: string, factor: number) => {
  const main = kitchen.planner.plain.find(({ dish }) => dish.id === id);
  if (main === undefined) throw new Error(`The cookbook has no ${id}.`);
  return createPlate(main, [], main.kcal * factor);
};

it("costs that somebody gets a heap of one thing, and nothing where the serving is the cook's", () => {
  expect(heapOf(plateOf("tuna-stuffed-avocado", 1), "none")).toBe(0);
  expect(heapOf(plateOf("tuna-stuffed-avocado", 2.5), "none")).toBeGreaterThan(2);
  expect(heapOf(plateOf("spaghetti-al-pomodoro", 1), "none")).toBe(0);
});

it("costs that a sandwich is five slices high", () => {
  expect(heapOf(plateOf("classic-peanut-butter-sandwich", 1), "none")).toBe(0);
  expect(heapOf(plateOf("classic-peanut-butter-sandwich", 2.5), "none")).toBeGreaterThan(0.3);
});

it("lets those eat heaps who eat no starch", () => {
  expect(heapOf(plateOf("tuna-stuffed-avocado", 2.5), "keto")).toBe(0);
});
