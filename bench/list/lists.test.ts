import type { Food } from "@meal/engine/foods";
import { createKitchen } from "@meal/engine/kitchen";
import { boughtOf } from "@meal/reader/shopping/bought";
import { nameOnShelf } from "@meal/reader/shopping/name-on-shelf";
import { describe, expect, it } from "vitest";
import { buildCorpus } from "../../packages/engine/scripts/corpus/build-corpus.ts";
import { readCorpusFiles } from "../../packages/engine/scripts/corpus/corpus-files.ts";
import { judge } from "./judge.ts";
import { listedWeek } from "./weeks.ts";

const kitchen = createKitchen(buildCorpus(readCorpusFiles()).corpus);

/** What a cook can come to need: of dishes, of what is served beside them, and of what takes their place. */
const cookbook = (() => {
  const { dishes, extras, exchanges } = kitchen.planner.corpus;
  const all = [...dishes, ...extras.map(({ dish }) => dish)];
  const written = all.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId));
  const ids = new Set([...written, ...exchanges.map(({ to }) => to)]);
  return [...ids].flatMap((id) => kitchen.foods.byId(id) ?? []);
})();
const soldAs = (foodId: string) => kitchen.shop.measuresOf([{ foodId, grams: 1 }])[0]?.sold ?? [];
const isBoughtItself = ({ id }: Food) => kitchen.shop.boughtFor(id) === id;

/** What runs, by the last word of its name. */
const POURED =
  /(?:syrup|molasses|juice|dressing|brandy|whiskey|rum|vodka|liqueur|wine|beer|smoke|oil|vinegar|extract|sauce|honey|cream|milk)$/u;
const DRY = new Set(["bag", "box", "package", "packet"]);
/** What a kitchen makes of something that shops sell. */
const MADE = /^(?:homemade|boiled|hard-boiled|poached|mashed)\b|^toasted .*(?:bread|sourdough)$|\btoast$/u;
/** Who eats more than so many times what was bought has cooked it: dry rice is 2.7 times its weight. */
const SWOLLEN = 1.5;
const SWELLS = new Set(["grain", "pasta", "legume"]);
const isDry = ({ id }: Food) =>
  soldAs(id).some(({ unit, size }) => DRY.has(unit) && !size.startsWith("makes"));
const isMade = ({ name, kind }: Food) => MADE.test(name) || (name.startsWith("cooked ") && SWELLS.has(kind));
const isInCan = ({ id }: Food) => soldAs(id).some(({ unit }) => unit === "can");
/** Where a counter weighs. */
const COUNTERS = new Set(["produce", "meat_fish"]);

/** From a pinch to what six people eat. */
const AMOUNTS = [1, 20, 60, 150, 350, 800, 1300, 2280, 4100];

