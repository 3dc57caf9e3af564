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

  it.each([
    ["a jar of strained peas", [["baby-food-vegetable", 113]]],
    ["100 g of junior chicken and noodles", [["baby-food-dinner", 100]]],
    ["a jar of baby food made with pears and mango", [["baby-food-fruit", 113]]],
    [
      "a jar of strained apricots and a cup of tea",
      [
        ["baby-food-fruit", 113],
        ["tea", 240],
      ],
    ],
  ])("takes jars for babies for what SR28 finds in them: %j", (text, items) => {
    expect(read(text)).toEqual(items);
  });

  it.each([
    ["50 g of tortilla chips with a zesty lime flavor", ["tortilla-chips"]],
    ["a glass of chocolate milk made with skim milk and syrup", ["milk-chocolate-drink"]],
    ["a danish with fruit", ["danish-pastry"]],
    ["a turkey sandwich, which was a large one", ["sandwich-turkey"]],
    ["a frozen meal of beef, served with potatoes and gravy", ["frozen-meal-beef"]],
  ])("counts neither tastes nor what is in the food already: %j", (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  it.each([
    ["a bar of granola", "granola-bar"],
    ["150 g of cappuccino coffee", "cappuccino"],
    ["a chicken tender", "chicken-tender"],
    ["fried haddock", "fish-fried"],
    ["pan-fried haddock", "haddock-cooked"],
  ])("knows by the words around a food which one it is: %j", (text, id) => {
    expect(idsOf(text)).toEqual([id]);
  });

  it("weighs what one person eats of what is made for several", () => {
    expect(read("a pizza")).toEqual([["pizza-cheese", 214]]);
    expect(read("two pieces of chicken")[0]?.[1]).toBeLessThan(400);
    expect(read("a cup of peanut butter cups")[0]?.[1]).toBeLessThan(40);
  });

  it.each([
    ["a cup of brown rice, uncooked", "rice-brown"],
    ["a cup of brown rice", "rice-brown-cooked"],
    ["two eggs, fried", "egg-fried"],
    ["75 g of dry pasta, boiled", "pasta"],
  ])("hears the state behind the comma: %j", (text, id) => {
    expect(idsOf(text)).toEqual([id]);
    expect(estimateText(index, text).missed).toEqual([]);
  });

  it("counts what stands in a stack or before its pieces", () => {
    expect(read("a stack of 3 pancakes")).toEqual(read("3 pancakes"));
    expect(read("fried chicken 2 pieces")).toEqual([["fried-chicken", 200]]);
    expect(idsOf("an ice cream cone")).toEqual(["ice-cream-with-cone"]);
    expect(idsOf("a scoop of ice cream in a waffle cone")).toEqual(["ice-cream", "ice-cream-cone"]);
  });

  it("gives the weight behind its bun to the whole burger", () => {
    expect(read("a cheeseburger on a bun weighing 180 g")).toEqual([["cheeseburger", 180]]);
  });

  it.each([
    ["250 g diet lemonade", "250 g lemonade"],
    ["250 g unsweetened fruit punch", "250 g fruit punch"],
    ["150 g low-fat blueberry muffin", "150 g blueberry muffin"],
    ["30 g fat-free cheddar", "30 g cheddar"],
  ])("believes what a label may claim: %j has less energy than %j", (less, more) => {
    expect(idsOf(less)).toEqual(idsOf(more));
    expect(estimateText(index, less).total.kcal).toBeLessThan(0.9 * estimateText(index, more).total.kcal);
  });

  it("gives an amount that follows to what stands before it", () => {
    expect(read("a bowl of chili, weighing 300 g")).toEqual([["chili-con-carne", 300]]);
    expect(read("some gelato, about half a cup")[0]?.[1]).toBeLessThan(100);
  });

  it("leaves somebody's brand away, and reads the food behind it", () => {
    expect(idsOf("I had a Brunnfelder granola bar")).toEqual(idsOf("I had a granola bar"));
  });

  it("takes an amount that nobody eats for not understood", () => {
    expect(estimateText(index, `${"9".repeat(40)} eggs`)).toMatchObject({
      items: [],
      confidence: 0,
    });
    expect(idsOf("e\u200bggs and to\u200bast")).toEqual(idsOf("eggs and toast"));
    expect(estimateText(index, "rice and ".repeat(1000)).items.length).toBeLessThanOrEqual(40);
  });

  it.each([
    ["Chicken burrito bowl with rice, black beans, salsa and cheese", 1],
    ["a burrito with rice and beans", 1],
    ["acai bowl with granola and banana", 1],
    ["bibimbap with rice and egg", 1],
    ["a burrito with chips and salsa", 2],
    ["burrito bowl with rice and two cookies", 2],
    ["a burrito bowl with a banana", 2],
    ["rice bowl with chicken and broccoli", 3],
  ])("counts what a bowl is told to hold once: %j", (text, items) => {
    expect(idsOf(text)).toHaveLength(items);
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
