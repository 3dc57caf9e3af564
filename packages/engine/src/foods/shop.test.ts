import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createShop, type ShopRow } from "./shop.ts";

const row = (foodId: string, from: ShopRow["from"] = null): ShopRow => ({
  foodId,
  from,
  sold: [],
  isFree: false,
  keepsDays: 7,
});
const part = (of: string, share: number, name: string) => ({ foodId: of, share, part: name });
const shop = createShop([
  row("lemon"),
  row("lemon-juice", part("lemon", 0.8, "juice")),
  row("lemon-zest", part("lemon", 0.1, "zest")),
  row("rice"),
  row("rice-cooked", part("rice", 2.5, "")),
  { ...row("water"), isFree: true },
  { ...row("butter", part("butter-unsalted", 1, "")), sold: [{ unit: "box", size: "2 sticks", grams: 227 }] },
  row("butter-unsalted"),
  { ...row("white-bread", part("bread", 0.5, "")), sold: [{ unit: "loaf", size: "", grams: 500 }] },
  row("bread"),
  row("crumbs", part("white-bread", 0.8, "")),
]);
const bought = (...needs: readonly (readonly [string, number])[]) =>
  shop
    .measuresOf(needs.map(([foodId, grams]) => ({ foodId, grams })))
    .map(({ foodId, grams }) => [foodId, grams]);

const gramsOf = (list: readonly (readonly [string, number])[]) =>
  new Map(bought(...list).map(([id, grams]) => [id, Math.round(Number(grams) * 1e6) / 1e6]));

describe("what is bought for the foods of recipes", () => {
  it("is a lemon for its juice, and juice and zest come out of the same lemons", () => {
    expect(bought(["lemon-juice", 80])).toEqual([["lemon", 100]]);
    expect(bought(["lemon-juice", 80], ["lemon-zest", 5])).toEqual([["lemon", 100]]);
    expect(bought(["lemon-juice", 80], ["lemon", 58])).toEqual([["lemon", 158]]);
  });

  it("is dry rice for cooked, together with what is cooked anyway", () => {
    expect(bought(["rice-cooked", 250], ["rice", 50])).toEqual([["rice", 150]]);
  });

  it("is one box of butter where recipes ask for two kinds, and the one that is asked for alone", () => {
    expect(bought(["butter", 60], ["butter-unsalted", 40])).toEqual([["butter-unsalted", 100]]);
    expect(bought(["butter", 60])).toEqual([["butter", 60]]);
    expect(shop.boughtFor("butter")).toBe("butter");
    expect(shop.boughtFor("butter", new Set(["butter-unsalted"]))).toBe("butter-unsalted");
  });

  it("is the loaf that is there for the crumbs of another", () => {
    expect(bought(["crumbs", 80])).toEqual([["white-bread", 100]]);
    expect(bought(["crumbs", 80], ["bread", 100])).toEqual([["bread", 300]]);
    expect(bought(["crumbs", 80], ["white-bread", 50], ["bread", 100])).toEqual([["bread", 400]]);
  });

  it("is never water, and what nobody listed is weighed out", () => {
    expect(bought(["water", 600])).toEqual([]);
    expect(bought(["yak", 500])).toEqual([["yak", 500]]);
  });

  it("does not depend on the order of the recipes, and no gram is lost", () => {
    const food = fc.constantFrom("lemon", "lemon-juice", "lemon-zest", "rice", "rice-cooked", "yak");
    const needs = fc.array(fc.tuple(food, fc.integer({ min: 1, max: 900 })), { maxLength: 30 });
    fc.assert(
      fc.property(needs, (list) => {
        const all = gramsOf(list);
        expect(gramsOf(list.toReversed())).toEqual(all);
        const sum = (id: string) =>
          list.reduce((total, [name, grams]) => total + (name === id ? grams : 0), 0);
        expect(all.get("rice") ?? 0).toBeCloseTo(sum("rice") + sum("rice-cooked") / 2.5, 4);
        expect(all.get("yak") ?? 0).toBe(sum("yak"));
        const lemons = (all.get("lemon") ?? 0) - sum("lemon");
        expect(lemons * 0.8).toBeGreaterThanOrEqual(sum("lemon-juice") - 1e-3);
        expect(lemons * 0.1).toBeGreaterThanOrEqual(sum("lemon-zest") - 1e-3);
      }),
    );
  });
});
