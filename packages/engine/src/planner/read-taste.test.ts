import { describe, expect, it } from "vitest";
import { readTaste, tasteOf } from "./read-taste.ts";
import { createSyntheticCorpus, SYNTHETIC_FOODS } from "./testing/synthetic-corpus.ts";

const [template] = createSyntheticCorpus(1).dishes;
if (template === undefined) throw new Error("no dish");

const dishNamed = (name: string) => ({ ...template, name, description: "" });
const taste = (name: string, wish: string): number => tasteOf(dishNamed(name), [], readTaste(wish));

describe("words of taste", () => {
  it("look for what a taste is made of", () => {
    expect(taste("Chicken in chilli oil", "spicy please")).toBe(1);
    expect(taste("Chicken in cream", "spicy please")).toBe(0);
  });

  it("count how much of several wishes a dish meets", () => {
    expect(taste("Lemon cream chicken", "creamy and tangy")).toBe(1);
    expect(taste("Cream chicken", "creamy and tangy")).toBeCloseTo(2 / 3, 9);
  });

  it("take nothing for what was refused", () => {
    expect(taste("Mushroom chicken", "no mushrooms, but creamy")).toBe(0);
    expect(taste("Chicken in chilli oil", "not spicy")).toBe(0);
  });

  it("find refined cooking in a phrase without looking for its words in dishes", () => {
    const wish = readTaste("sophisticated, gourmet style dishes with elegant plating");
    expect(wish).toMatchObject({ isGourmet: true, groups: [] });
  });

  it("are content with every dish when nothing is said", () => {
    expect(tasteOf(template, SYNTHETIC_FOODS, readTaste(""))).toBe(1);
  });
});
