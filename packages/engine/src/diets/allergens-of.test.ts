import { ALLERGENS } from "@meal/domain/chef/vocabulary";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { FOOD_TAGS } from "../foods/food.ts";
import { allergensOf } from "./allergens-of.ts";
import table from "./ingredient-words.json" with { type: "json" };

const index = kitchen.foods;

describe("the allergens of an ingredient", () => {
  it.each([
    ["ghee", ["milk"]],
    ["tahini", ["sesame"]],
    ["seitan", ["gluten", "soybeans"]],
    ["surimi", ["gluten", "eggs", "fish"]],
    ["soy sauce", ["gluten", "soybeans"]],
    ["dijon mustard", ["mustard", "sulphites"]],
    ["pesto", ["milk", "nuts"]],
    ["celery salt", ["celery"]],
    ["2 tbsp tahinni", ["sesame"]],
    ["worchestershire sauce", ["gluten", "fish"]],
  ])("%s: %j", (ingredient, expected) => {
    const found = new Set<string>(allergensOf(index, ingredient));
    expect(ALLERGENS.filter((allergen) => found.has(allergen))).toEqual(
      ALLERGENS.filter((allergen) => expected.includes(allergen)),
    );
  });

  it.each([
    "eggplant",
    "nutmeg",
    "butternut squash",
    "coconut milk",
    "buckwheat",
    "cream of tartar",
    "butter beans",
    "water chestnuts",
    "oyster mushrooms",
    "gluten-free flour",
    "dairy-free coconut cheese",
  ])("finds none in %s", (ingredient) => {
    expect(allergensOf(index, ingredient)).toEqual([]);
  });

  it("believes what an ingredient says it is free from", () => {
    expect(allergensOf(index, "gluten-free soy sauce")).toEqual(["soybeans"]);
    expect(allergensOf(index, "egg-free mayonnaise")).not.toContain("eggs");
    expect(allergensOf(index, "eggs (free range)")).toEqual(["eggs"]);
  });

  it("answers any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        for (const allergen of allergensOf(index, text)) expect(ALLERGENS).toContain(allergen);
      }),
      { numRuns: 150 },
    );
  });
});

const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

describe("the table of ingredient words", () => {
  it("uses only known tags and allergens", () => {
    for (const row of table) {
      for (const tag of words(row.tags)) expect(FOOD_TAGS).toContain(tag);
      for (const allergen of words(row.allergens)) expect(ALLERGENS).toContain(allergen);
    }
  });
});
