import { describe, expect, it } from "vitest";
import { layoutOf } from "./day-layout.ts";

const places = (meals: number, ...categories: Parameters<typeof layoutOf>[1]) =>
  layoutOf(meals, categories).map(({ kind, wished }) => (wished === null ? kind : `${kind}: ${wished}`));

describe("the layout of a day", () => {
  it("has breakfast, lunch and dinner, and snacks between them from four meals on", () => {
    expect(places(1)).toEqual(["dinner"]);
    expect(places(3)).toEqual(["breakfast", "lunch", "dinner"]);
    expect(places(5)).toEqual(["breakfast", "snack", "lunch", "snack", "dinner"]);
  });

  it("shares out the whole day's energy", () => {
    for (const meals of [1, 2, 3, 4, 5]) {
      expect(layoutOf(meals, []).reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    }
  });

  it("puts wished categories where they suit, in whatever order they come", () => {
    expect(places(3, "soup", "breakfast", "main")).toEqual([
      "breakfast: breakfast",
      "lunch: soup",
      "dinner: main",
    ]);
    expect(places(3, "main")).toEqual(["breakfast", "lunch", "dinner: main"]);
  });

  it("closes a short day with the dessert that is wished for", () => {
    expect(places(2, "dessert", "main")).toEqual(["dinner: main", "snack: dessert"]);
    expect(places(3, "breakfast", "main", "dessert")).toEqual([
      "breakfast: breakfast",
      "dinner: main",
      "snack: dessert",
    ]);
  });

  it("makes no dinner of a dessert, even when nothing else is wished for", () => {
    expect(places(1, "dessert")).toEqual(["dinner"]);
    expect(places(3, "dessert", "dessert", "dessert").filter((place) => place.includes("dessert"))).toEqual([
      "snack: dessert",
    ]);
  });
});
