import { createKitchen } from "@meal/engine/kitchen";
import { boughtOf } from "@meal/reader/shopping/bought";
import { describe, expect, it } from "vitest";
import { buildCorpus } from "../../packages/engine/scripts/corpus/build-corpus.ts";
import { readCorpusFiles } from "../../packages/engine/scripts/corpus/corpus-files.ts";
import { judge } from "./judge.ts";
import { listedWeek } from "./weeks.ts";

const kitchen = createKitchen(buildCorpus(readCorpusFiles()).corpus);

const isCounted = (sold: readonly { readonly unit: string }[]) =>
  sold.some(({ unit }) => unit === "") && sold.every(({ unit }) => unit !== "weight");

describe("the list of a week", () => {
  it.each([1, 2, 3, 4, 5, 6])("can be bought, holds all that is eaten, and no water: seed %i", (seed) => {
    const week = listedWeek(kitchen, seed);
    expect(week && judge(week, kitchen.shop)).toMatchObject({ unbuyable: [], short: [], water: [] });
  });

  it.each([1, 2, 3, 4, 5, 6])("reads as one shops, each line once: seed %i", (seed) => {
    const bought = (listedWeek(kitchen, seed)?.needs ?? []).flatMap(({ name, shop }) =>
      shop === undefined ? [] : [{ name: name.toLowerCase(), sold: shop.sold, ...boughtOf(shop, null) }],
    );
    const names = bought.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(bought.filter(({ quantity }) => quantity.includes("."))).toEqual([]);
    // Many small packages, where one of twice the size would do.
    const piled = bought.filter(({ quantity, unit, sold, grams }) => {
      const each = grams / Number(quantity);
      return unit !== "" && Number(quantity) > 3 && each < 300 && sold.some((way) => way.grams > 1.9 * each);
    });
    expect(piled.map(({ name, quantity, size }) => `${quantity} × ${size} ${name}`)).toEqual([]);
  });

  it.each([7, 8, 9, 10, 11, 12])("is what one asks for in a shop: seed %i", (seed) => {
    const bought = (listedWeek(kitchen, seed)?.needs ?? []).flatMap(({ name, shop }) =>
      shop === undefined ? [] : [{ name, sold: shop.sold, ...boughtOf(shop, "us") }],
    );
    expect(bought.filter(({ name }) => /\bor\b|\//u.test(name))).toEqual([]);
    expect(bought.filter(({ sold, unit }) => isCounted(sold) && /^(?:lb|oz)$/u.test(unit))).toEqual([]);
    const isPiled = ({ sold, quantity, unit, grams }: (typeof bought)[number]) =>
      unit !== "" && Number(quantity) > 6 && sold.some((way) => way.grams > (1.1 * grams) / Number(quantity));
    expect(bought.filter(isPiled)).toEqual([]);
  });

  it.each([7, 8, 9, 10, 11, 12])(
    "asks for one kind of butter, and at home for what may be there: seed %i",
    (seed) => {
      const needs = listedWeek(kitchen, seed)?.needs ?? [];
      const bought = new Set(needs.flatMap(({ shop }) => shop?.foodId ?? []));
      expect(bought.has("butter") && bought.has("butter-unsalted")).toBe(false);
      const asked = needs.flatMap(({ lasts, shop }) => (lasts === true && shop !== undefined ? [shop] : []));
      const isMuch = ({ grams, sold }: (typeof asked)[number]) =>
        sold.length > 0 && sold.every((way) => way.grams < grams);
      expect(asked.filter(isMuch)).toEqual([]);
    },
  );

  it("finds every food of the cookbook in a shop", () => {
    const { dishes, extras, shop } = kitchen.planner.corpus;
    const known = new Set(shop.map(({ foodId }) => foodId));
    const all = [...dishes, ...extras.map(({ dish }) => dish)];
    const ids = new Set(all.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId)));
    expect([...ids].filter((id) => !known.has(id))).toEqual([]);
  });
});
