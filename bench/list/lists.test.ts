import { createKitchen } from "@meal/engine/kitchen";
import { describe, expect, it } from "vitest";
import { buildCorpus } from "../../packages/engine/scripts/corpus/build-corpus.ts";
import { readCorpusFiles } from "../../packages/engine/scripts/corpus/corpus-files.ts";
import { judge } from "./judge.ts";
import { listedWeek } from "./weeks.ts";

const kitchen = createKitchen(buildCorpus(readCorpusFiles()).corpus);

describe("the list of a week", () => {
  it.each([1, 2, 3, 4, 5, 6])("can be bought, holds all that is eaten, and no water: seed %i", (seed) => {
    const week = listedWeek(kitchen, seed);
    expect(week && judge(week, kitchen.shop)).toMatchObject({ unbuyable: [], short: [], water: [] });
  });

  it("finds every food of the cookbook in a shop", () => {
    const { dishes, extras, shop } = kitchen.planner.corpus;
    const known = new Set(shop.map(({ foodId }) => foodId));
    const all = [...dishes, ...extras.map(({ dish }) => dish)];
    const ids = new Set(all.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)));
    expect([...ids].filter((id) => !known.has(id))).toEqual([]);
  });
});
