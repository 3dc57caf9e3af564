import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";

const index = kitchen.foods;
const idOf = (name: string): string | undefined => index.find(name)?.food.id;
const eatenIdOf = (name: string): string | undefined => index.find(name, { asEaten: true })?.food.id;

describe("finding a food by what people call it", () => {
  it("finds every food by its own name", () => {
    const lost = index.foods.filter((food) => index.find(food.name)?.score !== 1).map((food) => food.name);
    expect(lost).toEqual([]);
  });

  it.each([
    ["boneless skinless chicken thighs", "chicken-thigh"],
    ["extra-virgin olive oil", "olive-oil"],
    ["tomatoes, ripe", "tomato"],
    ["rice, brown", "rice-brown"],
    ["garbanzo beans", "chickpea"],
    ["courgettes", "zucchini"],
    ["parmesean cheese", "parmesan"],
    ["brocoli", "broccoli"],
    ["bananna", "banana"],
    ["cinammon", "cinnamon"],
  ])("reads %s as %s", (name, id) => {
    expect(idOf(name)).toBe(id);
  });

  it.each(["laptop", "dish soap", "garden hose", "mobile phone", "shampoo", "", "   ", "xqzvrt", "???"])(
    "finds no food in %j",
    (name) => {
      expect(index.find(name)).toBeNull();
    },
  );

  it("does not take a word for the part of another food's name", () => {
    expect(idOf("butter")).toBe("butter");
    expect(idOf("egg")).toBe("egg");
    expect(idOf("pepper")).not.toBe("bell-pepper-red");
    expect(idOf("milk")).toBe("milk-whole");
  });

  it("gives shoppers the raw row and eaters the cooked one", () => {
    expect(idOf("chicken breast")).toBe("chicken-breast");
    expect(eatenIdOf("chicken breast")).toBe("chicken-breast-cooked");
    expect(idOf("cooked white rice")).toBe("rice-white-cooked");
    expect(eatenIdOf("uncooked white rice")).toBe("rice-white");
  });

  it("offers foods while somebody is still typing", () => {
    expect(index.search("strawb", 5).map(({ food }) => food.id)).toContain("strawberry");
    expect(index.search("brocc", 3).length).toBeLessThanOrEqual(3);
  });

  it("answers any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        const match = index.find(text);
        expect(match === null || (match.score > 0 && match.score <= 1)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
