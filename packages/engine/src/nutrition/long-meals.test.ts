import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { estimateText } from "./estimate-text.ts";

const index = kitchen.foods;
const read = (text: string): readonly (readonly [string, number])[] =>
  estimateText(index, text).items.map(({ foodId, grams }) => [foodId, grams] as const);
const idsOf = (text: string): readonly string[] => read(text).map(([id]) => id);

describe("a meal that is told at length", () => {
  it.each([
    [
      "We treated ourselves to a lovely bowl of lentil soup, savoring its warmth on a rainy evening.",
      ["lentil-soup"],
    ],
    ["During my coffee break I grabbed a pear for an extra boost of energy.", ["pear"]],
    [
      "For a late lunch, I indulged in a delightful cup of tomato soup from the corner deli to warm up.",
      ["tomato-soup"],
    ],
    ["After work I had a scone, the perfect end to a long day.", ["scone"]],
    ["I sipped on a glass of apple juice, which was cold and refreshing.", ["apple-juice"]],
  ])("hears the foods and not the story in %j", (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  it.each(["a coffee with 30 g of half and half", "tea with a tablespoon of hazelnut half & half"])(
    "takes half milk and half cream for one thing in %j",
    (text) => {
      expect(idsOf(text).at(-1)).toBe("half-and-half");
      expect(estimateText(index, text).missed).toEqual([]);
    },
  );

  it("counts nothing twice of what was weighed throughout", () => {
    const weighed =
      "I had 247 g of bean soup and ham, accompanied by 57 g of chocolate chip cookies and milk.";
    expect(estimateText(index, weighed).items.map(({ grams }) => grams)).toEqual([247, 57]);
    expect(idsOf("150 g grilled salmon, rice and broccoli")).toHaveLength(3);
    expect(idsOf("- 20 g of pretzels\n- 35 g of cheddar\n- plum")).toContain("plum");
  });

  it("keeps every gram that is said", () => {
    const foods = ["cheddar", "turkey breast", "white rice", "cola", "apple pie", "granola", "tomato soup"];
    const told = ["a small portion of", "a slice of", "some lovely", "a warm bowl of", "about", ""];
    const grams = fc.integer({ min: 3, max: 700 });
    const one = fc.tuple(fc.constantFrom(...told), grams, fc.constantFrom(...foods));
    fc.assert(
      fc.property(
        one,
        one,
        fc.constantFrom(", alongside ", " paired with ", " and ", ", plus "),
        (a, b, link) => {
          const text = `For lunch I enjoyed ${a[0]} ${a[1]}g ${a[2]}${link}${b[0]} ${b[1]}g ${b[2]}.`;
          expect(read(text).map(([, said]) => said)).toEqual([a[1], b[1]]);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ["a burrito stuffed with chicken and a can of cola", ["burrito-chicken", "cola"]],
    ["200 g lasagna layered with spinach and ricotta", ["lasagna-vegetable"]],
    [
      "a turkey sandwich topped with lettuce, tomato and mustard, alongside an apple",
      ["sandwich-turkey", "apple"],
    ],
    ["a hamburger on a white bun with a glass of milk", ["hamburger", "milk-whole"]],
  ])("counts a dish or what is in it, never both: %j", (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  it.each([
    ["a bagel without butter", ["bagel"]],
    ["pancakes with no syrup and a banana", ["pancake", "banana"]],
    ["a salad instead of fries", ["green-salad"]],
  ])("leaves out what is said to be left out: %j", (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  it.each([
    ["a small single-serving bag of pretzels", 28],
    ["a large bag of tortilla chips", 85],
    ["a fun-size candy bar", 17],
    ["a school carton of milk", 244],
    ["a packet of ketchup", 9],
    ["toast, butter on it was a thin smear: a piece of butter", 10],
  ])("weighs what is handed out for one person: %j", (text, grams) => {
    expect(read(text).at(-1)?.[1]).toBe(grams);
  });

  it.each([
    ["an omelet filled with ham and cheese", "omelette-ham"],
    ["pizza with pepperoni", "pizza-pepperoni"],
  ])("finds the dish of the table in any order of its words: %j", (text, start) => {
    expect(idsOf(text)).toHaveLength(1);
    expect(idsOf(text)[0]?.startsWith(start.split("-")[0] ?? "")).toBe(true);
  });

  it("gives an amount that follows to what stands before it", () => {
    expect(read("a bowl of chili, weighing 300 g")).toEqual([["chili-con-carne", 300]]);
    expect(read("some gelato, about half a cup")[0]?.[1]).toBeLessThan(100);
  });

  it("leaves somebody's brand away, and reads the food behind it", () => {
    expect(idsOf("I had a Brunnfelder granola bar")).toEqual(idsOf("I had a granola bar"));
  });

  it("takes an amount that nobody eats for not understood", () => {
    expect(estimateText(index, `${"9".repeat(40)} eggs`)).toMatchObject({ items: [], confidence: 0 });
    expect(idsOf("e\u200bggs and to\u200bast")).toEqual(idsOf("eggs and toast"));
    expect(estimateText(index, "rice and ".repeat(1000)).items.length).toBeLessThanOrEqual(40);
  });

  it("answers whatever is written in a moment, and adds up", () => {
    const bad = [
      "🍕🥗🍟",
      "ich hatte zwei Brötchen mit Käse",
      "a".repeat(10_000),
      "1/0 cups of rice",
      "((((((eggs))))))",
      `${"9".repeat(40)} eggs`,
      "e\u200bggs and to\u200bast",
    ];
    for (const text of bad) {
      const { items, total, confidence } = estimateText(index, text);
      expect(Number.isFinite(total.kcal)).toBe(true);
      expect(confidence >= 0 && confidence <= 1).toBe(true);
      expect(items.every(({ grams }) => Number.isFinite(grams) && grams >= 0)).toBe(true);
    }
  });
});
