import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import type { FoodIndex } from "../foods/food-index.ts";
import { estimateText } from "./estimate-text.ts";

const index = kitchen.foods;

/** The same foods, which count how often they are asked for and for how many letters. */
function counting(): { readonly foods: FoodIndex; readonly work: { asked: number; letters: number } } {
  const work = { asked: 0, letters: 0 };
  const find: FoodIndex["find"] = (name, options) => {
    work.asked += 1;
    work.letters += name.length;
    return index.find(name, options);
  };
  return { foods: { ...index, find }, work };
}

function workOf(text: string): { readonly asked: number; readonly letters: number } {
  const { foods, work } = counting();
  estimateText(foods, text);
  return work;
}

/** No text takes more: forty parts, each with every run of nine words in it. */
const MOST_ASKED = 3000;
const MOST_LETTERS = 120_000;

const BAD: Readonly<Record<string, string>> = {
  "emoji only": "🍇🍕🥑",
  "another language": "Έφαγα δύο αυγά και ψωμί το πρωί ",
  letters: "abcdefghij",
  "a poem":
    "The woods are lovely, dark and deep, but I have promises to keep, and miles to go before I sleep. ",
  "a quantity that is none": "1/0 cups zorblax, ",
  "open parentheses": "2 (",
  digits: "1234567890",
  "zero-width characters": "e\u200bg\u200bg and ",
  "words that nobody knows": "zorblax grubbe wumble ",
  "commas and dashes": "- , -",
};

describe("what is no meal", () => {
  it.each(Object.entries(BAD))("takes no more work the longer it is: %s", (_, text) => {
    const long = workOf(text.repeat(Math.ceil(10_000 / text.length)));
    const longer = workOf(text.repeat(Math.ceil(40_000 / text.length)));
    expect(longer).toEqual(long);
    expect(long.asked).toBeLessThan(MOST_ASKED);
    expect(long.letters).toBeLessThan(MOST_LETTERS);
  });

  it("takes no more work than a long meal, whatever it is made of", () => {
    const bits = fc.constantFrom(
      ...Object.values(BAD),
      "2 eggs",
      " with ",
      "\n",
      ", ",
      " of ",
      "1/2 cup rice",
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 200 }), (parts) => {
        const { asked, letters } = workOf(parts.join(""));
        expect(asked).toBeLessThan(MOST_ASKED);
        expect(letters).toBeLessThan(MOST_LETTERS);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["zorblax, two eggs and a plate of grubblewort", ["zorblax", "a plate of grubblewort"]],
    ["🍇🍕🥑", ["🍇🍕🥑"]],
    [`${"9".repeat(40)} eggs`, [`${"9".repeat(16)} eggs`]],
    ["two eggs", []],
  ])("%j: says what was not understood", (text, missed) => {
    expect(estimateText(index, text).missed).toEqual(missed);
  });

  it.each([
    ["two eggs with zorblax sauce", [[], ["zorblax"]]],
    ["toast with grated chedar cheese", [[], []]],
    ["a large glass of milk", [[]]],
  ])(
    "%j: says which words of a name it does not know, and takes a slip of the pen for none",
    (text, unknown) => {
      expect(estimateText(index, text).items.map(({ unknownWords }) => unknownWords)).toEqual(unknown);
    },
  );
});
