import { describe, expect, it } from "vitest";
import { kitchen } from "../../scripts/testing/cookbook.ts";
import { COOK_TIMES } from "./cook-times.ts";
import { reply } from "./reply.ts";
import { testContext } from "./testing/context.ts";

const nobody = { ...testContext, diet: "none", allergies: [] };
const say = (content: string, allergies: readonly string[] = []): string =>
  reply(kitchen, [{ role: "user", content }], { ...nobody, allergies: [...allergies] });

describe("the table of how foods are cooked", () => {
  it("has each food once, with one way at least, and both scales wherever it names a heat", () => {
    expect(new Set(COOK_TIMES.map(({ what }) => what)).size).toBe(COOK_TIMES.length);
    for (const { by, done } of COOK_TIMES) {
      const texts = [...Object.values(by), done].flatMap((text) => text ?? []);
      expect(texts.length).toBeGreaterThan(1);
      for (const text of texts) {
        expect(text).not.toMatch(/[{}]/);
        expect(text.match(/°C/g)?.length ?? 0).toBe(text.match(/°F/g)?.length ?? 0);
      }
    }
  });

  it("sets no oven for raw meat under 325 °F, and holds all poultry to 165 °F", () => {
    const ofMeat = COOK_TIMES.filter(({ done }) => done.includes("145 °F") || done.includes("165 °F"));
    for (const { by } of ofMeat)
      for (const heat of (by["oven"] ?? "").matchAll(/\((\d{3})/g))
        expect(Number(heat[1])).toBeGreaterThan(324);
    for (const { done } of COOK_TIMES.filter(({ what }) => /chicken|turkey breast/i.test(what)))
      expect(done).toContain("165 °F");
  });
});

describe("how one food is cooked in one way", () => {
  it.each([
    [
      "chicken thighs with the bone in, 400 degrees, how many minutes",
      /^Bone-in chicken thighs, oven: 35 to 45/,
    ],
    ["boneless skinless thighs in the oven how long", /^Boneless chicken thighs, oven: 20 to 25/],
    ["how long do i bake salmon fillets at 400", /^Salmon, oven: 12 to 15/],
    ["salmon fillet air fryer time and temp", /^Salmon, air fryer: 7 to 10 minutes at 200 °C \(400 °F\)/],
    [
      "instant pot pinto beans without soaking",
      /^Pinto beans, pressure cooker: unsoaked 25 to 35.*natural release/,
    ],
    ["best way to make bacon in the oven for a big crowd", /./],
    ["how should i cook a spaghetti squash", /^Spaghetti squash, oven: halved.*strands/],
    ["how to cook frozen prawns so they are not tough", /^Shrimp from frozen, stovetop: thaw them/],
    [
      "how long frozen chicken breasts instant pot",
      /^Chicken breast from frozen, pressure cooker: in one layer/,
    ],
    ["how long to roast cauliflour at 425", /^Cauliflower, oven: florets 20 to 30/],
    ["air fry brocolli how long", /^Broccoli, air fryer: 6 to 8/],
    ["how do i cook quinoa so that it is fluffy", /^Quinoa, stovetop: rinse.*13 to 15/],
    ["pork chops in the oven at 325 how long", /At 165 °C \(325 °F\) allow about a quarter longer/],
    ["how long do potatoes and carrots roast", /^Potatoes, oven[^]*\nCarrots, oven/],
    ["frozen fries in the oven", /^Fries from frozen, oven: 15 to 25/],
  ])("is told alone: %j", (asked, said) => {
    expect(say(asked)).toMatch(said);
  });

  it.each([
    ["how do i make meatballs", /^Meatballs, oven/],
    ["how long to boil canned corn", /^Corn on the cob, /],
    ["what temperature should salmon be inside", /^Salmon, /],
    ["can i put raw kidney beans in the slow cooker", /^Kidney beans, /],
    ["can i put frozen chicken in the crock pot", /^Chicken/],
    ["how long do i thaw frozen shrimp", /^Shrimp/],
    ["how long does cooked salmon keep", /^Salmon, /],
    ["how long to bake a chicken pot pie", /^Chicken/],
  ])("is not told where something else is asked: %j", (asked, said) => {
    expect(say(asked)).not.toMatch(said);
  });

  it("says whom it is not for", () => {
    expect(say("how long to air fry shrimp", ["shellfish"])).toContain("Not for an allergy to shellfish");
  });
});
