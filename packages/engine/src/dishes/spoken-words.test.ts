import { describe, expect, it } from "vitest";
import { corpus } from "../../scripts/testing/cookbook.ts";
import { wordsFor } from "./find-exchange.ts";
import { spokenWords } from "./spoken-words.ts";

/** These begin a step and are foods as well: the steps are read as nouns before anything is exchanged. */
const FOODS_TOO = new Set(["butter", "cream", "salt"]);

/** So often a word begins a step that it is an order, and no name. */
const LEAST_ORDERS = 3;

describe("the words by which a step means a food", () => {
  it("are none of those that tell the cook what to do: no walnut is meant by halve", () => {
    const first = corpus.dishes.flatMap(({ steps }) =>
      steps.flatMap(({ text }) => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? []),
    );
    const counted = Map.groupBy(first, (word) => word);
    const isOrder = (word: string): boolean => (counted.get(word)?.length ?? 0) >= LEAST_ORDERS;
    const used = new Set(corpus.dishes.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)));
    const meant = corpus.foods.flatMap((food) =>
      used.has(food.id)
        ? spokenWords(food, wordsFor(food, undefined), [], [food]).flatMap((word) =>
            isOrder(word) && !FOODS_TOO.has(word) ? [`${food.id}: ${word}`] : [],
          )
        : [],
    );
    expect(isOrder("halve")).toBe(true);
    expect(meant).toEqual([]);
  });
});
