import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildCorpus } from "../../scripts/corpus/build-corpus.ts";
import { readCorpusFiles } from "../../scripts/corpus/corpus-files.ts";
import { createFoodIndex } from "../foods/food-index.ts";
import { estimateText } from "./estimate-text.ts";

const index = createFoodIndex(buildCorpus(readCorpusFiles()).corpus.foods);
const read = (text: string): readonly (readonly [string, number])[] =>
  estimateText(index, text).items.map(({ foodId, grams }) => [foodId, grams] as const);

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
