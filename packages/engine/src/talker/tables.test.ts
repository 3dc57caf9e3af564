import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import advice from "./advice.json" with { type: "json" };
import keeping from "./keeping.json" with { type: "json" };
import portions from "./portions.json" with { type: "json" };
import { reply } from "./reply.ts";
import stove from "./stove.json" with { type: "json" };
import { testContext } from "./testing/context.ts";

const nobody = { ...testContext, diet: "none", allergies: [] };
const say = (content: string): string => reply(kitchen, [{ role: "user", content }], nobody);

describe("how much is enough", () => {
  it.each([
    ["how big a turkey do I need for 12 people", /12 people 5\.4 kg \(12 lb\) to 8\.2 kg \(18 lb\)/],
    ["how many people will a 10 lb ham serve", /feeds 13 to 20 people/],
    ["how many guests does a 5 kg turkey feed", /feeds 7 to 11 people/],
    ["how much dry pasta per person", /80 g .* to 100 g/],
  ])("is reckoned for so many people, and from a weight: %j", (asked, said) => {
    expect(say(asked)).toMatch(said);
  });

  it("is nothing that is asked of calories, of water or of salt", () => {
    expect(say("how many calories per person in a turkey dinner")).not.toMatch(/a person\. /);
    expect(say("how much water for 2 cups of rice")).toMatch(/2 parts of water/);
    expect(say("how much salt for 10 pounds of turkey")).not.toMatch(/feeds/);
  });

  it("is never less at most than at least", () => {
    for (const { grams } of portions.rows) expect(grams[1]).toBeGreaterThanOrEqual(grams[0] ?? Infinity);
  });
});

describe("how hot a pan or an oven is", () => {
  it.each([
    ["how hot a pan for steak", /in a pan: very hot/],
    ["what oven temperature for bacon", /in the oven: 200 °C/],
    ["what heat for pancakes", /in a pan: medium/],
    ["what is the internal temperature of chicken when it is done", /74 °C/],
  ])("is not how hot the food must be inside: %j", (asked, said) => {
    expect(say(asked)).toMatch(said);
  });

  it("is known of a pan or of an oven in every row", () => {
    for (const { pan, oven } of stove) expect(pan + oven).not.toBe("");
  });

  it("roasts no meat under 325 °F, as FoodSafety.gov has it, and says where that is written", () => {
    const meats = stove.filter(
      ({ what, oven }) => /steak|chop|chicken|turkey|ribs/i.test(what) && oven !== "",
    );
    expect(meats.length).toBeGreaterThan(5);
    for (const { oven, ovenSource } of meats) {
      const degrees = [...oven.matchAll(/(\d+)(?: to \d+)? °F/g)].map(([, low]) => Number(low));
      expect(Math.min(...degrees)).toBeGreaterThanOrEqual(325);
      expect(ovenSource).toContain("FoodSafety.gov");
    }
    expect(say("what oven temperature for ribs")).toMatch(/325 to 350 °F.*FoodSafety\.gov/);
    expect(say("how hot should the pan be for scrambled eggs")).toContain("160 °F");
  });
});

it("every row of what keeps is found by its words, and says where and how long", () => {
  const lost = keeping.storage.filter(({ words, fridge, freezer }) => {
    const said = say(`how long does ${words.split("|").at(-1)} keep in the fridge`);
    return !/\d|fridge|throw/i.test(said) || said.startsWith("I do not know") || `${fridge}${freezer}` === "";
  });
  expect(lost.map(({ what }) => what)).toEqual([]);
});

it.each([
  ["can you freeze mayonnaise", /do not freeze/],
  ["does flaxseed oil need to be refrigerated", /that is where they belong/],
  ["can I freeze cream soup", /grainy/],
  ["should gyoza be frozen", /raw in one layer/],
  ["my muffins are raw inside", /toothpick/],
])("%j is answered from the tables", (asked, said) => {
  expect(say(asked)).toMatch(said);
});

describe("how long something takes", () => {
  it.each([
    ["how long do chicken thighs take in the air fryer", /^Chicken thighs, air fryer: .*74 °C \(165 °F\)/],
    ["how many minutes for potatoes in the instant pot", /^Potatoes, pressure cooker: /],
    ["how long does beef stew need in the slow cooker", /^Stew beef, slow cooker: 8 to 10 hours/],
    ["how long do i reheat quiche", /^Reheat leftovers/],
    ["how long do sweet potato fries take", /^Sweet potato fries/],
    ["peas from frozen how long", /^Vegetables go into the pan frozen/],
  ])("goes by what it is made in and into: %j", (asked, said) => {
    expect(say(asked)).toMatch(said);
  });

  it.each([
    ["how long do i cook shrimp in the air fryer, my son is allergic to shellfish", "shrimp"],
    ["my son is allergic to eggs and nuts. How long do soft boiled eggs take?", "eggs"],
    ["how do i toast almonds, my daughter is allergic to tree nuts", "almonds"],
  ])("says which of it somebody may not have who is told of: %j", (asked, food) => {
    expect(say(asked)).toMatch(new RegExp(`Not for an allergy to .*: .*${food}`));
    expect(say(asked.replace(/,? ?my (?:son|daughter) is[^.]*\.? ?/i, ""))).not.toMatch(/Not for an allergy/);
  });

  it("is not how long it keeps", () => {
    expect(say("how long do leeks keep")).toMatch(/in the fridge/);
    expect(say("how long does opened passata last")).toMatch(/in the fridge/);
  });
});

describe("what a word of a recipe means", () => {
  const words = advice.terms.map(
    ([, text = ""]) => text.split(/[:;,]| bends?\b| gives?\b/)[0]?.toLowerCase() ?? "",
  );

  it.each(words)("is said: %s", (word) => {
    expect(say(`what does ${word} mean`)).not.toMatch(/^I do not know that/);
  });

  it("is nothing that a dish is called, and no doctor's word", () => {
    expect(say("what does my doctor mean with low sodium")).toMatch(/medical advice/);
    expect(say("what is a good recipe for braised beef")).not.toMatch(/^Braising/);
  });
});