/** "1 1/2" as a number. */
const amountOf = (told: string): number =>
  told.split(" ").reduce((sum, part) => {
    const [over = 0, under = 1] = part.split("/").map(Number);
    return sum + over / under;
  }, 0);

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
    const known = new Set(kitchen.planner.corpus.shop.map(({ foodId }) => foodId));
    expect(cookbook.filter(({ id }) => !known.has(id))).toEqual([]);
  });

  it("calls every food, however much of it, what a shelf calls it", () => {
    const names = cookbook.filter(isBoughtItself).flatMap(({ id, name }) =>
      AMOUNTS.flatMap((grams) => {
        const measure = kitchen.shop.measuresOf([{ foodId: id, grams }])[0];
        return measure === undefined ? [] : [nameOnShelf(name, measure, boughtOf(measure, "us"))];
      }),
    );
    expect(names.length).toBeGreaterThan(2000);
    expect(names.filter((name) => /, raw\b|\bin a \w+s$|\b(\w+) \1\b/u.test(name))).toEqual([]);
    expect(names).toContain("ciabatta rolls");
  });

  it("puts two sizes together that stand on one shelf, and no glass of milk beside a gallon", () => {
    const pairs = cookbook.flatMap(({ id }) =>
      AMOUNTS.flatMap((grams) => {
        const measure = kitchen.shop.measuresOf([{ foodId: id, grams }])[0];
        const unit = measure === undefined ? "" : boughtOf(measure, "us").unit;
        return unit.includes(" + ") ? [unit.replace(/ \(.*?\)/u, "")] : [];
      }),
    );
    expect(pairs.length).toBeGreaterThan(200);
    const odd = /(?:gallons?|quarts?) \+ 1 half pint|cartons? \+ 1 can|bags? \+ 1 (?:box|jar|canister)/u;
    expect(pairs.filter((pair) => odd.test(pair))).toEqual([]);
  });

  it("pours nothing out of a bag", () => {
    const poured = cookbook.filter(({ name }) => POURED.test(name)).filter(isBoughtItself);
    expect(poured.filter(isDry).map(({ name }) => name)).toEqual([]);
  });

  it("sends nobody for what a kitchen makes", () => {
    const made = cookbook.filter(isMade).filter((food) => isBoughtItself(food) && !isInCan(food));
    expect(made.map(({ name }) => name)).toEqual([]);
  });

  it("has no dish that wants cooked rice, quinoa or lentils which nobody cooked", () => {
    const { dishes } = kitchen.planner.corpus;
    const uncooked = dishes.flatMap(({ id, ingredients }) =>
      ingredients
        .filter(({ foodId }) => kitchen.shop.shareOf(foodId) > SWOLLEN)
        .map(({ foodId }) => `${id}: ${foodId}`),
    );
    expect(uncooked).toEqual([]);
  });

  it("opens no pint of buttermilk for a spoon of it", () => {
    const { dishes } = kitchen.planner.corpus;
    const spoons = dishes.filter(
      ({ slots, ingredients }) =>
        slots.length > 0 && ingredients.some(({ foodId, grams }) => foodId === "buttermilk" && grams < 80),
    );
    expect(spoons.map(({ id }) => id)).toEqual([]);
  });

  it("calls a piece in a recipe what a shop sells as one: half an avocado is half of what is bought", () => {
    const { dishes } = kitchen.planner.corpus;
    const pieces = dishes.flatMap(({ id, ingredients }) =>
      ingredients.flatMap(({ foodId, grams, measure }) => {
        // The zest of a lemon is a part of what is sold.
        const own = kitchen.shop.boughtFor(foodId) === foodId ? soldAs(foodId) : [];
        const piece = own.find(({ unit, size }) => unit === "" && size === "")?.grams;
        const [, told] = /^((?:\d+ )?\d\/\d|\d+(?:\.\d+)?)(?: (?:small|medium|large))*$/u.exec(measure) ?? [];
        if (piece === undefined || told === undefined) return [];
        return [{ id, foodId, part: grams / (amountOf(told) * piece) }];
      }),
    );
    expect(pieces.length).toBeGreaterThan(1000);
    expect(pieces.filter(({ part }) => part > 1.12 || part < 0.88)).toEqual([]);
  });

  it("thickens no sauce of the West with rice flour", () => {
    const { dishes } = kitchen.planner.corpus;
    const west = new Set(["american", "french", "italian", "mediterranean"]);
    const spoons = dishes.filter(
      ({ cuisine, slots, ingredients }) =>
        west.has(cuisine) &&
        slots.length > 0 &&
        ingredients.some(({ foodId, grams }) => foodId === "rice-flour" && grams <= 20),
    );
    expect(spoons.map(({ id }) => id)).toEqual([]);
  });

  it("weighs nothing where no counter weighs", () => {
    const packed = cookbook.filter(({ aisle }) => !COUNTERS.has(aisle)).filter(isBoughtItself);
    const weighed = packed.filter(({ id }) => soldAs(id).length === 0);
    expect(weighed.map(({ name }) => name)).toEqual([]);
  });
});
