import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";

const familiesOf = (id: string): readonly number[] => {
  const found = kitchen.planner.byDishId.get(id);
  if (found === undefined) throw new Error(`The cookbook has no ${id}.`);
  return found.families;
};

describe("what a household calls the same again", () => {
  it.each([
    ["baked-mac-and-cheese", "stovetop-mac-and-cheese"],
    ["baked-mac-and-cheese", "tuna-mac"],
    ["spaghetti-al-pomodoro", "one-pot-tomato-pasta"],
    ["caprese-salad", "caprese-sandwich"],
    ["roasted-tomato-soup", "broccoli-cheddar-soup"],
    ["sloppy-joes", "lentil-sloppy-joes"],
    ["carnivore-meatballs-parmesan", "cheese-crisp-meatballs"],
    ["classic-peanut-butter-sandwich", "banana-peanut-butter-toast"],
    ["classic-peanut-butter-sandwich", "elvis-sandwich"],
    ["sesame-chicken", "general-tsos-chicken"],
    ["pepper-steak", "mongolian-beef"],
    ["chicken-pot-pie", "vegetable-pot-pie"],
    ["spaghetti-al-pomodoro", "spaghetti-aglio-e-olio"],
    ["tuna-noodle-casserole", "tuna-melt"],
    ["tuna-noodle-casserole", "chicken-broccoli-rice-casserole"],
    ["mujaddara-crisp-onions", "koshari"],
    ["southern-fried-chicken", "popeyes-style-chicken-sandwich"],
    ["southern-fried-chicken", "fish-and-chips-oven"],
  ])("is %s and %s", (one, other) => {
    expect(familiesOf(one).filter((family) => familiesOf(other).includes(family))).not.toEqual([]);
  });

  it("is not each pasta, and nothing for a dish like no other", () => {
    expect(familiesOf("pesto-pasta")).toEqual([]);
    expect(familiesOf("salisbury-steak")).toEqual([]);
    const cheese = familiesOf("baked-mac-and-cheese");
    expect(familiesOf("spaghetti-al-pomodoro").filter((family) => cheese.includes(family))).toEqual([]);
  });
});
