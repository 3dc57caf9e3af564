import type { ShopMeasure } from "@meal/domain/shopping-list/list";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AS_EXACT_AS_KITCHENS, boughtOf } from "./bought.ts";
import { nameOnShelf } from "./name-on-shelf.ts";

const measure = (grams: number, ...sold: ShopMeasure["sold"]): ShopMeasure => ({
  foodId: "food",
  grams,
  sold,
  keepsDays: 7,
});
const way = (unit: string, size: string, grams: number) => ({ unit, size, grams });
const said = (of: ShopMeasure, system: "us" | "metric" | null = null) => {
  const { quantity, unit, size } = boughtOf(of, system);
  return `${quantity} ${unit} ${size}`.trim();
};

const named = (name: string, of: ShopMeasure, system: "us" | "metric") =>
  nameOnShelf(name, of, boughtOf(of, system));

describe("what is bought", () => {
  it.each([
    [measure(115.7, way("", "", 58)), "2"],
    [measure(300, way("can", "15.5 oz", 255)), "2 cans 15.5 oz"],
    [measure(3.9, way("bunch", "", 60)), "1 bunch"],
    [measure(600, way("bottle", "16.9 fl oz", 457), way("bottle", "25.4 fl oz", 687)), "1 bottle 25.4 fl oz"],
    [measure(300, way("carton", "6 count", 300), way("carton", "12 count", 600)), "1 carton 6 count"],
    [measure(1701, way("", "", 61), way("bag", "2 lb", 907)), "2 bags 2 lb"],
    // Few small packages where there are larger ones, and a pack of six before thirteen loose ones.
    [measure(375, way("bag", "2.25 oz", 64), way("bag", "6 oz", 170), way("bag", "1 lb", 454)), "1 bag 1 lb"],
    [measure(1500, way("carton", "6 count", 300), way("carton", "18 count", 900)), "2 cartons 18 count"],
    [measure(5330, way("quart", "32 fl oz", 975), way("half gallon", "64 fl oz", 1949.6)), "3 half gallons"],
    // Three half pints are asked for as a quart.
    [measure(633, way("half pint", "8 fl oz", 244), way("quart", "32 fl oz", 974)), "1 quart"],
    [measure(480, way("half pint", "8 fl oz", 244), way("quart", "32 fl oz", 974)), "2 half pints"],
    [measure(1470, way("", "", 105), way("package", "6 count", 570)), "3 packages 6 count"],
  ])("is the whole packages that leave the least over: %#", (of, words) => {
    expect(said(of)).toBe(words);
  });

  it("is weighed in its peel, of which the recipes know nothing", () => {
    const bananas = measure(1770, way("", "", 118), way("weight", "", 0.64));
    expect(said(bananas)).toBe("6¼ lb");
    expect(said(bananas, "metric")).toBe("2.8 kg");
    expect(boughtOf(bananas, null).grams).toBeCloseTo(6.25 * 453.59237 * 0.64);
    expect(boughtOf(bananas, null).leftGrams).toBeCloseTo(6.25 * 453.59237 * 0.64 - 1770);
    // Few of them are counted, peel and all.
    expect(said(measure(354, way("", "", 118), way("weight", "", 0.64)))).toBe("3");
    expect(said(measure(1100, way("weight", "", 0.52)))).toBe("4¾ lb");
  });

  it("is one package where that holds little more than several, and of what keeps somewhat more", () => {
    const leaves = [
      way("clamshell", "5 oz", 142),
      way("clamshell", "10 oz", 283),
      way("clamshell", "1 lb", 454),
    ];
    expect(said(measure(360, ...leaves))).toBe("1 clamshell 1 lb");
    const stock = [way("can", "14.5 oz", 411), way("carton", "32 fl oz", 946)];
    expect(said({ ...measure(815, ...stock), keepsDays: 365 })).toBe("1 carton 32 fl oz");
    expect(said({ ...measure(400, ...stock), keepsDays: 365 })).toBe("1 can 14.5 oz");
  });

  it("is no second box for a gram, and another egg for every egg", () => {
    const box = way("box", "16 oz", 453.6);
    expect(said(measure(455, box))).toBe("1 box 16 oz");
    expect(boughtOf(measure(455, box), null).leftGrams).toBe(0);
    expect(said(measure(470, box))).toBe("2 boxes 16 oz");
    expect(said(measure(50.4, way("", "", 50)))).toBe("2");
  });

  it("is one bag for the pantry before two for a snack, of what keeps", () => {
    const nuts = [way("bag", "2.25 oz", 64), way("bag", "6 oz", 170), way("bag", "1 lb", 454)];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (grams) => {
        const { quantity, size } = boughtOf({ ...measure(grams, ...nuts), keepsDays: 180 }, null);
        expect(size === "2.25 oz" && Number(quantity) > 1 && grams <= 340).toBe(false);
      }),
    );
    expect(said({ ...measure(80, ...nuts), keepsDays: 180 })).toBe("1 bag 6 oz");
  });

  it("is of two sizes where that leaves much less, or is fewer gallons and quarts", () => {
    const milk = [
      way("quart", "32 fl oz", 975),
      way("half gallon", "64 fl oz", 1950),
      way("gallon", "128 fl oz", 3900),
    ];
    expect(said(measure(3990, ...milk))).toBe("1 gallon + 1 quart");
    expect(said(measure(5400, ...milk))).toBe("1 gallon + 1 half gallon");
    const tenths = [way("quart", "32 fl oz", 974.7), way("half gallon", "64 fl oz", 1949.6)];
    expect(said(measure(2704, ...tenths))).toBe("1 half gallon + 1 quart");
    expect(said(measure(3013, way("half pint", "8 fl oz", 244), ...milk))).toBe("1 gallon");
    const basil = [way("package", "0.75 oz", 21), way("bunch", "", 60)];
    expect(said(measure(65, ...basil))).toBe("2 bunches");
    const celery = [way("bag", "8 oz", 227), way("bunch", "", 450)];
    expect([100, 420].map((grams) => said(measure(grams, ...celery)))).toEqual(["1 bag 8 oz", "1 bunch"]);
    expect(said(measure(3990, ...milk), "metric")).toBe("1 jug (3.8 l) + 1 carton 945 ml");
    const carrots = [
      way("", "", 61),
      way("bag", "1 lb", 454),
      way("bag", "2 lb", 907),
      way("bag", "5 lb", 2268),
    ];
    expect(said(measure(4684, ...carrots))).toBe("2 bags (5 lb) + 1 bag 2 lb");
    expect(said({ ...measure(2385, ...carrots), keepsDays: 21 })).toBe("1 bag (5 lb) + 1 bag 1 lb");
    const berries = [way("bag", "16 oz", 454), way("bag", "3 lb", 1361)];
    expect(said({ ...measure(1520, ...berries), keepsDays: 180 })).toBe("1 bag (3 lb) + 1 bag 16 oz");
    const eggs = [way("carton", "12 count", 600), way("carton", "24 count", 1200)];
    expect(said({ ...measure(3006, ...eggs), keepsDays: 28 })).toBe(
      "2 cartons (24 count) + 1 carton 12 count",
    );
    const tomatoes = [way("can", "14.5 oz", 400), way("can", "28 oz", 794)];
    expect(said(measure(1640, ...tomatoes))).toBe("2 cans (28 oz) + 1 can 14.5 oz");
    const rice = [way("bag", "1 lb", 454), way("bag", "2 lb", 907)];
    // Nobody takes three small bags where the double stands beside them.
    expect(said(measure(1340, ...rice))).toBe("1 bag (2 lb) + 1 bag 1 lb");
    const yogurt = [way("cup", "5.3 oz", 150), way("tub", "16 oz", 454), way("tub", "32 oz", 907)];
    expect(said(measure(4675, ...yogurt))).toBe("5 tubs (32 oz) + 1 tub 16 oz");
    expect(said(measure(1145, ...yogurt))).toBe("1 tub (32 oz) + 1 tub 16 oz");
  });

  it("fills up no gallon with a half pint, and no cartons with a can", () => {
    const milk = [
      way("half pint", "8 fl oz", 244),
      way("quart", "32 fl oz", 975),
      way("half gallon", "64 fl oz", 1950),
      way("gallon", "128 fl oz", 3900),
    ];
    expect(said(measure(4074, ...milk))).toBe("1 gallon + 1 quart");
    const cream = [
      way("half pint", "8 fl oz", 239),
      way("pint", "16 fl oz", 478),
      way("quart", "32 fl oz", 956),
    ];
    expect(said(measure(640, ...cream))).toBe("1 quart");
    const stock = [way("can", "14.5 oz", 411), way("carton", "32 fl oz", 946)];
    expect(said({ ...measure(2280, ...stock), keepsDays: 365 })).toBe("3 cartons 32 fl oz");
  });

  it("is a head where it would be two bags of it, and says of one bag that it is cut", () => {
    const cabbage = [way("bag", "10 oz", 284), way("head", "", 908)];
    expect([220, 330].map((grams) => said(measure(grams, ...cabbage)))).toEqual(["1 bag 10 oz", "1 head"]);
    expect(named("cabbage", measure(220, ...cabbage), "metric")).toBe("shredded cabbage");
    expect(named("shredded cabbage", measure(220, ...cabbage), "us")).toBe("shredded cabbage");
    expect(named("cabbage", measure(900, ...cabbage), "us")).toBe("cabbage");
    const celery = [way("bag", "8 oz", 227), way("bunch", "", 450)];
    expect(named("celery", measure(100, ...celery), "us")).toBe("celery sticks");
    const jar = way("jar", "12 oz", 340);
    expect(named("roasted red peppers in a jars", measure(210, jar), "us")).toBe("roasted red peppers");
    const romaine = [way("head", "", 400), way("bag", "3 hearts", 450)];
    expect(named("romaine lettuce", measure(440, ...romaine), "us")).toBe("romaine lettuce");
  });

  it("is weighed where nobody counts so many, or the counter cuts it", () => {
    const tomatoes = measure(2710, way("", "", 123), way("weight", "", 1));
    expect([said(tomatoes), said(tomatoes, "metric")]).toEqual(["6 lb", "2.75 kg"]);
    expect(said({ ...tomatoes, grams: 1230 })).toBe("10");
    const mushrooms = [way("package", "3.5 oz", 99), way("weight", "", 1)];
    expect([250, 900].map((grams) => said(measure(grams, ...mushrooms)))).toEqual([
      "3 packages 3.5 oz",
      "2 lb",
    ]);
    expect([said(measure(360)), said(measure(620), "us")]).toEqual(["13 oz", "1½ lb"]);
    expect(said(measure(360), "metric")).toBe("375 g");
    expect([said(measure(430)), said(measure(5250))]).toEqual(["1 lb", "11¾ lb"]);
  });

  it("is no less than a counter sells, and then quarters of a pound", () => {
    const ground = way("weight", "1 lb", 453.6);
    const ham = way("weight", "4 oz", 113.4);
    expect([85, 370, 470].map((grams) => said(measure(grams, ground)))).toEqual(["1 lb", "1 lb", "1¼ lb"]);
    expect([85, 200].map((grams) => said(measure(grams, ham)))).toEqual(["¼ lb", "½ lb"]);
    expect([85, 470].map((grams) => said(measure(grams, ground), "metric"))).toEqual(["450 g", "475 g"]);
  });

  it("is a bag where somebody would count out ten of what keeps", () => {
    const carrots = [way("", "", 61), way("bag", "1 lb", 454), way("bag", "2 lb", 907)];
    const keeping = (grams: number) => said({ ...measure(grams, ...carrots), keepsDays: 21 });
    expect([300, 610].map(keeping)).toEqual(["5", "1 bag 2 lb"]);
  });

  it("is no small package beside large ones, but a quart beside a gallon", () => {
    const eggs = [
      way("carton", "6 count", 300),
      way("carton", "12 count", 600),
      way("carton", "24 count", 1200),
    ];
    expect(said({ ...measure(2600, ...eggs), keepsDays: 28 })).toBe(
      "2 cartons (24 count) + 1 carton 12 count",
    );
    const milk = [way("quart", "32 fl oz", 976), way("gallon", "128 fl oz", 3904)];
    expect(said(measure(4700, ...milk))).toBe("1 gallon + 1 quart");
  });

  it("is counted, never weighed, where a shop has it by the piece alone, and is in packages where it has packages", () => {
    expect(said(measure(1122, way("", "", 67)))).toBe("17");
    const grams = fc.double({ min: 0.1, max: 20_000, noNaN: true });
    const ways = fc.array(
      fc.record({
        unit: fc.constantFrom("", "can", "bag"),
        size: fc.constantFrom("", "8 oz"),
        grams: fc.double({ min: 5, max: 5000, noNaN: true }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(grams, ways, fc.constantFrom("us", "metric", null), (needed, sold, system) => {
        expect(boughtOf(measure(needed, ...sold), system).unit).not.toMatch(/\b(?:lb|oz|k?g)$/u);
      }),
    );
  });

  it("is carried in few packages wherever larger ones would be few", () => {
    const grams = fc.double({ min: 1, max: 20_000, noNaN: true });
    const size = fc.double({ min: 20, max: 2500, noNaN: true });
    fc.assert(
      fc.property(grams, fc.array(size, { minLength: 1, maxLength: 4 }), (needed, sizes) => {
        const { quantity } = boughtOf(measure(needed, ...sizes.map((each) => way("bag", "", each))), null);
        const fewest = Math.ceil(needed / Math.max(...sizes) - 1e-6);
        expect(Number(quantity)).toBeLessThanOrEqual(Math.max(6, fewest));
      }),
    );
  });

  it("is one large bottle of what keeps, and two sizes only where a large one would be far too much", () => {
    const oil = [
      way("bottle", "16.9 fl oz", 457),
      way("bottle", "25.4 fl oz", 687),
      way("bottle", "50.7 fl oz", 1372),
    ];
    const keeps = (grams: number, keepsDays: number) =>
      boughtOf({ ...measure(grams, ...oil), keepsDays }, null).unit;
    expect(keeps(1120, 365)).toBe("bottle");
    expect(keeps(1120, 7)).toBe("bottle (25.4 fl oz) + 1 bottle");
    const nuts = [way("bag", "2.25 oz", 64), way("bag", "6 oz", 170), way("bag", "1 lb", 454)];
    expect(said({ ...measure(210, ...nuts), keepsDays: 180 })).toBe("2 bags 6 oz");
  });

  it("says a label in the measures that somebody reads", () => {
    const cans = measure(300, way("can", "15.5 oz", 255));
    expect([said(cans, "us"), said(cans, "metric")]).toEqual(["2 cans 15.5 oz", "2 cans 440 g"]);
    const bottle = measure(30, way("bottle", "16.9 fl oz", 457));
    expect(said(bottle, "metric")).toBe("1 bottle 500 ml");
    expect(said(measure(30, way("carton", "12 count", 600)), "metric")).toBe("1 carton 12 count");
    const liters = [way("half pint", "8 fl oz", 244), way("half gallon", "64 fl oz", 1950)];
    expect([200, 600].map((grams) => said(measure(grams, ...liters), "metric"))).toEqual([
      "1 carton 235 ml",
      "1 carton 1.9 l",
    ]);
    expect(said(measure(200, way("box", "2 sticks", 227)), "metric")).toBe("1 box 225 g");
    expect(said(measure(4000, way("bag", "10 lb", 4536)), "metric")).toBe("1 bag 4.5 kg");
    expect(said(measure(30, way("box", "makes 3 gallons", 11_350)), "metric")).toBe("1 box makes 11.4 l");
  });

  it.each([
    ["lemon", measure(100, way("", "", 58)), "lemons"],
    ["lemon", measure(50, way("", "", 58)), "lemon"],
    ["egg", measure(50, way("carton", "6 count", 300)), "eggs"],
    ["caper", measure(9, way("jar", "3.5 oz", 99)), "capers"],
    ["lentil (dry)", measure(9, way("bag", "1 lb", 454)), "lentils (dry)"],
    ["basil", measure(90, way("bunch", "", 60)), "basil"],
    ["chicken thigh", measure(900), "chicken thighs"],
    ["chicken thigh, boneless skinless", measure(900), "chicken thighs, boneless skinless"],
    ["scallion", measure(90, way("bunch", "", 100)), "scallions"],
    ["shredded coconut", measure(90, way("bag", "7 oz", 198)), "shredded coconut"],
    ["chicken thigh with skin", measure(900), "bone-in chicken thighs with skin"],
    ["boneless skinless chicken thigh", measure(900), "boneless skinless chicken thighs"],
    ["chicken leg", measure(900), "chicken legs"],
    ["leg of lamb", measure(900), "leg of lamb"],
    ["baby potato", measure(900, way("bag", "1.5 lb", 680)), "baby potatoes"],
    ["cherry tomato", measure(90, way("container", "10 oz", 284)), "cherry tomatoes"],
    ["radish", measure(90, way("bunch", "", 150)), "radishes"],
    ["pickled pepper", measure(90, way("jar", "8 oz", 227)), "pickled peppers"],
    ["prepared horseradish", measure(9, way("jar", "8 oz", 227)), "prepared horseradish"],
    ["roast turkey breast", measure(900), "roast turkey breast"],
    ["lavash", measure(90, way("package", "5 count", 400)), "lavash"],
    ["naan", measure(90, way("package", "5 count", 400)), "naan"],
    ["green chili", measure(50, way("", "", 15)), "green chilies"],
    ["black pepper", measure(9, way("jar", "", 42)), "black pepper"],
    ["dried lime", measure(9, way("package", "1 oz", 28)), "dried limes"],
    ["cinnamon stick", measure(9, way("jar", "0.75 oz", 21)), "cinnamon sticks"],
    ["Korean rice cake", measure(90, way("package", "1.5 lb", 680)), "Korean rice cakes"],
    ["salmon fillet", measure(900), "salmon fillet"],
    ["broccolis", measure(900, way("crown", "", 227), way("head", "", 500)), "broccoli"],
    ["zucchinis", measure(100, way("", "", 196)), "zucchini"],
    ["zucchinis", measure(400, way("", "", 196)), "zucchini"],
    ["guajillo chile", measure(9, way("bag", "2 oz", 57)), "guajillo chiles"],
    ["pizza doughs", measure(900, way("bag", "1 lb", 454)), "pizza dough"],
    ["wonton wrapper", measure(90, way("package", "12 oz", 340)), "wonton wrappers"],
    ["whole chicken", measure(3000, way("", "4 lb", 1814)), "whole chickens"],
    ["pineapple", measure(300, way("container", "16 oz", 454), way("", "", 905)), "pineapple"],
    ["roast turkey", measure(340, way("weight", "4 oz", 113)), "deli roast turkey"],
    ["corned beef", measure(1400, way("weight", "4 oz", 113)), "corned beef"],
  ])("is called as one says it: %s, %#", (name, of, words) => {
    expect(nameOnShelf(name, of, boughtOf(of, null))).toBe(words);
  });

  it("is never less than what is needed but for what no kitchen measures, and says to the gram what is left over", () => {
    const ways = fc.array(
      fc.record({
        unit: fc.constantFrom("", "can", "bag"),
        size: fc.constantFrom("", "8 oz", "1 lb"),
        grams: fc.double({ min: 0.5, max: 5000, noNaN: true }),
      }),
      { maxLength: 4 },
    );
    const grams = fc.double({ min: 0.1, max: 50_000, noNaN: true });
    fc.assert(
      fc.property(grams, ways, fc.constantFrom("us", "metric", null), (needed, sold, system) => {
        const bought = boughtOf(measure(needed, ...sold), system);
        const unmeasured = AS_EXACT_AS_KITCHENS * Math.max(0, ...sold.map((one) => one.grams));
        expect(bought.grams).toBeGreaterThanOrEqual(needed * (1 - 1e-5) - unmeasured);
        expect(bought.leftGrams).toBeCloseTo(Math.max(0, bought.grams - needed), 3);
        expect(bought.quantity).toMatch(/^[\d.¼½¾⅓⅔⅛⅜⅝⅞]+$/u);
      }),
    );
  });
});
