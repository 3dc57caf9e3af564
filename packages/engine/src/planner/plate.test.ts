import { expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { type Component, STARCHES } from "./component.ts";
import { createPlate } from "./plate.ts";

const fromKitchen = (id: string): Component => {
  const found = kitchen.planner.plain.find(({ dish }) => dish.id === id);
  if (found === undefined) throw new Error(`The cookbook has no ${id}.`);
  return found;
};

const standsOn = (main: string, ...addons: readonly string[]): string | undefined =>
  STARCHES[createPlate(fromKitchen(main), addons.map(fromKitchen), 700).starch];

it("a plate stands on the rice beside its chicken as on the rice in it", () => {
  expect(standsOn("sesame-chicken", "extra-rice")).toBe("grain");
  expect(standsOn("one-pot-chicken-and-rice")).toBe("grain");
  expect(standsOn("sesame-chicken")).toBeUndefined();
});

it("a slice of bread makes no meal of bread of a soup", () => {
  expect(standsOn("broccoli-cheddar-soup", "extra-bread")).toBeUndefined();
});
