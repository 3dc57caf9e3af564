import { describe, expect, it } from "vitest";
import type { Food } from "../foods/food.ts";
import { paintDish } from "./paint-dish.ts";
import type { Subject } from "./subject.ts";

const food = (id: string, kind = "vegetable"): Food => ({
  id,
  name: id,
  aliases: [],
  kind,
  aisle: "produce",
  per100g: { kcal: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugars: 0, saturatedFat: 0, sodiumMg: 0 },
  density: null,
  measures: [],
  centsPerKg: 0,
  allergens: [],
  tags: [],
  fodmap: null,
  source: "",
  eaten: 1,
});
const soup: Subject = {
  name: "Tomato soup",
  form: "soup",
  servings: 2,
  steps: "",
  foods: [
    { food: food("tomato-canned"), grams: 300, role: "base" },
    { food: food("basil", "herb"), grams: 5, role: "garnish" },
    { food: food("salt", "spice"), grams: 2, role: "seasoning" },
  ],
};

describe("a painted dish", () => {
  it("looks the same every time", () => {
    expect(paintDish(soup)).toBe(paintDish(soup));
  });

  it("looks different under another name, in another dish and with other foods", () => {
    const others: Subject[] = [
      { ...soup, name: "Another tomato soup" },
      { ...soup, form: "plate" },
      { ...soup, foods: [{ food: food("broccoli"), grams: 300 }] },
    ];
    expect(new Set([soup, ...others].map(paintDish)).size).toBe(4);
  });

  it("does not show what nobody sees: salt, water, and what binds", () => {
    const invisible: Subject = {
      ...soup,
      foods: [
        ...soup.foods,
        { food: food("water", "drink"), grams: 500 },
        { food: food("egg", "egg"), grams: 50, role: "binder" },
      ],
    };
    expect(paintDish(invisible)).toBe(paintDish(soup));
  });

  it("is small, and holds no word of whoever named the dish", () => {
    const svg = paintDish({ ...soup, name: `Grandmother's "best" <soup> & bread` });
    expect(svg).not.toMatch(/grandmother|best/iu);
    expect(svg.length).toBeLessThan(20_000);
  });

  it("is a picture even of nothing", () => {
    expect(paintDish({ name: "", form: "glass", servings: 1, steps: "", foods: [] })).toMatch(
      /^<svg .*<\/svg>$/u,
    );
  });
});
