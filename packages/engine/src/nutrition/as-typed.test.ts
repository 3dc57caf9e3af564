import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import brands from "./brands.json" with { type: "json" };
import { estimateText } from "./estimate-text.ts";
import { findEaten } from "./read-food.ts";

const index = kitchen.foods;
const read = (text: string): readonly (readonly [string, number])[] =>
  estimateText(index, text).items.map(({ foodId, grams }) => [foodId, Math.round(grams)] as const);
const idsOf = (text: string): readonly string[] => read(text).map(([id]) => id);

describe("a meal as people type it", () => {
  it.each([
    ["2 T pb", "two tablespoons of peanut butter"],
    ["3 sl turkey n a banana", "3 slices of turkey and a banana"],
    ["eight fluid ounces of milk", "8 fl oz milk"],
    ["a half pint of milk", "8 fl oz of milk"],
    ["a two-ounce bag of pretzels", "2 oz of pretzels"],
    ["2 slices whole wheat", "2 slices of whole wheat bread"],
    ["a slice of provolone", "a slice of provolone cheese"],
    ["four half-ounce slices of ham", "2 oz of ham"],
    ["60 g quick oats (weighed dry)", "60 g dry oats"],
    ["a cup of rice two tablespoons of salsa", "a cup of rice, two tablespoons of salsa"],
    ["2 budweisers", "2 beers"],
  ])("hears in %j what %j says", (typed, told) => {
    expect(read(typed)).toEqual(read(told));
  });

  it.each([
    "Meal 3: an apple",
    "0530: an apple",
    "Meal 2, 0530: an apple",
    "7:45 am an apple",
    "an apple at 9 pm, then 12 miles on the bike",
    "An apple. Sugar went up to 170.",
    "On Tuesday an apple in my coffee break",
    "an apple, 8 C and raining",
  ])("takes no other number for an amount: %j", (text) => {
    expect(read(text)).toEqual(read("an apple"));
  });

  it("takes no weight for the clock", () => {
    expect(read("1000 kg of rice")[0]?.[1]).toBe(1_000_000);
    expect(read("1200 ml milk")[0]?.[1]).toBeGreaterThan(1000);
  });

  it.each([
    ["An apple. Skipped the cookies.", ["Skipped the cookies"]],
    ["An apple, I did not touch the cake", ["I did not touch the cake"]],
    ["An apple, didn't eat the (large) fries", ["didn't eat the (large) fries"]],
    ["An apple. Left the fries on the tray.", ["Left the fries on the tray"]],
    ["An apple. My sister had the pudding.", ["My sister had the pudding"]],
    ["An apple but I passed on the pie", ["I passed on the pie"]],
    ["An apple. Sent the soup back.", ["Sent the soup back"]],
    ["An apple. I did not have time for more.", []],
    ["An apple. No dessert.", []],
    ["An apple, nothing fried", []],
  ])("counts nothing that was not eaten, and says what it leaves out: %j", (text, leftOut) => {
    expect(idsOf(text)).toEqual(["apple"]);
    expect(estimateText(index, text).leftOut).toEqual(leftOut);
  });

  it.each([
    ["My wife and I had lasagna", /lasagna/],
    ["Forgot to log lunch: a chicken salad", /salad/],
    ["skipped lunch, so I had a big burrito", /burrito/],
    ["Did not have time so I grabbed a bagel", /bagel/],
    ["put the eggs in a tortilla", /egg/],
    ["Left the house early, had a scone", /scone/],
    ["mom brought chicken soup", /soup/],
    ["craving satisfied with a brownie", /brownie/],
    ["lemonade with no sugar added", /lemonade/],
  ])("leaves out nothing that was eaten: %j", (text, food) => {
    expect(idsOf(text).join(" ")).toMatch(food);
    expect(estimateText(index, text).leftOut).toEqual([]);
  });

  it.each([
    ["Egg sandwich: two slices of rye, two boiled eggs, a tablespoon of mayo", "sandwich"],
    ["Cheese sandwich, 2 slices of white bread, 2 oz cheddar, 1 tsp butter", "sandwich"],
    ["Smoothie. 1 cup milk, a banana, half a cup of blueberries", "smoothie"],
    ["Beef stir fry: 120 g beef strips, a cup of broccoli, a cup of rice", "stir"],
  ])("counts a dish or what it is made of: %j", (text, dish) => {
    expect(idsOf(text).some((id) => id.includes(dish))).toBe(false);
    expect(idsOf(text).length).toBeGreaterThan(2);
  });

  it.each([
    "a cheeseburger, a small fries and a cup of milk",
    "pepperoni pizza, 2 slices, and a cola",
    "chili, two hot dogs and a can of coke",
    "tuna sandwich, 2 boiled eggs, a yogurt",
    "Chicken soup for lunch. Two eggs and a slice of toast for breakfast.",
  ])("keeps a dish that is eaten beside others: %j", (text) => {
    expect(idsOf(text)[0]).toMatch(/burger|pizza|chili|sandwich|soup/);
  });

  it("knows what each make is", () => {
    const unknown = Object.values(brands).filter((one) => (findEaten(index, one)?.score ?? 0) < 0.85);
    expect(unknown).toEqual([]);
  });
});
