import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseFoodWords } from "./normalise.ts";
import { pluralOf } from "./plural.ts";

describe("food words", () => {
  it.each([
    ["Tomatoes", "tomato"],
    ["bay leaves", "bay leaf"],
    ["strawberries", "strawberry"],
    ["cookies", "cookie"],
    ["Jalapeños", "jalapeno"],
    ["crème fraîche", "creme fraiche"],
    ["extra-virgin olive oil", "extra virgin olive oil"],
    ["peaches", "peach"],
    ["radishes", "radish"],
    ["olives", "olive"],
    ["chillies", "chili"],
    ["Brussels sprouts", "brussels sprout"],
    ["confectioners' sugar", "confectioner sugar"],
  ])("turn %j into %j", (text, expected) => {
    expect(normaliseFoodWords(text)).toBe(expected);
  });

  it.each(["asparagus", "hummus", "molasses", "couscous", "swiss cheese", "watercress", "bass", "octopus"])(
    "leave %j alone",
    (word) => {
      expect(normaliseFoodWords(word)).toBe(word);
    },
  );

  it("are the same after a second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const once = normaliseFoodWords(text);
        expect(normaliseFoodWords(once).split(" ").length).toBe(once.split(" ").length);
      }),
    );
  });

  it.each(["zucchini", "broccoli", "spinach", "asparagus", "kombu", "nori"])(
    "are one and many by the same name: %j",
    (word) => {
      expect(pluralOf(word)).toBe(word);
    },
  );

  it.each([
    ["roasted red peppers in a jar", "roasted red peppers in a jar"],
    ["chipotle in adobo", "chipotles in adobo"],
    ["leg of lamb", "legs of lamb"],
  ])("are many of what is meant, not of what it lies in: %j", (one, many) => {
    expect(pluralOf(one)).toBe(many);
  });

  it.each(["onion", "tomato", "cherry", "loaf", "peach", "bay leaf", "egg", "red pepper", "box"])(
    "come back from the plural of %j",
    (word) => {
      expect(normaliseFoodWords(pluralOf(word))).toBe(word);
      expect(pluralOf(word)).not.toBe(word);
    },
  );
});
