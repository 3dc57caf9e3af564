import { assert, property, string } from "fast-check";
import { describe, expect, it } from "vitest";
import { createPlannerIndex } from "../planner/planner-index.ts";
import { createSyntheticCorpus } from "../planner/testing/synthetic-corpus.ts";
import { readWishes, wishesInWords } from "./read-wishes.ts";

const kitchen = createPlannerIndex(createSyntheticCorpus(3));
const read = (text: string, kcal = 2000) => wishesInWords(readWishes(kitchen, text, kcal));
const wished = (text: string, kcal?: number) => read(text, kcal).understood.map(({ wish }) => wish);

describe("free words as wishes", () => {
  it.each([
    ["under 20 minutes", "At most 20 minutes a meal"],
    ["20 min", "At most 20 minutes a meal"],
    ["30-minute meals", "At most 30 minutes a meal"],
    ["half an hour", "At most 30 minutes a meal"],
    ["1 hour max", "At most 60 minutes a meal"],
    ["quick breakfasts", "At most 30 minutes for each breakfast"],
    ["dinner in 45 minutes", "At most 45 minutes for each dinner"],
    ["low carb", "At most 130 g of carbohydrate a day"],
    ["Low-Carbs", "At most 130 g of carbohydrate a day"],
    ["under 100g carbs a day", "At most 100 g of carbohydrate a day"],
    ["carbs max 150", "At most 150 g of carbohydrate a day"],
    ["at least 120 g protein", "At least 120 g of protein a day"],
    ["at least 30 g of protein per meal", "At least 30 g of protein a meal"],
    ["high in fiber", "At least 28 g of fiber a day"],
    ["less than 1,500 mg sodium", "At most 1,500 mg of sodium a day"],
    ["2 g of sodium", "At most 2,000 mg of sodium a day"],
    ["Italian", "Italian every day"],
    ["more salmon please", "Salmon in the plan"],
    ["no eggs", "No egg"],
    ["easy", "Only easy dishes"],
  ])("reads %s by its figure", (text, wish) => {
    expect(read(text)).toEqual({ understood: [{ words: text.toLowerCase(), wish }], notUnderstood: [] });
  });

  it("means by a high share of protein more grams where there is more to eat", () => {
    expect(wished("high protein", 2000)).toEqual(["At least 125 g of protein a day"]);
    expect(wished("high protein", 3000)).toEqual(["At least 190 g of protein a day"]);
  });

  it.each([
    "picky eaters",
    "sheet pan dinners",
    "light dinners",
    "yellow",
    "gluten free",
    "at least 40 minutes",
    "crunchy",
  ])("says that nothing can be promised of %s", (text) =>
    expect(read(text)).toEqual({ understood: [], notUnderstood: [text] }),
  );

  it("takes several wishes apart, and a no with what it goes on to", () => {
    expect(wished("high protein, low-carb dinners under 30 min")).toHaveLength(3);
    expect(wished("no salmon or carrots and more fish")).toEqual([
      "No salmon",
      "No carrot",
      "Fish every day",
    ]);
    expect(read("cheesy food, toddler friendly").notUnderstood).toEqual(["toddler friendly"]);
  });

  it("keeps nothing of a phrase that it understands by halves", () => {
    expect(read("salmon surprise")).toEqual({ understood: [], notUnderstood: ["salmon surprise"] });
  });

  it("reads words whole: no bread is in breadth, and no rice in price", () => {
    expect(wished("breadth, price")).toEqual([]);
  });

  it("answers any text with words of that text", () => {
    assert(
      property(string({ maxLength: 300, unit: "binary" }), (text) => {
        const { understood, notUnderstood } = read(text);
        const plain = text.toLowerCase().replace(/\s+/g, "");
        for (const words of [...understood.map((wish) => wish.words), ...notUnderstood])
          expect(plain).toContain(words.replace(/\s+/g, ""));
      }),
    );
  });
});
