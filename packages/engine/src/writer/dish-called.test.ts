import { describe, expect, it } from "vitest";
import type { Corpus } from "../corpus/corpus.ts";
import type { Dish } from "../dishes/dish.ts";
import { createSyntheticCorpus } from "../planner/testing/synthetic-corpus.ts";
import { createKitchen } from "./kitchen.ts";
import { dishForName } from "./write-recipe.ts";

const corpus = createSyntheticCorpus(5);

function namedCorpus(...names: readonly (readonly [name: string, ...knownAs: string[]])[]): Corpus {
  const dishes = names.flatMap(([name, ...knownAs], at): Dish[] => {
    const dish = corpus.dishes[at];
    const form = name === "Garden greens" ? "salad" : dish?.form;
    return dish === undefined || form === undefined ? [] : [{ ...dish, name, knownAs, form }];
  });
  return { ...corpus, dishes };
}

const kitchen = createKitchen(
  namedCorpus(
    ["Spaghetti carbonara", "carbonara"],
    ["Toad in the hole"],
    ["Beef and potato pie", "Cottage pie", "Cöttage bake"],
    ["Cottage pie of lentils"],
    ["Mediterranean rice salad"],
    ["Garden greens"],
  ),
);

const written = (recipeName: string) =>
  dishForName(kitchen, { recipeName, backgroundStory: "", ingredients: [], diet: "none", allergies: [] })
    ?.written.dish.id;

describe("a dish of the cookbook that is asked for by its name", () => {
  it.each([
    ["Spaghetti Carbonara", "dish-0"],
    ["carbonara", "dish-0"],
    ["easy homemade carbonara recipe", "dish-0"],
    ["toad-in-the-hole", "dish-1"],
    ["cottage pie", "dish-2"],
    ["cottage bake for 6", "dish-2"],
    ["mediterranean rice salad", "dish-4"],
    ["garden greens", "dish-5"],
    ["garden greens salad", "dish-5"],
    ["air fryer carbonara", "dish-0"],
    ["carbonara spaghetti", "dish-0"],
  ])("is that dish and no other: %s", (name, id) => {
    expect(kitchen.dishCalled(name.replace(" for 6", ""))?.id).toBe(id);
    expect(written(name)).toBe(id);
  });

  it("is the first that a search finds", () => {
    expect(kitchen.searchDishes("cottage pie", 3)[0]?.id).toBe("dish-2");
    expect(kitchen.searchDishes("carbonara", 3)[0]?.id).toBe("dish-0");
  });

  it("is nothing where no dish has the name, and where the last word makes another dish of it", () => {
    for (const name of ["", "pie", "carbonara soup", "garden greens soup", "cottage", "rice", "easy recipe"])
      expect([name, kitchen.dishCalled(name)]).toEqual([name, undefined]);
  });
});
