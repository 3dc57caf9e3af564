import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { estimateText } from "./estimate-text.ts";

const index = kitchen.foods;
const read = (text: string): readonly (readonly [string, number])[] =>
  estimateText(index, text).items.map(({ foodId, grams }) => [foodId, grams] as const);
const foodOf = (words: string) => index.find(words, { asEaten: true })?.food.id;

describe("reading what somebody ate", () => {
  it.each<[string, readonly (readonly [string, number])[]]>([
    [
      "two slices of pizza and a cola",
      [
        ["pizza-cheese", 214],
        ["cola", 355],
      ],
    ],
    [
      "150g grilled salmon, rice and broccoli",
      [
        ["salmon-cooked", 150],
        ["rice-white-cooked", 158],
        ["broccoli-cooked", 80],
      ],
    ],
    ["large latte", [["latte", 470]]],
    ["a handful of almonds", [["almond", 28]]],
    ["salmon fillet (200 g)", [["salmon-cooked", 200]]],
    ["chicken breast 180 grams", [["chicken-breast-cooked", 180]]],
    ["one and a half cups of milk", [["milk-whole", 366]]],
    ["mac and cheese, 2 cups", [["mac-and-cheese", 400]]],
    [
      "bagel with 1 tbsp butter",
      [
        ["bagel", 105],
        ["butter", 14.2],
      ],
    ],
  ])("reads %j", (text, items) => {
    expect(read(text)).toEqual(items);
  });

  it("leaves the story around the meal away", () => {
    expect(read("For breakfast I had two boiled eggs. It was quite filling.")).toEqual([["egg-boiled", 100]]);
    expect(read("my snack: a banana after the gym")).toEqual([["banana", 118]]);
  });

  it("takes a heading for what it is", () => {
    const items = read("Chicken stir fry: 120 g chicken breast, one cup of rice");
    expect(items.map(([id]) => id)).toEqual(["chicken-breast-cooked", "rice-white-cooked"]);
  });

  it("knows nothing of what is no food, and says so", () => {
    for (const text of ["", "laptop", "the quick blue window"]) {
      expect(estimateText(index, text)).toMatchObject({ items: [], confidence: 0 });
    }
  });

  it("is surer of what is said than of what is guessed", () => {
    const said = estimateText(index, "158 g cooked white rice").confidence;
    const guessed = estimateText(index, "some rice and a plate of grubblewort").confidence;
    expect(said).toBeGreaterThan(guessed);
  });

  /** What people count, and what they have with it. */
  const counted =
    "eggs bananas apples oranges sausages burgers pancakes waffles cookies bagels croissants potatoes carrots peaches tacos".split(
      " ",
    );
  const beside =
    "toast bacon rice yogurt milk coffee bread cheese butter broccoli pasta beans salad oatmeal honey ham juice soup".split(
      " ",
    );
  it("gives a number to the food behind it, and another item to what comes with it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("two", "3", "four"),
        fc.constantFrom(...counted),
        fc.constantFrom(" and ", " & ", ", ", " + ", ", and "),
        fc.constantFrom(...beside),
        (many, first, and, second) => {
          const ids = read(`${many} ${first}${and}${second}`);
          expect(ids.map(([id]) => id)).toEqual([foodOf(first), foodOf(second)]);
          expect(ids[0]).toEqual(read(`${many} ${first}`)[0]);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("reads two foods as two, unless the table has a dish of that name", () => {
    const foods = [...counted, ...beside, "sausage", "steak", "salmon", "peanut butter", "jam"];
    fc.assert(
      fc.property(fc.constantFrom(...foods), fc.constantFrom(...foods), (first, second) => {
        const words = `${first} and ${second}`;
        const dishes = index.named(words).map(({ id }) => [id]);
        const two = [foodOf(first), foodOf(second)];
        expect([...dishes, two]).toContainEqual(read(words).map(([id]) => id));
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ["two ham and cheese sandwiches", ["sandwich-ham-cheese"]],
    ["3 fish and chips", ["fish-and-chips"]],
    ["eggs and bacon", ["eggs-bacon-toast"]],
    ["ham and eggs", ["ham", "egg"]],
  ])("counts a dish where %j is one, and makes none of what is not in it", (text, ids) => {
    expect(read(text).map(([id]) => id)).toEqual(ids);
  });

  it.each(["0", "0 eggs", "-3 eggs", "0 g of rice", "🍕🍕", "dos huevos", "zwei Eier", "两个鸡蛋"])(
    "finds nothing to eat in %j",
    (text) => {
      expect(estimateText(index, text)).toMatchObject({ items: [], confidence: 0 });
    },
  );

  it("takes a dash before a number for a minus in a sentence, and for none in a list", () => {
    expect(read("-3 eggs and toast").map(([id]) => id)).toEqual(["bread-white-toasted"]);
    expect(read("-3 eggs\n-2 slices of toast")).toEqual(read("3 eggs, 2 slices of toast"));
    expect(read("200 g 0% greek yogurt")).toHaveLength(1);
    expect(read("0 fat yogurt").length).toBe(read("no fat yogurt").length);
  });

  it("doubles with the grams", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 900 }),
        fc.constantFrom("rice", "grilled salmon", "apple", "lentils"),
        (grams, name) => {
          const once = estimateText(index, `${grams} g ${name}`).total.kcal;
          const twice = estimateText(index, `${grams * 2} g ${name}`).total.kcal;
          expect(twice).toBeCloseTo(2 * once, 6);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("adds its items up and answers any text", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 120 }), fc.constant("2 eggs, toast & jam + 1/2 cup of milk")),
        (text) => {
          const { items, total, confidence } = estimateText(index, text);
          expect(total.kcal).toBeCloseTo(
            items.reduce((sum, item) => sum + item.nutrition.kcal, 0),
            6,
          );
          expect(confidence >= 0 && confidence <= 1).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});
