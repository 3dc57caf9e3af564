import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import type { Component } from "./component.ts";
import { needsOf } from "./needs.ts";

const dish = (id: string): Component => {
  const found = kitchen.planner.byDishId.get(id);
  if (found === undefined) throw new Error(`The cookbook has no ${id}.`);
  return found;
};

describe("what a dish lacks to be a lunch or dinner", () => {
  it.each([
    ["butter-roasted-chicken-thighs", ["filler", "greens"]],
    ["salisbury-steak", ["filler", "greens"]],
    ["grilled-cheese-sandwich", ["greens"]],
    ["spaghetti-aglio-e-olio", ["greens"]],
    ["classic-peanut-butter-sandwich", ["fruit"]],
    ["broccoli-cheddar-soup", ["filler"]],
    ["black-beans-and-rice", ["greens"]],
    ["southwest-chicken-bowl", []],
    ["stuffed-bell-peppers", []],
    ["tamale-pie", []],
  ])("is told of %s: %j", (id, needs) => {
    expect(needsOf(dish(id), "none")).toEqual(needs);
  });

  it("is no bread or rice for whoever eats next to no starch, and nothing for whoever eats meat alone", () => {
    expect(needsOf(dish("butter-roasted-chicken-thighs"), "keto")).toEqual(["greens"]);
    expect(needsOf(dish("butter-roasted-chicken-thighs"), "carnivore")).toEqual([]);
  });
});
