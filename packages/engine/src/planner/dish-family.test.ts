import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";

const familyOf = (id: string): number => {
  const found = kitchen.planner.byDishId.get(id);
  if (found === undefined) throw new Error(`The cookbook has no ${id}.`);
  return found.family;
};

describe("what a household calls the same again", () => {
  it.each([
    ["baked-mac-and-cheese", "stovetop-mac-and-cheese"],
    ["baked-mac-and-cheese", "tuna-mac"],
    ["spaghetti-al-pomodoro", "one-pot-tomato-pasta"],
    ["caprese-salad", "caprese-sandwich"],
    ["roasted-tomato-soup", "broccoli-cheddar-soup"],
    ["sloppy-joes", "lentil-sloppy-joes"],
    ["classic-peanut-butter-sandwich", "banana-peanut-butter-toast"],
    ["sesame-chicken", "general-tsos-chicken"],
    ["pepper-steak", "mongolian-beef"],
    ["chicken-pot-pie", "vegetable-pot-pie"],
  ])("is %s and %s", (one, other) => {
    expect(familyOf(one)).toBeGreaterThanOrEqual(0);
    expect(familyOf(one)).toBe(familyOf(other));
  });

  it("is not each pasta, and nothing for a dish like no other", () => {
    expect(familyOf("spaghetti-aglio-e-olio")).toBe(-1);
    expect(familyOf("salisbury-steak")).toBe(-1);
    expect(familyOf("spaghetti-al-pomodoro")).not.toBe(familyOf("baked-mac-and-cheese"));
  });
});
