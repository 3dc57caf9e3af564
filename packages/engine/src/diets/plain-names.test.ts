import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { allergensIn } from "./allergens-of.ts";
import { checkDiet } from "./check-diet.ts";
import plainNames from "./plain-names.json" with { type: "json" };

const index = kitchen.foods;
const namesOf = (allergen: string): readonly string[] =>
  plainNames.filter(({ allergens }) => allergens.includes(allergen)).flatMap(({ words }) => words.split(";"));

describe("cheeses, fish and plants of the world", () => {
  it.each(["milk", "fish", "crustaceans", "molluscs"])(
    "hold %s, however they are graded or cut",
    (allergen) => {
      const names = namesOf(allergen);
      expect(names.length).toBeGreaterThan(50);
      fc.assert(
        fc.property(
          fc.constantFrom(...names),
          fc.constantFrom("", "raw ", "whole ", "smoked "),
          (name, grade) => {
            expect(allergensIn(index, `${grade}${name}`).contains).toContain(allergen);
            expect(checkDiet(index, "vegan", [`${grade}${name}`]).fits).toBe("no");
          },
        ),
        { numRuns: 300 },
      );
    },
  );

  it.each([
    "cloudberry juice",
    "white currants",
    "cold pressed argan oil",
    "salt from Ostend",
    "dried morels",
    "ripe soursop pulp",
    "Jonagold apples",
    "Tarbais beans",
    "Suillus luteus",
    "dried Garganta plums",
    "lemons from New Zealand",
    "turnip or kohlrabi greens",
    "magnesium citrate",
    "E412",
    "starch",
    "vegan haggis",
    "plant-based zorblax strips",
    "nigari",
    "pulses",
    "Zorbalan dates",
    "homogenised unwaxed lemons",
    "rocoto chilies",
  ])("%j comes from no animal", (name) => {
    expect(checkDiet(index, "vegan", [name]).fits).toBe("yes");
  });

  it.each(["goat", "cooked young goat", "curry goat", "jellyfish", "caul"])(
    "%j is none for vegans",
    (name) => {
      expect(checkDiet(index, "vegan", [name]).fits).not.toBe("yes");
      expect(checkDiet(index, "vegetarian", [name]).fits).not.toBe("yes");
    },
  );

  it.each([
    ["Triticum monococcum", "gluten"],
    ["Prunus dulcis", "nuts"],
    ["Loligo vulgaris", "molluscs"],
    ["flour", "gluten"],
    ["mixed seeds", "sesame"],
    ["Bronte pistachios", "nuts"],
    ["E223", "sulphites"],
  ] as const)("%s brings %s", (name, allergen) => {
    expect(allergensIn(index, name)).toEqual({ contains: expect.arrayContaining([allergen]), isKnown: true });
  });

  it.each([
    "fat",
    "20% fat",
    "wumbleberry cake",
    "grubb from Flein",
    "Zorblax almonds",
    "almonds Zorblax",
    "Zorblax cherries",
    "zorbalan dates",
    "not vegan zorblax",
    "non-vegan zorblax",
    "E471",
    "calcium stearate",
    "marinated Tarbais beans",
  ])("%j stays unknown: a form or a grade alone names no food", (name) => {
    expect(checkDiet(index, "vegan", [name]).fits).not.toBe("yes");
  });

  it.each([
    `x ${"Abc ".repeat(2500)}`,
    `x ${"Abc ".repeat(2500)}plums`,
    "zorblax ".repeat(1000),
    "🍇".repeat(2000),
  ])("a text of any length is unknown, and read in one pass", (text) => {
    expect(allergensIn(index, text).isKnown).toBe(false);
  });
});
