import { describe, expect, it } from "vitest";
import { unitLabel } from "./unit-label.ts";
import { unitOf } from "./units.ts";

describe("a unit", () => {
  it.each([
    ["Tbs.", "tbsp"],
    ["T", "tbsp"],
    ["t", "tsp"],
    ["c.", "cup"],
    ["Cups", "cup"],
    ["ounces", "oz"],
    ["lbs.", "lb"],
    ["#", "lb"],
    ["tins", "can"],
    ["leaves", "leaf"],
    ["bunches", "bunch"],
    ["loaves", "loaf"],
    ["boxes", "box"],
    ["litres", "l"],
    ["grammes", "g"],
    ["fl oz", "fl oz"],
    ["rashers", "slice"],
    ["tablspoons", "tbsp"],
    ["teapsoon", "tsp"],
  ])("is known as %j", (word, name) => {
    expect(unitOf(word)?.name).toBe(name);
  });

  it.each(["onion", "", "to", "tomatoes", "taste", "butter"])("is not %j", (word) => {
    expect(unitOf(word)).toBeNull();
  });

  it("knows how much it holds", () => {
    expect(unitOf("cup")).toMatchObject({ kind: "volume", millilitres: 236.5882365 });
    expect(unitOf("pound")).toMatchObject({ kind: "mass", grams: 453.59237 });
    expect(unitOf("clove")).toEqual({ name: "clove", kind: "count" });
  });

  it("is written in the plural where it is a word", () => {
    expect([unitLabel("cup", 2), unitLabel("g", 200), unitLabel("leaf", 3), unitLabel("cup", 1)]).toEqual([
      "cups",
      "g",
      "leaves",
      "cup",
    ]);
  });
});
